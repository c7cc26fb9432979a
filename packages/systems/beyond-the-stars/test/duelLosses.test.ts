import { cm, type Point } from '@banneret/geometry';
import {
  awaited,
  drawOutcome,
  fork,
  kindOf,
  promptOf,
  seededRng,
  submit,
  type Match,
  type Rng,
} from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { RecoilQuestion } from '../src/decisions/recoil.js';
import { duelLosses, type DuelLosses } from '../src/odds/duelLosses.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import type { Duel, State } from '../src/state.js';
import { beyondTheStars } from '../src/system.js';
import { fates } from './everyRoll.js';
import { man, scene, type Scene } from './scene.js';

/** Everybody steps straight back, away from an enemy on the other side in x; whatever else is asked gets the first answer. */
function answer(match: Match<State>): void {
  const seat = awaited(match)[0] as number;
  const { shape } = promptOf(match, seat) as NonNullable<ReturnType<typeof promptOf>>;
  const choice =
    shape.kind === 'bts.recoil' ? straightBack(match.state, shape as RecoilQuestion) : firstOf(match, seat);
  const ruling = submit(beyondTheStars, match, { kind: 'choice', wait: match.wait, seat, choice });
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.because));
}

function straightBack({ figures }: State, { figure, foes }: RecoilQuestion): object {
  const [own, foe] = [figures[figure]?.spot, figures[foes[0] ?? 0]?.spot] as [Point, Point];
  const to = { x: own.x + Math.sign(own.x - foe.x) * cm(3), y: own.y };
  return foes.length > 1 ? { to: { x: own.x, y: own.y + cm(3) } } : { to };
}

function firstOf(match: Match<State>, seat: number): unknown {
  const { shape } = promptOf(match, seat) as NonNullable<ReturnType<typeof promptOf>>;
  const [choice] = kindOf(beyondTheStars, shape).enumerate(match.state, shape, seat);
  return choice;
}

const duelIn = (t: Scene): Duel => t.state.duels[0] as Duel;

/** Chances of the PV lost by both sides' first fighters, as told and as played out. */
function both(t: Scene): { told: ReturnType<typeof duelLosses>; played: readonly (readonly number[])[] } {
  const told = duelLosses(t.state, duelIn(t));
  const figures = duelIn(t).sides.map(side => side[0] as number);
  const had = figures.map(figure => t.state.figures[figure]?.pv ?? 0);
  const played = had.map(pv => Array.from({ length: pv + 1 }, () => 0));
  for (const [state, chance] of fates(fork(beyondTheStars, t.match), answer))
    for (const [seat, figure] of figures.entries()) {
      const lost = (had[seat] ?? 0) - (state.figures[figure]?.pv ?? 0);
      (played[seat] as number[])[lost] = (played[seat]?.[lost] ?? 0) + chance;
    }
  return { told, played };
}

function same(t: Scene, seats: readonly (0 | 1)[] = [0, 1]): void {
  const { told, played } = both(t);
  for (const seat of seats) {
    const lost = told[seat]?.lost ?? [];
    expect(
      lost.reduce((sum, chance) => sum + chance, 0),
      `seat ${seat}`,
    ).toBeCloseTo(1, 10);
    for (const [pv, chance] of lost.entries())
      expect(played[seat]?.[pv], `seat ${seat}, ${pv} PV`).toBeCloseTo(chance, 10);
  }
}

const fight = (a: Partial<FigureBody>, z: Partial<FigureBody>, more: Partial<Body> = {}): Scene =>
  scene({
    figures: [man(1, 'a', 20, 20, a), man(2, 'z', 22.5, 20, z)],
    engaged: [['a', 'z']],
    begin: 'duels',
    ...more,
  });

describe('the losses of a Duel agree with every fall of the dice', () => {
  it('one die each: both strike in a tie', () => {
    const t = fight({}, {});
    same(t);
    // 15 of 36 win, 6 tie; F 4 against D 4 wounds on a 4.
    expect(duelLosses(t.state, duelIn(t))[1]?.lost[1]).toBeCloseTo((21 / 36) * 0.5, 10);
  });

  it('different CC, Force, Defence and PV', () => same(fight({ cc: 5, force: 6 }, { defence: 6, pv: 2 })));

  it('a Champion with Invulnerability, and one who cheats death', () =>
    same(fight({ rank: 3, pv: 2 }, { rules: ['srCheatDeath'] })));

  it('Legendary Slash, which takes a die of PV', () =>
    same(fight({ effects: [{ id: 'actSlash', until: 'phase', source: 0 }] }, { pv: 4 })));

  it('somebody who was prone before: two wound rolls, and a penalty on his die', () => {
    same(fight({}, { prone: true, pv: 2 }));
    same(fight({ prone: true }, { pv: 2 }));
  });

  it('somebody Immobilised, who strikes no blow', () => {
    const t = fight({}, { effects: [{ id: 'immobilised', until: 'turn' }] });
    same(t);
    expect(duelLosses(t.state, duelIn(t))[0]?.lost[1]).toBe(0);
  });

  it('over a barrier: the attacker’s blows need a Trajectory roll', () => {
    const t = scene({
      figures: [man(1, 'a', 28.75, 30), man(2, 'z', 32.25, 30)],
      terrain: [{ id: 'w', kind: 'obstacle', box: [30, 20, 1, 20], height: 2 }],
      engaged: [['a', 'z', { barrier: 'w' }]],
      begin: 'duels',
    });
    same(t);
    expect(duelLosses(t.state, duelIn(t))[1]?.lost[1]).toBeLessThan(duelLosses(t.state, duelIn(t))[0]?.lost[1] ?? 0);
  });

  it('two alike against one: his losses are known, theirs hang on whom he strikes', () => {
    const t = scene({
      figures: [man(1, 'a', 20, 20), man(1, 'b', 25, 20), man(2, 'z', 22.5, 20, { pv: 3 })],
      engaged: [
        ['a', 'z'],
        ['b', 'z'],
      ],
      begin: 'duels',
    });
    expect(duelLosses(t.state, duelIn(t))[0]).toBeUndefined();
    same(t, [1]);
  });
});

