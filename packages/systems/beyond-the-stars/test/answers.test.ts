import { readdirSync, readFileSync } from 'node:fs';
import { gameText, tellFault, tryScenario } from '@banneret/game';
import { strictTranslator } from '@banneret/i18n';
import { inputAt, kernelText, kindOf, promptOf, replay, submit, type Prompt } from '@banneret/kernel';
import { checkAnswer } from '@banneret/testkit';
import { describeAnswersInFiles } from '@banneret/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { beyondTheStarsGame as game, type State } from '../src/index.js';
import { man, roll, scene } from './scene.js';

function setupWith(seed: number, options: Readonly<Record<string, unknown>>): unknown {
  const setup = game.setupFor({ seed, options });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value;
}

describeAnswersInFiles(game, {
  setups: [1, 2, 3].map(seed => setupWith(seed, {})),
  games: 3,
  mostInputs: 450,
  everyWait: 9,
  mostOptions: 8,
});

/** At every question of an example: what is offered, and what is answered. */
function* offersIn(text: string): Generator<readonly [State, Prompt, unknown]> {
  const tried = tryScenario(text, [game]);
  if (!tried.begun) throw new Error('the example does not begin');
  const { header, inputs } = tried.run.record;
  const { match } = replay(game.system, header.start, []);
  for (const recorded of inputs) {
    const input = inputAt(recorded, match.wait);
    const prompt = input.kind === 'choice' ? promptOf(match, input.seat) : undefined;
    if (prompt !== undefined && input.kind === 'choice') {
      yield [match.state, prompt, input.choice];
      const { shape, seat } = prompt;
      let left = MOST_OFFERS;
      for (const offer of kindOf(game.system, shape).enumerate(match.state, shape, seat)) {
        yield [match.state, prompt, offer];
        if (--left === 0) break;
      }
    }
    submit(game.system, match, input);
  }
}

const MOST_OFFERS = 40;

describe('examples of the page', () => {
  const folder = new URL('../../../../docs/scenarios/beyond-the-stars/', import.meta.url);

  it('have answers that come back from a file as they went in, whatever is offered', () => {
    const asked = new Set<string>();
    for (const name of readdirSync(folder))
      for (const [state, prompt, answer] of offersIn(readFileSync(new URL(name, folder), 'utf8'))) {
        checkAnswer(game, state, prompt, answer);
        asked.add(prompt.ask);
      }
    const questions = Object.keys(game.text.en).filter(key => key.startsWith('bts.ask.'));
    expect(questions.filter(question => !asked.has(question))).toEqual([]);
  });
});

