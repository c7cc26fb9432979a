import { cm } from '@banneret/geometry';
import { kindOf, seededRng, type Prompt } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { PlaceQuestion } from '../src/deploy/placement.js';
import { landingKind, type LandingQuestion } from '../src/decisions/landing.js';
import { placeKind } from '../src/decisions/place.js';
import { secretKind } from '../src/decisions/secret.js';
import { shootKind } from '../src/decisions/shoot.js';
import { who, numberOf } from '../src/figures/named.js';
import { areAlike } from '../src/ground/scenery.js';
import { disembarkManoeuvre } from '../src/manoeuvres/board.js';
import { box, piece } from '../src/content/tables/sketch.js';
import { UNDECIDED, type TerrainPiece } from '../src/state.js';
import { beyondTheStars } from '../src/system.js';
import { battle } from './battle.js';
import { man, roll, scene } from './scene.js';

/** What is an answer at all, and what the answers that are offered keep to. */

/** What an answer is read as, whatever the question: these kinds look at the answer alone. */
const read = <C>(kind: { parse(raw: unknown, shape: never): C }, raw: unknown): C =>
  kind.parse(raw, undefined as never);

const shot = (targets: unknown, weapon: unknown = 0): unknown => ({
  do: 'shoot',
  volleys: [{ figure: 0, shots: [{ weapon, targets }] }],
});

describe('answers that are none', () => {
  it('BTS-SHO-02: a volley names figures, a weapon and a target for each die, and each shooter once', () => {
    const reads = (raw: unknown): boolean => read(shootKind, raw) !== undefined;
    expect([reads(shot([1])), reads(shot([])), reads({ do: 'end' })]).toEqual([true, true, true]);
    for (const raw of [
      shot('1'),
      shot([1], 'gun'),
      shot([1], -1),
      shot([1.5]),
      shot(['z']),
      null,
      'end',
      { do: 'fire' },
    ])
      expect(reads(raw)).toBe(false);
    expect([reads(shot(Array(40).fill(1))), reads(shot(Array(41).fill(1)))]).toEqual([true, false]);
    const volley = { figure: 0, shots: [{ weapon: 0, targets: [1] }] };
    const volleys = (...all: readonly unknown[]): unknown => ({ do: 'shoot', volleys: all });
    expect(reads(volleys(volley, { ...volley, figure: 2 }))).toBe(true);
    for (const raw of [
      volleys(),
      volleys(volley, volley),
      volleys(volley, null),
      volleys(undefined),
      volleys({ figure: 0, shots: [undefined] }),
      volleys({ figure: 0, shots: [null] }),
      volleys({ shots: [] }),
      volleys({ figure: 0 }),
    ])
      expect(reads(raw)).toBe(false);
  });

  it('BTS-SCN-14: designations are whole numbers; what is left out is not designated', () => {
    const none = { ownChampion: UNDECIDED, enemyTarget: UNDECIDED, objective: UNDECIDED };
    expect(read(secretKind, {})).toEqual(none);
    expect(read(secretKind, { enemyTarget: 3 })).toEqual({ ...none, enemyTarget: 3 });
    for (const raw of [null, 3, { ownChampion: '1' }, { enemyTarget: 1.5 }, { objective: {} }, { objective: Infinity }])
      expect(read(secretKind, raw)).toBeUndefined();
    // There is but one zero.
    expect(Object.is(read(secretKind, { enemyTarget: -0 })?.enemyTarget, 0)).toBe(true);
    expect(Object.is(read(secretKind, { ownChampion: -0 })?.ownChampion, 0)).toBe(true);
    expect(Object.is(read(secretKind, { objective: -0 })?.objective, 0)).toBe(true);
  });

  it('BTS-SCN-10: a placement is made of places, passengers and rooms', () => {
    const reads = (parts: object): boolean => read(placeKind, { do: 'place', ...parts }) !== undefined;
    const spot = { figure: 0, x: 1, y: 1 };
    expect(reads({ spots: [spot], aboard: [1], inside: [{ figure: 2, piece: 0 }] })).toBe(true);
    for (const spots of [[null], [{ figure: 0 }], [{ ...spot, figure: 'a' }], [{ ...spot, facing: 4096 }], 'all'])
      expect(reads({ spots })).toBe(false);
    expect(reads({ spots: [{ ...spot, facing: 4095 }] })).toBe(true);
    for (const inside of [[null], ['h'], [{ figure: 0 }], [{ piece: 0 }], [{ figure: 0, piece: 0, storey: -1 }]])
      expect(reads({ spots: [], inside })).toBe(false);
    for (const aboard of [[1, 1], ['a'], 1]) expect(reads({ spots: [], aboard })).toBe(false);
  });

  it('BTS-MON-09: whoever gets off is named, and where', () => {
    const reads = (raw: Readonly<Record<string, unknown>>): boolean => disembarkManoeuvre.parse(raw, 0) !== undefined;
    expect(reads({ target: 1, to: { x: 1, y: 1 } })).toBe(true);
    for (const raw of [
      { target: 1 },
      { to: { x: 1, y: 1 } },
      { target: 'a', to: { x: 1, y: 1 } },
      { target: 1, to: { x: 1 } },
    ])
      expect(reads(raw)).toBe(false);
  });

  it('BTS-HER-02: an Action is done by a figure that exists, of the player who is asked', () => {
    const hero = { rank: 3, actions: ['fusillade'] } as const;
    const t = scene({ figures: [man(1, 'a', 20, 20, hero), man(2, 'z', 80, 80, hero)], begin: 'shots' });
    const shape = { kind: 'bts.action', window: 'shooting' } as const;
    const judged = (figure: number): string | undefined => {
      const ruling = kindOf(beyondTheStars, shape).judge(
        t.state,
        shape,
        { do: 'action', figure, action: 'fusillade', extend: false },
        0,
        'BTS-HER-02',
      );
      return ruling.ok ? undefined : ruling.because[0]?.say;
    };
    expect([judged(1), judged(7)]).toEqual(['bts.no.not-yours', 'bts.no.not-yours']);
    expect(judged(0)).not.toBe('bts.no.not-yours');
  });
});

