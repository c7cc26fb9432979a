import { readFileSync } from 'node:fs';
import { stepAtRandom } from '@banneret/ai';
import { gameText, readAnswer, readScenario, runScenario, writeAnswer } from '@banneret/game';
import { strictTranslator } from '@banneret/i18n';
import { amount, awaited, judgeChoice, kernelText, kindOf, promptOf, seededRng, start } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { at43, at43Game } from '../src/index.js';
import type { Spot } from '../src/events.js';
import type { State } from '../src/state.js';
import { text } from '../src/text/index.js';
import { sheetOf } from '../src/units.js';

/** Scenario files of AT-43: what cannot be is refused, what is misspelt is told, and every answer can be written down and read again. */

const words = strictTranslator('en', kernelText, gameText, at43Game.text);
const unit = { id: 'a', player: 1, at: [[10, 10]] };
const walker = {
  id: 'w',
  player: 1,
  at: [[40, 40]],
  kind: { category: 'walker', structure: [4, 2, 2], weapons: ['gun'], radius: 2.5 },
};
const base = { start: 'tactical', units: [unit], weapons: [{ id: 'gun', accuracy: 5, penetration: 5 }] };

function problemOf(body: object): string | undefined {
  const read = readScenario({ system: 'at-43', position: body }, [at43Game]);
  if (read.ok) return undefined;
  const { problem } = read.fault;
  expect(words.say(problem.say, problem.args)).not.toBe('');
  expect(read.fault.place).toMatch(/^position/);
  return problem.say.replace('at43.scenario.', '');
}

