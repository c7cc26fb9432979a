import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shelf } from '@banneret/cli';
import { schemaFor, tableRules } from '@banneret/game';
import { kindOf, writeRecord, type Fairness, type MatchRecord, type Prompt } from '@banneret/kernel';
import { commitmentOf, SettlingRoom } from '@banneret/room';
import { toyGame } from '@banneret/toy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cliText } from '../src/text/index.js';
import { banneret, inProcess } from './command.js';

const dir = mkdtempSync(join(tmpdir(), 'banneret-test-'));
const watched = join(dir, 'watched.json');
const scenario = (name: string): string =>
  fileURLToPath(new URL(`../../systems/toy/test/scenarios/${name}.json`, import.meta.url));
const english = (...args: string[]) => banneret([...args, '--lang', 'en']);
const jsonLines = (out: string): unknown[] =>
  out
    .trim()
    .split('\n')
    .map(text => JSON.parse(text) as unknown);

beforeAll(async () => {
  const { code } = await english('play', 'toy', '--seat', '0', '--level', 'random', '--seed', '4', '--record', watched);
  expect(code).toBe(0);
});

afterAll(() => rmSync(dir, { recursive: true }));

describe('run', () => {
  it('prints events and outcome as JSON lines, and words on stderr', async () => {
    const { code, out, err } = await english('run', scenario('attack'));
    const lines = jsonLines(out);
    expect(code).toBe(0);
    expect(err).toBe(`${scenario('attack')}: all went as expected.\n`);
    expect(lines).toHaveLength(6);
    expect(lines[1]).toEqual({ type: 'dice.rolled', seat: 0, faces: [6, 3, 1, 5], hits: 3 });
    expect(lines.at(-1)).toMatchObject({ verdict: 'held', result: { winners: [], scores: [5, 5] } });
  });

  it('ends with 1 when an expectation fails, naming it', async () => {
    const file = join(dir, 'fails.json');
    const raw = JSON.parse(readFileSync(scenario('attack'), 'utf8')) as { expect: object };
    writeFileSync(file, JSON.stringify({ ...raw, expect: { ...raw.expect, facts: { round: 3 } } }));
    const { code, err, out } = await english('run', file);
    expect([code, err]).toEqual([1, 'expect.facts.round: expected 3, found 4\n']);
    expect(jsonLines(out).at(-1)).toMatchObject({ verdict: 'failed' });
  });

  it('ends with 3 when a choice is refused unexpectedly, and says why', async () => {
    const file = join(dir, 'refused.json');
    const raw = readFileSync(scenario('empty-front'), 'utf8');
    writeFileSync(file, raw.replace(', "refused": "TOY-05"', ''));
    const { code, err } = await english('run', file);
    const why = 'Your front squad is empty: it cannot attack. [TOY-05]';
    const asked = '(asked: “What does your side do?”, toy.turn; an answer reads, say, "rest", "regroup")';
    expect([code, err]).toEqual([3, `choices[0]: choice refused. ${why} ${asked}\n`]);
  });

  it('names whom a refusal is about, here and in replays', async () => {
    const folder = new URL('../../systems/the-other-side/test/scenarios/', import.meta.url);
    const raw = JSON.parse(readFileSync(new URL('retreat.json', folder), 'utf8')) as { choices: readonly object[] };
    const [file, kept] = [join(dir, 'too-far.json'), join(dir, 'too-far.record.json')];
    const choices = [...raw.choices.slice(0, 3), { seat: 1, choose: [{ fireteam: 0, way: [[1, 20]] }] }];
    writeFileSync(file, JSON.stringify({ ...raw, choices, expect: {} }));
    const { err } = await inProcess(['run', file, '--record', kept, '--lang', 'en']);
    expect(err).toMatch(/^choices\[3\]: choice refused\. Harbour Militia \(Fireteam A\) goes too far\. \[TOS-MOV-02\]/);

    const record = JSON.parse(readFileSync(kept, 'utf8')) as MatchRecord;
    const refused = { seat: 0, choice: [{ fireteam: 0, way: [{ x: 25_400, y: 508_000 }] }] };
    writeFileSync(kept, writeRecord({ ...record, inputs: [...record.inputs, refused], hashes: [] }));
    const again = await inProcess(['replay', kept, '--lang', 'en']);
    expect(again.err).toMatch(/input 4 is refused at .*\(Fireteam A\) goes too far\. \[TOS-MOV-02\]/);
  });

  it('fails a file with dice that nobody rolled', async () => {
    const file = join(dir, 'leftover.json');
    const raw = JSON.parse(readFileSync(scenario('last-round'), 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...raw, chance: [[1], [2]] }));
    const { code, err } = await inProcess(['run', file, '--lang', 'en']);
    expect(code).toBe(1);
    expect(err).toBe('chance[0]: 2 chance outcomes were never asked for\n');
  });

  it('explains on request, and keeps a record', async () => {
    const kept = join(dir, 'kept.json');
    const { out } = await inProcess(['run', scenario('attack'), '--explain', '--record', kept]);
    expect(jsonLines(out)[1]).toMatchObject({ why: { start: 4, total: 3 } });
    expect((await inProcess(['replay', kept])).code).toBe(0);
  });
});