describe('answers of scenario files', () => {
  const words = strictTranslator('en', kernelText, gameText, game.text);
  const FILE = new URL('./scenarios/charge-and-duel.json', import.meta.url);
  const file = JSON.parse(readFileSync(FILE, 'utf8')) as object;

  function tried(choose: unknown, expected: object = {}): string {
    const choices = [{ seat: 1, choose }];
    const { verdict } = tryScenario(JSON.stringify({ ...file, chance: [], choices, expect: expected }), [game]);
    return verdict.kind === 'bad' ? tellFault(verdict.fault, words).replace(/ \(asked.*/, '') : verdict.kind;
  }

  it.each([
    [
      { do: 'walk', figure: 'knight', pth: [[44, 60]] },
      'choices[0].choose: “pth” is not a field; known are: do, figure, path, on.',
    ],
    [{ do: 'walk', figure: 'night', path: [[44, 60]] }, 'choices[0].choose.figure: there is no figure “night”'],
    [
      { do: 'walk', figure: 'knight', path: [44, 60] },
      'choices[0].choose.path[0]: a place is written [x, y], in centimetres, not 44',
    ],
    [{ do: 'walk', figure: 'knight', path: 'east' }, 'choices[0].choose.path: a list is expected here, not "east"'],
    [
      { do: 'charge', figure: 'knight', path: [], targets: ['prinz'] },
      'choices[0].choose.targets[0]: there is no figure “prinz”',
    ],
    [{ figure: 'knight' }, 'choices[0].choose: an answer says with “do” what is done'],
    [
      { do: 'cross', figure: 'knight', piece: 'wal', to: [1, 1] },
      'choices[0].choose.piece: there is no piece of scenery “wal”',
    ],
  ])('%j is told with its place', (choose, sentence) => expect(tried(choose)).toBe(sentence));

  it('know weapons, doors and ladders by their names, the second of a kind by its number', () => {
    const { state } = scene({
      terrain: [
        {
          id: 'house',
          kind: 'building',
          box: [70, 60, 12, 12],
          openings: [
            { at: [70, 66], kind: 'door' },
            { at: [76, 60], kind: 'window' },
            { at: [82, 66], kind: 'door' },
          ],
        },
        {
          id: 'hill',
          kind: 'platform',
          box: [20, 80, 9, 9],
          access: [{ kind: 'ladder', foot: [20, 80], head: [22, 82] }],
        },
      ],
      figures: [
        man(1, 'a', 40, 40, { ranged: [{}, { id: 'axe' }, {}] }),
        man(1, 'b', 0, 0, { place: 'inside', host: 'house' }),
        man(2, 'z', 60, 60),
      ],
    });
    const prompt = { seat: 0, ask: 'bts.ask.act', rule: '', shape: { kind: 'bts.act' } };
    const read = (raw: object): unknown => {
      const found = game.scenario.choice(state, prompt, raw);
      return found.ok ? found.value : [found.problem.say.replace('bts.scenario.', ''), found.problem.args?.['place']];
    };
    const throwing = (weapon: unknown) => ({ do: 'throw', figure: 'a', weapon, target: 'z' });
    expect(['gun', 'axe', 'gun 2'].map(name => read(throwing(name)))).toMatchObject(
      [0, 1, 2].map(weapon => ({ weapon })),
    );
    expect(read(throwing('gun 3'))).toEqual(['unknown-weapon', 'choice.weapon']);
    const entering = { do: 'enter', figure: 'a', piece: 'house', opening: 'door 2' };
    expect([read(entering), read({ do: 'leave', figure: 'b', opening: 'window' })]).toMatchObject([
      { opening: 2 },
      { opening: 1 },
    ]);
    expect(read({ do: 'leave', figure: 'a', opening: 'door' })).toEqual(['unknown-opening', 'choice.opening']);
    expect(read({ do: 'stairs', figure: 'a', piece: 'hill', access: 'ladder' })).toMatchObject({ access: 0 });
    expect(read({ do: 'stairs', figure: 'a', piece: 'hill', access: 0 })).toEqual(['expected-name', 'choice.access']);
    for (const raw of [throwing('gun 2'), entering])
      expect(game.scenario.write?.(state, prompt, read(raw))).toEqual(raw);
    // Misspelt words are told with their place, and not as a fault of the fields beside them.
    expect(read({ do: 'wlak', figure: 'a', path: [[41, 40]] })).toEqual(['unknown-word', 'choice.do']);
    expect(read({ do: 'cast', figure: 'a', spell: 'pusch', target: 'z' })).toEqual(['unknown-word', 'choice.spell']);
    expect(read({ do: 'walk', figure: 'a', path: [[41, 40]], on: 'yes' })).toEqual(['unknown-word', 'choice.on']);
    expect(read({ do: 'walk', figure: 'a', path: [[41, 40]], on: true })).toMatchObject({ on: true });
    const elsewhere = (kind: string, raw: object): unknown => {
      const found = game.scenario.choice(state, { ...prompt, shape: { kind } }, raw);
      return found.ok ? 'ok' : [found.problem.say.replace('bts.scenario.', ''), found.problem.args?.['place']];
    };
    expect(elsewhere('bts.order', { do: 'order', figure: 'a', order: 'stopThen' })).toEqual([
      'unknown-word',
      'choice.order',
    ]);
    expect(elsewhere('bts.action', { do: 'action', figure: 'a', action: 'shoot' })).toEqual([
      'unknown-word',
      'choice.action',
    ]);
    expect(elsewhere('bts.shoot', { do: 'fire', volleys: [] })).toEqual(['unknown-word', 'choice.do']);
    expect(elsewhere('bts.shoot', { do: 'end' })).toBe('ok');
    // Older files have the engine's numbers.
    expect([read(throwing(2)), read({ ...entering, opening: 2 }), read({ do: 'stand', figure: 1 })]).toMatchObject([
      { weapon: 2 },
      { opening: 2 },
      { figure: 1 },
    ]);
  });

  it('have no numbers of the engine where an option has a name', () => {
    const { state, prompt } = scene({
      begin: 'deployment',
      initiative: 'nobody',
      phase: 'deployment',
      figures: [
        man(1, 'a', 0, 0, { place: 'waiting', unit: 'us' }),
        man(2, 'z', 0, 0, { place: 'waiting', unit: 'us' }),
      ],
    }).do(roll('deployment', 1, 6), 'far');
    const read = (raw: unknown): unknown => {
      const found = game.scenario.choice(state, prompt as NonNullable<typeof prompt>, raw);
      return found.ok ? found.value : found.problem.say.replace('bts.scenario.', '');
    };
    // Both have a unit of this name; it is the one of the player who is asked.
    expect(prompt?.seat).toBe(1);
    expect([read({ deploy: 'us' }), read({ reserve: 'us' })]).toEqual(['deploy:1', 'reserve:1']);
    expect([read('deploy:1'), read({ deploy: 'them' }), read({ deploy: 'us', reserve: 'us' })]).toEqual([
      'no-such-answer',
      'unknown-unit',
      'no-such-answer',
    ]);
  });

  it('have events in names and centimetres', () => {
    const moved = { type: 'figure.moved', figure: 'knight', path: [[44.5, 60]], to: [44.5, 60], cm: 4.5 };
    expect(tried({ do: 'walk', figure: 'knight', path: [[44.5, 60]] }, { events: [moved] })).toBe('held');
  });
});