describe('positions that cannot be', () => {
  const withUnit = (more: object) => ({ ...base, units: [{ ...unit, ...more }] });
  const withWalker = (more: object) => ({ ...base, units: [{ ...walker, ...more }] });

  it.each([
    ['no-figure', withUnit({ figures: { 1: { size: 3 } } })],
    ['no-figure', withUnit({ prone: [1] })],
    ['no-figure', withWalker({ parts: { 1: [2, 4, 2] } })],
    ['parts', withWalker({ parts: { 0: [2, 4] } })],
    ['figure-name', { ...base, units: [unit, { id: 'a/1', player: 2, at: [[40, 40]] }] }],
    ['terrain-off-table', { ...base, terrain: [{ box: [110, 110, 30, 5], size: 1 }] }],
    ['terrain-off-table', { ...base, terrain: [{ kind: 'container', at: [1, 60] }] }],
    ['dropped', { ...base, units: [unit, { id: 'r', player: 1, place: 'reserve', dropped: true }] }],
    ['edge', { ...base, briefing: { places: [{ id: 'road', edge: [[10, 10], [50, 10]], uses: ['access'], owner: 1 }] } }], // prettier-ignore
    ['edge', { ...base, briefing: { places: [{ id: 'road', edge: [[0, 0], [150, 0]], uses: ['access'], owner: 1 }] } }], // prettier-ignore
    ['parts-above', withWalker({ parts: { 0: [3, 4, 2] } })],
    ['wrecked', withWalker({ parts: { 0: { chassis: 0 } } })],
    ['machine-attitude', withWalker({ attitudes: { kneeling: true } })],
    ['prone-machine', withWalker({ prone: [0] })],
    [
      'lost-attitude',
      {
        ...base,
        units: [
          { ...unit, attitudes: { takeCover: true } },
          { id: 'e', player: 2, at: [[14, 10]] },
        ],
      },
    ],
    ['lost-attitude', withUnit({ attitudes: { alert: 'all' }, prone: [0] })],
    ['fresh-card', { ...withUnit({ attitudes: { alert: 'all' } }), start: { activate: 'a' } }],
    [
      'officer-leads',
      withUnit({
        at: [
          [10, 10],
          [14, 10],
        ],
        figures: { 1: { role: 'officer', command: {} } },
      }),
    ],
    [
      'mixed',
      withUnit({
        at: [
          [10, 10],
          [20, 10],
        ],
        figures: { 1: walker.kind },
      }),
    ],
    ['structure', withUnit({ kind: { category: 'walker' } })],
    ['crew', withUnit({ kind: { role: 'gunner' } })],
    ['nameless', withUnit({ kind: { role: 'hero', command: {} } })],
    ['card-twice', { ...base, cards: [['a', 'a']] }],
    ['foreign-card', { ...base, cards: [[], ['a']] }],
    ['not-in-play', { ...withUnit({ place: 'eliminated' }), cards: [['a']] }],
    ['not-in-play', { ...withUnit({ place: 'reinforcement' }), start: { activate: 'a' } }],
    ['turn', { ...base, turn: 9 }],
    ['locked-accuracy', { ...base, weapons: [{ id: 'beam', locked: 3, accuracy: 5, penetration: 5 }] }],
    ['area', { ...base, weapons: [{ id: 'beam', mode: 'indirect', penetration: 5 }] }],
    ['weapon-twice', { ...base, weapons: [...base.weapons, ...base.weapons] }],
    ['value', { ...base, value: 1234 }],
    ['too-many-players', { ...base, points: [1, 2, 3] }],
    ['portions', { ...base, portions: [1, 1] }],
    ['no-places', { ...base, units: [{ id: 'a', player: 1 }] }],
    ['unknown-place', { ...base, places: { P9: { controller: 1 } } }],
    ['no-player', { ...base, places: { C: { controller: 3 } } }],
    ['no-officer', { ...base, commanders: ['a/1'] }],
    ['own-target', { ...base, priorities: [['a']] }],
    ['no-survivor', { ...base, survivor: { found: true } }],
    ['no-such-use', { ...base, start: { acting: { unit: 'a', before: [['a/1', 'gun']] } } }],
    ['terrain', { ...base, terrain: [{ kind: 'container' }] }],
    ['one-shape', { ...base, briefing: { places: [{ id: 'X' }] } }],
    [
      'hero-twice',
      {
        ...base,
        units: ['a', 'b'].map((id, i) => ({
          id,
          player: 1,
          at: [[10 + 20 * i, 10]],
          kind: { role: 'hero', hero: 'Ace', command: {} },
        })),
      },
    ],
  ])('%s', (say, body) => expect(problemOf(body)).toBe(say));

  it('figures go by their names, or by their places in the list', () => {
    const at = [
      [10, 10],
      [14, 10],
    ];
    const state = (more: object): State => {
      const read = at43Game.scenario.position(withUnit({ at, ...more }));
      if (!read.ok) throw new Error(JSON.stringify(read.problem));
      return read.value.state as State;
    };
    expect(state({ figures: { 'a/2': { size: 3 } }, prone: ['a/2'] })).toEqual(
      state({ figures: { 1: { size: 3 } }, prone: [1] }),
    );
    expect(state({ lost: ['a/1'] })).toEqual(state({ lost: [0] }));
    expect(problemOf(withUnit({ at, lost: ['a/1', 0] }))).toBe('figure-twice');
    expect(problemOf(withUnit({ at, prone: ['a/3'] }))).toBe('no-figure');
    expect(problemOf(withUnit({ at, prone: ['b/1'] }))).toBe('no-figure');
    expect(problemOf(withWalker({ parts: { 'w/1': { chassis: 0 } } }))).toBe('wrecked');
  });

  it('have their sentences in both languages', () =>
    expect(Object.keys(text.fr).sort()).toEqual(Object.keys(text.en).sort()));
});

/** Which way somebody looks is written for vehicles only: nobody else has a front (AT43-LOS-01). */
const unturned = (state: State, choice: unknown): unknown =>
  !Array.isArray(choice)
    ? choice
    : (choice as unknown[]).map(item => {
        if (typeof item !== 'object' || item === null || !('fighter' in item)) return item;
        const { facing, ...rest } = item as Spot;
        return sheetOf(state, rest.fighter).category === 'vehicle' ? { ...rest, facing } : rest;
      });