describe('verify', () => {
  const seed = 'a'.repeat(64);
  const file = join(dir, 'online.json');

  /** A game of a room, every choice the first one that comes along. */
  function sharedGame(): MatchRecord {
    const setup = toyGame.setupFor({ seats: 2 });
    if (!setup.ok) throw new Error(setup.problem.say);
    const dice = { seed, contributions: ['one', 'two'] };
    const room = new SettlingRoom(
      toyGame.system,
      { start: { kind: 'setup', setup: setup.value }, seats: 2, dice },
      () => {},
    );
    while (!room.isOver) {
      const seat = room.snapshot('public').view.awaited[0]?.seat as number;
      const { view } = room.snapshot(seat);
      const prompt = view.prompt as Prompt;
      const [choice] = kindOf(toyGame.system, prompt.shape).enumerate(view.state, prompt.shape, seat);
      room.answer(seat, view.wait, choice);
    }
    return { ...room.record(), fairness: { ...dice, commitment: commitmentOf(seed), draws: room.draws } };
  }

  it('finds honest dice honest, and says which roll was not', async () => {
    const record = sharedGame();
    writeFileSync(file, writeRecord(record));
    const fine = await inProcess(['verify', file, '--lang', 'en']);
    expect(fine).toMatchObject({ code: 0 });
    expect(fine.out).toMatch(/^✓ The dice are honest: \d+ rolls follow.*\n\? This record follows the old way/);
    const fairness = { ...record.fairness, contributions: ['one', 'somebody else'] } as Fairness;
    writeFileSync(file, writeRecord({ ...record, fairness }));
    const { code, err } = await inProcess(['verify', file, '--lang', 'en']);
    expect(code).toBe(1);
    expect(err).toMatch(/roll 1 had to be/);
  });

  it('says so when a record promises nothing', async () => {
    const { code, err } = await inProcess(['verify', watched, '--lang', 'fr']);
    expect(code).toBe(1);
    expect(err).toMatch(/ne promet rien/);
  });
});

describe('replay', () => {
  it('agrees with a good record', async () => {
    const { code, out, err } = await inProcess(['replay', watched, '--lang', 'en']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^The record agrees: \d+ inputs, fingerprint [0-9a-f]{16}\.\n$/);
    const { inputs, hash } = JSON.parse((await inProcess(['replay', watched, '--json'])).out) as Record<
      string,
      unknown
    >;
    expect(out).toContain(`${String(inputs)} inputs, fingerprint ${String(hash)}.`);
  });

  it('says where two records part', async () => {
    const other = join(dir, 'other.json');
    await inProcess(['play', 'toy', '--seat', '0', '--level', 'random', '--seed', '5', '--record', other]);
    expect((await inProcess(['replay', watched, watched, '--lang', 'en'])).out).toMatch(
      /^The two records are the same/,
    );
    const { code, err } = await inProcess(['replay', watched, other, '--lang', 'en']);
    expect(code).toBe(1);
    expect(err).toMatch(/^banneret: the records part at input \d+ \(the input\), at main\./);
  });
});