describe('answers that are offered', () => {
  it('BTS-SPR-70: where somebody appears, and where he drifts to, is found at random wherever there is room', () => {
    const { state } = scene({ figures: [man(1, 'a', 0, 0, { place: 'reserve' }), man(2, 'z', 60, 60)] });
    const around = { x: cm(40), y: cm(40) };
    const questions: readonly LandingQuestion[] = [
      { kind: 'bts.landing', figure: 0, least: 0, most: 0 },
      { kind: 'bts.landing', figure: 0, around, least: cm(5), most: cm(15) },
      { kind: 'bts.landing', figure: 0, around, least: 0, most: cm(5) },
    ];
    for (const shape of questions) {
      const rng = seededRng(7);
      const found = Array.from({ length: 30 }, () => landingKind.sample(state, shape, 0, rng));
      expect(found.every(at => landingKind.judge(state, shape, at, 0, 'BTS-SPR-70').ok)).toBe(true);
      // All around, not only where a list would look first.
      expect(new Set(found.map(({ x, y }) => `${x},${y}`)).size).toBeGreaterThan(20);
    }
  });

  it('BTS-SCN-15: a unit with a Transport is offered places with and without somebody aboard, and no empty one twice', () => {
    const unit = (transport: boolean) => ({
      leader: { profile: 'rank-3' },
      members: [{ profile: 'warrior', count: 2 }],
      ...(transport && { transport: { profile: 'truck' } }),
    });
    const offered = (transport: boolean): number[] => {
      const t = battle({ armies: [[unit(transport)], [unit(false)]] }).do(roll('deployment', 5, 2), 'near', 'deploy:0');
      const shape = (t.prompt as Prompt).shape as PlaceQuestion;
      const all = [...placeKind.enumerate(t.state, shape, 0)];
      expect(all.every(choice => t.refusal(choice).length === 0)).toBe(true);
      expect(new Set(all.map(choice => JSON.stringify(choice))).size).toBe(all.length);
      return [...new Set(all.map(choice => (choice.do === 'place' ? choice.aboard.length : -1)))].sort();
    };
    expect(offered(false)).toEqual([0]);
    expect(offered(true)).toEqual([0, 3]);
  });
});

describe('names and pieces that are told apart', () => {
  it('those of one army who share a name are counted, those of two armies named with their player', () => {
    const name = (fr: string) => ({ name: { fr, en: `${fr}-en` } });
    const { state } = scene({
      figures: [
        man(1, 'a', 20, 20, name('Garde')),
        man(1, 'b', 30, 20, name('Garde')),
        man(2, 'y', 40, 20, name('Garde')),
        man(2, 'z', 50, 20, name('Chef')),
      ],
    });
    expect([0, 1, 2, 3].map(figure => who(state, figure).fr)).toEqual([
      'Garde 1 (joueur 1)',
      'Garde 2 (joueur 1)',
      'Garde (joueur 2)',
      'Chef',
    ]);
    expect([0, 1, 2, 3].map(figure => numberOf(state, figure))).toEqual([1, 2, undefined, undefined]);
  });

  it('BTS-TER-03: pieces are alike if they are the same thing of the same width and depth', () => {
    const wall = (wide: number, deep: number): TerrainPiece => ({ id: 'w', ...piece('wall', box(0, 0, wide, deep)) });
    expect(areAlike(wall(16, 1), wall(16, 1))).toBe(true);
    expect(areAlike(wall(16, 1), wall(12, 1))).toBe(false);
    expect(areAlike(wall(16, 1), wall(16, 2))).toBe(false);
    expect(areAlike(wall(16, 1), { ...wall(16, 1), kind: 'ditch' })).toBe(false);
    expect(areAlike(wall(16, 1), { ...wall(16, 1), name: { fr: 'haie', en: 'hedge' } })).toBe(false);
    expect(areAlike(wall(16, 1), { ...wall(16, 1), openings: [] })).toBe(false);
    expect(areAlike({ ...wall(16, 1), access: [] }, wall(16, 1))).toBe(false);
  });
});
