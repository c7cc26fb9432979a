import { randomChoice } from '@banneret/ai';
import { gameText } from '@banneret/game';
import { strictTranslator } from '@banneret/i18n';
import {
  awaited,
  drawOutcome,
  kernelText,
  kindOf,
  promptOf,
  seededRng,
  start,
  submit,
  type Input,
  type Match,
  type Rng,
} from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { beyondTheStarsGame as game, SCENARIOS, type Event, type Setup, type State } from '../src/index.js';
import { man, scene } from './scene.js';

const words = (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, gameText, game.text));

function setup(options: Readonly<Record<string, unknown>> = {}): Setup {
  const made = game.setupFor({ options: { points: 500, ...options }, seed: 1 });
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value;
}

/** One random input, its events kept. */
function step(match: Match<State>, rng: Rng, events: Event[]): void {
  const { pending, wait } = match;
  const seat = awaited(match)[0] ?? 0;
  const input: Input =
    pending.kind === 'chance'
      ? { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) }
      : { kind: 'choice', wait, seat, choice: randomChoice(game.system, match, seat, rng) };
  submit(game.system, match, input, { sink: event => void events.push(event) });
}

describe('set-ups', () => {
  it('come from a Faction, a list by name or a whole list, and are read back the same from a record', () => {
    const made = setup({ scenario: 'conquest', turns: 5 });
    expect(made.options).toEqual({ points: 500, scenario: 'conquest', turns: 5 });
    expect(game.readSetup?.(JSON.parse(JSON.stringify(made)))).toEqual({ ok: true, value: made });
    const [own, other] = game.armies;
    const named = game.setupFor({ armies: [`${own?.id}/${own?.lists?.[0]}`, other?.id], options: { points: 500 } });
    expect(named.ok).toBe(true);
    expect(game.setupFor({ armies: [made.armies[0], made.armies[1]] }).ok).toBe(true);
  });

  it('refuse what they cannot be', () => {
    const say = (request: Parameters<typeof game.setupFor>[0]) => {
      const made = game.setupFor(request);
      return made.ok ? 'ok' : made.problem.say;
    };
    expect(say({ seats: 3 })).toBe('bts.setup.seats');
    expect(say({ armies: ['nobody'] })).toBe('bts.setup.unknown-army');
    expect(say({ armies: [{ id: 'x' }] })).toBe('bts.list.malformed');
    expect(say({ options: { table: 'moon' } })).toBe('bts.setup.unknown-table');
    expect(say({ options: { turns: 0 } })).toBe('bts.setup.bad-option');
    expect(say({ options: { weather: 'rain' } })).toBe('bts.setup.unknown-option');
    const made = setup();
    expect(game.readSetup?.({ ...made, extra: 1 }).ok).toBe(false);
    expect(game.readSetup?.({ ...made, armies: [made.armies[0]] }).ok).toBe(false);
  });

  it('BTS-SCN-02, R-86: there are two sides, however many play: more seats are refused with the reason', () => {
    expect(game.seatCounts).toEqual([2]);
    const made = setup();
    for (const request of [{ seats: 4 }, { seats: 1 }, { armies: [...made.armies, made.armies[0]] }]) {
      const refused = game.setupFor(request);
      expect(refused.ok ? 'ok' : refused.problem.say).toBe('bts.setup.seats');
    }
    const sentences = words.map(t => t('bts.setup.seats', {}));
    expect(sentences[0]).toMatch(/deux camps/);
    expect(sentences[1]).toMatch(/two sides/);
  });

  it.each([
    ['BTS-SCCO-01', 'conquest'],
    ['BTS-SCEM-01', 'ambush'],
  ])('%s, R-119: in %s one limit holds for both lists, which need not be equal to the point', (_rule, scenario) => {
    const [own, other] = game.armies.map(({ id }) => id);
    const armies = [`${own}/${own}-500`, `${other}/${other}-750`];
    const made = game.setupFor({ armies, options: { scenario } });
    expect(made.ok && [made.value.options.points, made.value.armies.map(({ points }) => points)]).toEqual([
      750,
      [500, 750],
    ]);
    for (const mirrored of [armies, [...armies].reverse()]) {
      const refused = game.setupFor({ armies: mirrored, options: { scenario, points: 500 } });
      expect(refused.ok ? undefined : refused.problem.say).toBe('bts.list.over-limit');
    }
  });

  it('BTS-ARM-02: refuse a list above the limit', () => {
    const made = game.setupFor({ armies: setup().armies, options: { points: 300 } });
    expect(made.ok ? undefined : made.problem).toMatchObject({
      say: 'bts.list.over-limit',
      args: { rule: 'BTS-ARM-02' },
    });
  });
});

describe('the game in words', () => {
  it('tells every event, every question and every choice of a turn, and shows the table, in both languages', () => {
    const told = new Set<string>();
    const rng = seededRng('words');
    const events: Event[] = [];
    const match = start(game.system, setup({ turns: 2, scenario: 'vip' }), { sink: event => void events.push(event) });
    for (let i = 0; i < 800 && match.pending.kind !== 'over'; i++) {
      for (const seat of awaited(match)) {
        const prompt = promptOf(match, seat);
        if (prompt === undefined || i % 5 !== 0) continue;
        const choice: unknown = kindOf(game.system, prompt.shape).sample(match.state, prompt.shape, seat, rng);
        for (const t of words) {
          expect(t.say(prompt.ask, prompt.args ?? {})).not.toBe('');
          expect(game.tellChoice(match.state, prompt, choice, t)).not.toMatch(/undefined|\{"/);
        }
      }
      step(match, rng, events);
    }
    for (const event of events)
      for (const t of words) {
        const line = game.tell(event, match.state, t);
        if (line !== undefined) told.add(event.type);
        expect(line ?? '').not.toContain('undefined');
      }
    expect(told.size).toBeGreaterThan(15);
    for (const t of words) expect(game.show(match.state, t).split('\n').length).toBeGreaterThan(40);
  });

  it('evaluates a position by what is left and by victory points', () => {
    const at = (place: 'table' | 'gone') =>
      scene({ figures: [man(1, 'a', 20, 20, { pv: 2 }), man(2, 'z', 60, 60, { place }), man(2, 'y', 80, 80)] }).state;
    expect(game.evaluate(at('gone'), 0)).toBeGreaterThan(game.evaluate(at('table'), 0));
    expect(game.evaluate(at('gone'), 1)).toBeLessThan(game.evaluate(at('table'), 1));
  });

  it('has six scenarios and a rule text for each of 655 rules', () => {
    expect([SCENARIOS.length, game.rules.length]).toEqual([6, 655]);
  });
});