describe('inspect', () => {
  const at = (n: string, ...more: string[]) => inProcess(['inspect', watched, '--at', n, '--lang', 'en', ...more]);

  it('shows the place in the rules, the board, the question and the legal answers', async () => {
    const { code, out } = await at('2');
    expect(code).toBe(0);
    expect(out).toMatch(/^── 2 of \d+ ── main\.turns › auction\.open\n/);
    expect(out).toContain('Side 1: squads 3 3 3, 3 coins, 1 card\n');
    expect(out).toContain('Player 2: How many coins do you bid to lead this round? [TOY-02]\n  • 0  0\n  • 1  1\n');
  });

  it('shows what is barred, and why', async () => {
    const kept = join(dir, 'barred.json');
    await inProcess(['run', scenario('empty-front'), '--record', kept]);
    const { out } = await inProcess(['inspect', kept, '--at', '0', '--lang', 'en']);
    expect(out).toContain('  ✗ Attack side 1: Your front squad is empty: it cannot attack. [TOY-05]\n');
  });

  it('writes answers and inputs as a scenario file does', async () => {
    const kept = join(dir, 'shares.json');
    await inProcess(['run', scenario('attack'), '--record', kept]);
    const { inputs } = JSON.parse(readFileSync(kept, 'utf8')) as MatchRecord;
    const shares = inputs.findIndex(input => 'choice' in input && JSON.stringify(input.choice) === '[0,1]');
    const asked = await inProcess(['inspect', kept, '--at', `${shares}`, '--lang', 'en']);
    expect(asked.out).toMatch(/ {2}• .* {2}\{"1":1\}\n/);
    const answered = await inProcess(['inspect', kept, '--at', `${shares + 1}`, '--lang', 'en']);
    expect(answered.out).toContain('Input: {"seat":2,"choose":{"1":1}}\n');
    const rolled = await inProcess(['inspect', kept, '--at', '2', '--lang', 'en']);
    expect(rolled.out).toContain('Input: {"chance":[6,3,2,1]}\n');
  });

  it('names the cards that are drawn', async () => {
    const file = fileURLToPath(new URL('../../systems/the-other-side/test/scenarios/volley.json', import.meta.url));
    const kept = join(dir, 'volley.record.json');
    await inProcess(['run', file, '--record', kept]);
    const { inputs } = JSON.parse(readFileSync(kept, 'utf8')) as MatchRecord;
    const first = inputs.findIndex(input => 'outcome' in input);
    const awaits = await inProcess(['inspect', kept, '--at', `${first}`, '--lang', 'en']);
    expect(awaits.out).toContain('Awaited: 1 draw from 1 rams, 2 rams, ');
    const drawn = await inProcess(['inspect', kept, '--at', `${first + 1}`, '--lang', 'en']);
    expect(drawn.out).toContain('Input: {"chance":["4 rams"]}\n');
  });

  it('shows events with their words on request', async () => {
    expect((await at('1')).out).not.toContain('card.drawn');
    expect((await at('1', '--events')).out).toContain('Side 1 draws a card. {"type":"card.drawn","seat":0');
  });

  it('hides from a player what that player may not see', async () => {
    expect((await at('1', '--events', '--seat', '1')).out).not.toContain('"card":-1');
    const theirs = (await at('1', '--events', '--state', '--seat', '2')).out;
    expect(theirs).toContain('{"type":"card.drawn","seat":0,"card":-1,"player":1}');
    expect(theirs).toContain('"hand":[-1]');
    const bids = (await at('2', '--seat', '2')).out;
    // Seat 1 is asked as well, but how its question is worded is not for seat 2.
    expect(bids.match(/How many coins/g)).toHaveLength(1);
    expect(bids.match(/ {2}• /g)).toHaveLength(4);
  });

  it('walks back and forth', async () => {
    const { code, out } = await banneret(['inspect', watched, '--lang', 'en'], '\n\nb\n>\nnonsense\n<\nq\n');
    const stops = [...out.matchAll(/── (\d+) of (\d+) ──/g)].map(match => Number(match[1]));
    const last = Number(/of (\d+)/.exec(out)?.[1]);
    expect(code).toBe(0);
    expect(stops).toEqual([0, 1, 2, 1, last, 0]);
    expect(out).toContain('“nonsense” means nothing here');
  });
});