describe('answers', () => {
  const played = (choices: object[], more: object = {}) => {
    const read = readScenario(
      {
        system: 'at-43',
        position: {
          start: { activate: 'a' },
          weapons: [{ id: 'gun', accuracy: 5, penetration: 5 }],
          units: [
            { id: 'a', player: 1, at: [[10, 10]], kind: { weapons: ['gun'] } },
            {
              id: 'b',
              player: 2,
              at: [
                [10, 60],
                [14, 60],
              ],
            },
          ],
          ...more,
        },
        choices: [{ seat: 1, choose: 'pay' }, ...choices],
        chance: [],
        expect: { next: { chance: 'at43.roll.hit' } },
      },
      [at43Game],
    );
    if (!read.ok) throw new Error(words.say(read.fault.problem.say, read.fault.problem.args));
    return runScenario(at43Game, read.value.scenario).verdict;
  };

  it.each([
    ['a fighter who is not there', { target: 'b/9' }, 'choices[2].choose.target'],
    ['a unit that is not there', 'c', 'choices[2].choose'],
    ['a misspelt field', { target: 'b', shooter: [1] }, 'choices[2].choose'],
    ['a shooter who is not there', { target: 'b', shooters: [4] }, 'choices[2].choose.shooters[0]'],
  ])('%s is told with its place, not taken for something else', (_name, choose, place) => {
    const verdict = played([
      { seat: 1, choose: 'fire:gun' },
      { seat: 1, choose },
    ]);
    expect(verdict).toMatchObject({ kind: 'bad', fault: { place } });
  });

  it.each(['fire:gum', 'fire:gun:1', 'fire:gun:', 'fire'])(
    'a wrong option is told with those there are: %s',
    choose => {
      const verdict = played([{ seat: 1, choose }]);
      expect(verdict).toMatchObject({
        kind: 'bad',
        fault: { place: 'choices[1].choose', problem: { say: 'at43.scenario.not-an-answer' } },
      });
      if (verdict.kind === 'bad')
        expect(words.say(verdict.fault.problem.say, verdict.fault.problem.args)).toContain('fire:gun');
    },
  );

  it('AT43-ACT-06: the first card goes behind the one that is named', () => {
    const units = ['a', 'b', 'c'].map((id, i) => ({ id, player: 1, at: [[10 + 10 * i, 10]] }));
    const read = at43Game.scenario.position({ start: { opportunity: 1 }, units, cards: [['a', 'b', 'c']] });
    if (!read.ok) throw new Error('no position');
    const { state } = read.value;
    const prompt = { seat: 0, ask: 'at43.ask.replace', rule: 'AT43-ACT-06', shape: amount(1, 2) };
    const answer = (raw: unknown) => readAnswer(at43Game, state, prompt, raw);
    expect([answer('after b'), answer('after c')]).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 2 },
    ]);
    expect([1, 2].map(at => writeAnswer(at43Game, state, prompt, at))).toEqual(['after b', 'after c']);
    expect([answer('after a').ok, answer(1).ok]).toEqual([false, false]);
  });

  it.each(['skirmish', 'searchAndDestroy', 'rescue'] as const)(
    'of every question in %s are written and read again',
    mission => {
      const setup = at43Game.setupFor({ options: { mission, value: 1000 }, seed: 5 });
      if (!setup.ok) throw new Error('no set-up');
      const match = start(at43, setup.value);
      const rng = seededRng(7);
      for (let inputs = 0; inputs < 900 && match.pending.kind !== 'over'; inputs++) {
        for (const seat of match.pending.kind === 'decision' ? awaited(match) : []) {
          const prompt = promptOf(match, seat)!;
          const choice = kindOf(at43, prompt.shape).sample(match.state, prompt.shape, seat, rng);
          const written: unknown = JSON.parse(JSON.stringify(writeAnswer(at43Game, match.state, prompt, choice)));
          const read = readAnswer(at43Game, match.state, prompt, written);
          const told = `${prompt.ask} ${JSON.stringify(written)}`;
          if (!read.ok) throw new Error(`${told}: ${JSON.stringify(read.problem)}`);
          const plain = (raw: unknown) => unturned(match.state, kindOf(at43, prompt.shape).parse(raw, prompt.shape));
          expect(plain(read.value), told).toEqual(plain(choice));
          expect(judgeChoice(at43, match, seat, read.value).ruling.ok).toBe(true);
        }
        stepAtRandom(at43, match, rng);
      }
    },
  );
});

describe('docs/scenarios/at-43.md', () => {
  const page = readFileSync(new URL('../../../../docs/scenarios/at-43.md', import.meta.url), 'utf8');
  const asks = Object.keys(text.en).filter(key => key.startsWith('at43.ask.'));

  it.each(asks)('has %s and its answer', ask => expect(page).toContain(`\`${ask}\``));
});