describe('the losses of a Duel agree with many that were fought', () => {
  const RUNS = 400;

  function sampled(match: Match<State>, rng: Rng): State {
    const run = fork(beyondTheStars, match);
    while (run.pending.kind !== 'over')
      if (run.pending.kind === 'decision') answer(run);
      else
        submit(beyondTheStars, run, { kind: 'chance', wait: run.wait, outcome: drawOutcome(run.pending.chance, rng) });
    return run.state;
  }

  const tally = (counts: number[], lost: number): void => {
    counts[lost] = (counts[lost] ?? 0) + 1 / RUNS;
  };

  /** By about four times what such a share usually strays. */
  function near(t: Scene): void {
    const rng = seededRng('losses');
    const told = duelLosses(t.state, duelIn(t)) as readonly DuelLosses[];
    const counts = told.map(({ lost }) => lost.map(() => 0));
    for (let i = 0; i < RUNS; i++) {
      const { figures } = sampled(t.match, rng);
      for (const [seat, { victim, lost }] of told.entries())
        tally(counts[seat] as number[], lost.length - 1 - (figures[victim]?.pv ?? 0));
    }
    for (const [seat, { lost }] of told.entries())
      for (const [pv, chance] of lost.entries())
        expect(Math.abs((counts[seat]?.[pv] ?? 0) - chance), `seat ${seat}, ${pv} PV`).toBeLessThan(0.1);
  }

  it('two dice against one, with surplus', () => near(fight({ attacks: 2 }, { pv: 2 })));

  it('five dice against four, a Champion among them', () =>
    near(fight({ attacks: 5, pv: 3, cc: 5 }, { attacks: 4, pv: 4, rank: 2 })));

  it('a rider whose charge throws down, and somebody agile who may keep his feet', () => {
    const rider = { build: 'cavalry', baseMm: 25, marks: { charged: true } } as const;
    const t = fight(rider, { pv: 3 });
    near(t);
    near(fight(rider, { pv: 3, rules: ['srAgile'] }));
    const calm = fight({ ...rider, marks: {} }, { pv: 3 });
    expect(duelLosses(t.state, duelIn(t))[1]?.lost[0]).toBeLessThan(
      duelLosses(calm.state, duelIn(calm))[1]?.lost[0] ?? 0,
    );
  });
});

describe('losses that are not told', () => {
  const told = (t: Scene): readonly boolean[] => duelLosses(t.state, duelIn(t)).map(side => side !== undefined);

  it('of somebody who may be Blocked: he has a choice of evils', () => {
    const cliff = { kind: 'impassable', box: [23.8, 10, 2, 20] as const, height: 9 };
    expect(told(fight({}, {}, { terrain: [cliff] }))).toEqual([true, true]);
    const corner = [cliff, { ...cliff, box: [21, 21.3, 5, 2] as const }, { ...cliff, box: [21, 16.7, 5, 2] as const }];
    expect(told(fight({}, {}, { terrain: corner }))).toEqual([true, false]);
  });

  it('of those whose strength is still to be rolled, and where dice must be laid in order', () => {
    const strong = { effects: [{ id: 'actStrength', until: 'phase', source: 0 }] } as const;
    expect(told(fight(strong, {}))).toEqual([false, false]);
    const mixed = scene({
      figures: [man(1, 'a', 20, 20), man(1, 'b', 25, 20, { cc: 6 }), man(2, 'z', 22.5, 20)],
      engaged: [
        ['a', 'z'],
        ['b', 'z'],
      ],
      begin: 'duels',
    });
    expect(told(mixed)).toEqual([false, false]);
  });

  it('of those struck by somebody prone who may have surplus dice, which strike no blow then', () => {
    expect(told(fight({ prone: true, attacks: 2 }, {}))).toEqual([true, false]);
  });
});