describe('play', () => {
  it('is a whole game through a pipe', async () => {
    const file = join(dir, 'piped.json');
    // Whatever is asked, one of these fits; what does not is explained and asked again.
    const typed = '1\n1 2 3\n3 0 0\n1 1 0\n0 1 1\n-\n2\n'.repeat(60);
    const { code, out, err } = await banneret(
      ['play', 'toy', '--seed', '11', '--level', 'random', '--record', file, '--lang', 'en'],
      typed,
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/(Player \d wins|A draw)\. Scores: \d+ – \d+\.\nGame recorded in /);
    // A question with one legal answer is not asked but told, and is an input of the record like any other.
    expect(out).toContain('Only one answer possible: Pass (Do you play a shield card?)');
    expect(out).not.toMatch(/\n {2}1\. Pass\n/);
    expect((await inProcess(['replay', file])).code).toBe(0);
  });

  it('gives the same game for the same seed and answers', async () => {
    const once = () => inProcess(['play', 'toy', '--seed', '9', '--lang', 'en'], ['1', '1', 'q']);
    expect((await once()).out).toBe((await once()).out);
  });

  it('takes a choice back, and says when it may not', async () => {
    const typed = ['u', '3', 'u', '2', 'u', '1', 'q'];
    const { out } = await inProcess(['play', 'toy', '--seed', '4', '--level', 'random', '--lang', 'en'], typed);
    expect(out).toContain('You have not done anything yet that could be taken back.');
    expect(out).toContain('This cannot be taken back: another player has answered since.');
    expect(out).toContain('Choice taken back.');
  });

  it('explains refusals and goes on asking', async () => {
    const { out } = await inProcess(['play', 'toy', '--seed', '4', '--lang', 'en'], ['99', 'abc', '[1]', '1', 'q']);
    expect(out).toContain('99 is out of bounds: 0 to 3. [TOY-02]');
    expect(out).toContain('“abc”: type numbers, or “?” for help.');
    expect(out).toContain('This answer does not have the form that the question asks for. [KRN-05]');
    expect(out).toContain('The bids are opened');
    expect(out).toContain('Game abandoned.');
  });

  it('tells the odds of an answer without giving it, where the game knows any', async () => {
    const { out } = await inProcess(['play', 'toy', '--seed', '4', '--lang', 'en'], ['o 1', 'o 99', 'q']);
    expect(out.match(/There are no odds to tell for this answer\./g)).toHaveLength(2);
  });

  it('seats three, with the person in the last seat', async () => {
    const { out } = await inProcess(['play', 'toy', '--seats', '3', '--seat', '3', '--lang', 'en'], ['q']);
    expect(out).toContain('You are player 3.');
    expect(out).toContain('Side 3: squads');
  });
});

describe.each(shelf.map(({ game }) => [game.system.id, game] as const))('%s on the shelf', (system, game) => {
  // A key that nobody translated shows up as the key itself.
  const keysIn = (text: string): string[] =>
    Object.keys({ ...game.text.fr, ...cliText.fr }).filter(key => text.split(/[\s:;,()[\]]+/).includes(key));

  it.each(['fr', 'en'])('plays to its end by prompts alone (%s)', async lang => {
    const file = join(dir, `${system}-${lang}.json`);
    const watch = ['play', system, '--seat', '0', '--level', 'random', '--seed', '2', '--lang', lang];
    const { code, out, err } = await inProcess([...watch, '--record', file]);
    expect([code, err, keysIn(out)]).toEqual([0, '', []]);
    expect((await inProcess(['replay', file])).code).toBe(0);
  });

  it('asks a person in words', async () => {
    const { code, out } = await inProcess(
      ['play', system, '--seed', '2', '--level', 'random', '--lang', 'en'],
      [...'111?11r11b1q'],
    );
    expect([code, keysIn(out)]).toEqual([0, []]);
    expect(out).toMatch(/^Player 1: .+ \[[A-Z0-9]+-[A-Z0-9-]+\]$/m);
    expect(out).toContain('Game abandoned.');
  });
});

describe('sim', () => {
  it('gives one JSON object, the same whatever the threads', async () => {
    const sim = async (workers: string): Promise<Record<string, unknown>> => {
      const { code, out, err } = await english(
        'sim',
        'toy',
        '--games',
        '30',
        '--seed',
        '3',
        '--workers',
        workers,
        '--json',
      );
      expect([code, err]).toEqual([0, '']);
      return JSON.parse(out) as Record<string, unknown>;
    };
    const [alone, together] = await Promise.all([sim('1'), sim('2')]);
    expect(alone).toMatchObject({ system: 'toy', games: 30, draws: expect.any(Number) as number });
    for (const key of ['seconds', 'gamesPerSecond', 'inputs']) expect(alone[key]).toBeGreaterThan(0);
    expect(Object.keys(alone['wins'] as object)).toEqual(['players', 'armies', 'seats']);
    for (const key of ['fingerprint', 'wins', 'draws', 'inputs', 'intervals'])
      expect(together[key]).toEqual(alone[key]);
  });

  it('plays on the terms the players agree on', async () => {
    const sim = async (options: string): Promise<{ inputs: number; options: unknown }> => {
      const { out } = await inProcess(['sim', 'toy', '--games', '4', '--workers', '1', '--json', '--options', options]);
      return JSON.parse(out) as { inputs: number; options: unknown };
    };
    const [short, long] = [await sim('rounds=1'), await sim('rounds=6')];
    expect([short.options, long.options]).toEqual([{ rounds: 1 }, { rounds: 6 }]);
    expect(short.inputs).toBeLessThan(long.inputs);
  });

  it('reads well', async () => {
    const { out } = await inProcess('sim toy --games 4 --workers 1 --armies wall,spear --lang en'.split(' '));
    expect(out).toMatch(/^toy: 4 games, seed 1, 1 thread\n/);
    expect(out).toMatch(/Wins by army:\n {2}spear +\d of 4: [\d.]+ % \([\d.]+ to [\d.]+ %\)\n {2}wall/);
  });
});

describe('the rest', () => {
  it('lists the games', async () => {
    expect((await inProcess(['list', '--lang', 'en'])).out).toMatch(
      /^toy — Ford of Banners\n {2}players: 2, 3, 4\n {2}levels .*: random \(at random\), greedy \(the best move at once\)$/m,
    );
  });

  it('quotes rules', async () => {
    expect((await inProcess(['rules', 'toy', 'toy-05', '--lang', 'en'])).out).toBe(
      'TOY-05  An empty front squad cannot attack.\n',
    );
    expect((await inProcess(['rules', 'toy'])).out.trim().split('\n').length).toBe(
      toyGame.rules.length + tableRules.length,
    );
  });

  it('prints the schema', async () => {
    expect(JSON.parse((await inProcess(['schema', 'toy'])).out)).toEqual(
      JSON.parse(JSON.stringify(schemaFor(toyGame))),
    );
  });

  it.each(['play', 'run', 'replay', 'verify', 'inspect', 'sim', 'rules', 'schema', 'list'])(
    'helps with %s',
    async name => {
      const asked = await inProcess([name, '--help', '--lang', 'en']);
      expect(asked).toMatchObject({
        code: 0,
        out: expect.stringMatching(`^Usage: banneret ${name}`) as string,
        err: '',
      });
      expect((await inProcess(['help', name, '--lang', 'en'])).out).toBe(asked.out);
      expect((await inProcess(['--help', '--lang', 'en'])).out).toContain(`\n  ${name} `);
    },
  );

  it('does what the README shows', async () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    expect(readme).toContain((await inProcess(['rules', 'toy', 'TOY-05', '--lang', 'en'])).out);
    expect(readme).toContain((await inProcess(['run', scenario('last-round'), '--lang', 'en'])).out);
  });

  it('knows its version', async () => {
    expect((await inProcess(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
