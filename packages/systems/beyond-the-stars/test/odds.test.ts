import { seededRng, fork, submit, type Match, type Rng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../src/events/index.js';
import { shotOdds } from '../src/odds/shot.js';
import type { FigureBody, RangedBody } from '../src/scenario/body.js';
import type { State } from '../src/state.js';
import { beyondTheStars } from '../src/system.js';
import { fates, rolls } from './everyRoll.js';
import { man, scene, type Scene } from './scene.js';

describe('the odds of a shot', () => {
  const gunner = (gun: RangedBody, more: Partial<FigureBody> = {}) => man(1, 'a', 20, 20, { ranged: [gun], ...more });
  /** The chances of PV lost by odds, and by playing the shot out with every fall of the dice. */
  function both(t: Scene, dice: number): { told: readonly number[]; played: readonly number[] } {
    const [shooter, target] = [t.id('a'), t.id('z')];
    const told = shotOdds(t.state, { shooter, weapon: 0, target, dice }).lost ?? [];
    const had = t.figure('z').pv;
    const choice = {
      do: 'shoot',
      volleys: [{ figure: shooter, shots: [{ weapon: 0, targets: Array(dice).fill(target) }] }],
    };
    const shot = fork(beyondTheStars, t.match);
    const ruling = submit(beyondTheStars, shot, { kind: 'choice', wait: shot.wait, seat: 0, choice });
    expect(ruling.ok).toBe(true);
    const played = told.map(() => 0);
    for (const [state, chance] of fates(shot)) {
      const lost = had - (state.figures[target]?.pv ?? 0);
      played[lost] = (played[lost] ?? 0) + chance;
    }
    return { told, played };
  }
  const same = ({ told, played }: ReturnType<typeof both>): void => {
    expect(told.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
    for (const [lost, chance] of told.entries()) expect(played[lost]).toBeCloseTo(chance, 10);
  };
  const at = (figures: readonly FigureBody[], more = {}): Scene => scene({ figures, begin: 'shots', ...more });

  it('agrees with every fall of the dice: two dice at one PV', () => {
    const t = at([gunner({ dice: 2, force: 5 }), man(2, 'z', 40, 20)]);
    const odds = both(t, 2);
    same(odds);
    // To hit on 4+, to wound on 4+: a quarter each.
    expect(odds.told[1]).toBeCloseTo(1 - 0.75 * 0.75, 10);
  });

  it('… a Champion with Invulnerability, and a die for what each wound takes', () => {
    same(
      both(
        at([gunner({ dice: 1, force: 6, range: 60, category: 'shotgun' }), man(2, 'z', 32, 20, { rank: 2, pv: 3 })]),
        1,
      ),
    );
  });

  it('… past somebody who stands in the way', () => {
    const t = at([gunner({ dice: 1, force: 5 }), man(2, 'y', 30, 20.8), man(2, 'z', 40, 20)]);
    const { hit = 0, arrive } = shotOdds(t.state, { shooter: t.id('a'), weapon: 0, target: t.id('z'), dice: 1 });
    expect([hit, arrive]).toEqual([0.5, 0.5]);
    same(both(t, 1));
  });

  it('… and against armour that needs a second die', () => {
    same(both(at([gunner({ dice: 1, force: 2 }), man(2, 'z', 40, 20, { defence: 8, pv: 2 })]), 1));
  });

  it('… the Penetration of the weapon against Defence', () => {
    const chances = [0, 1, 2].map(pen => {
      const odds = both(at([gunner({ dice: 1, force: 4, pen }), man(2, 'z', 40, 20, { defence: 5, pv: 2 })]), 1);
      same(odds);
      return odds.told[1];
    });
    // D 5 against F 4 needs a 5; one or two points less a 4, which half of the dice show.
    expect(chances).toEqual([1 / 6, 0.25, 0.25]);
  });

  it('… those who cheat death, once for each wound', () => {
    const cheat = (pv: number) => man(2, 'z', 40, 20, { rules: ['srCheatDeath'], pv });
    const odds = both(at([gunner({ dice: 2, force: 5 }), cheat(1)]), 2);
    same(odds);
    expect(odds.told[1]).toBeCloseTo(1 - (1 - 0.25 * (5 / 6)) ** 2, 10);
  });

  it('… into a standard and into a fortified building, by somebody with a scope', () => {
    const into = (fortified: boolean) => {
      const terrain = [
        {
          id: 'h',
          kind: 'building',
          box: [40, 15, 10, 10] as const,
          height: 4,
          fortified,
          openings: [{ at: [40, 20] as const, kind: 'window' as const }],
        },
      ];
      const inside = man(2, 'z', 0, 0, { place: 'inside', host: 'h', pv: 2 });
      return both(at([gunner({ dice: 1, force: 5 }, { support: ['scope'] }), inside], { terrain }), 1);
    };
    for (const fortified of [false, true]) same(into(fortified));
    expect(into(true).told[0]).toBeGreaterThan(into(false).told[0] ?? 1);
  });

  it('… that pierces a Vehicle: front and flank, with re-rolls of 1 and without', () => {
    const tank = (facing: number) =>
      man(2, 'z', 50, 20, {
        build: 'vehicle',
        baseMm: 60,
        attacks: 0,
        facing,
        vehicle: { front: 9, flank: 7, rear: 7, crew: 2 },
      });
    const told = (gun: RangedBody, facing: number) => {
      const t = at([gunner({ dice: 1, ...gun }), tank(facing)]);
      const group = { shooter: 0, weapon: 0, target: 1, dice: 1 };
      const { hit, arrive = 0, pierce = 0 } = shotOdds(t.state, group);
      expect(hit * arrive * pierce).toBeCloseTo(played(t), 10);
      return pierce;
    };
    /** The chance that a shot pierces, by every fall of the dice. */
    const played = (t: Scene): number => {
      const choice = { do: 'shoot', volleys: [{ figure: 0, shots: [{ weapon: 0, targets: [1] }] }] };
      const shot = fork(beyondTheStars, t.match);
      submit(beyondTheStars, shot, { kind: 'choice', wait: shot.wait, seat: 0, choice });
      return piercing(shot);
    };
    expect([told({ force: 4 }, 180), told({ force: 4 }, 90), told({ force: 4, pen: 2 }, 180)]).toEqual([
      2 / 6,
      4 / 6,
      4 / 6,
    ]);
    expect(told({ force: 4, rules: ['srAntiTank'] }, 180)).toBeGreaterThan(2 / 6);
  });

  /** Plays on until the armour is pierced or held, or nothing is rolled any more. */
  function piercing(match: Match<State>): number {
    const { pending } = match;
    if (pending.kind !== 'chance' || pending.chance.kind !== 'dice') return 0;
    let sum = 0;
    for (const outcome of rolls(pending.chance.count)) {
      const next = fork(beyondTheStars, match);
      const events: Event[] = [];
      const sink = (event: Event): void => void events.push(event);
      submit(beyondTheStars, next, { kind: 'chance', wait: next.wait, outcome }, { sink });
      const pen = events.find(event => event.type === 'penetration.rolled');
      sum += (pen === undefined ? piercing(next) : Number(pen.penetrated)) / 6 ** pending.chance.count;
    }
    return sum;
  }

  it('… of a weapon that repeats: as often as in many games', () => {
    const t = at([gunner({ dice: 1, force: 4, rules: ['srRepeating'] }), man(2, 'z', 40, 20, { pv: 4 })]);
    const told = shotOdds(t.state, { shooter: 0, weapon: 0, target: 1, dice: 1 }).lost ?? [];
    // One die more for each face: the mean of six binomials at a quarter.
    const once = (dice: number): number => 0.75 ** dice;
    expect(told[0]).toBeCloseTo(
      [1, 2, 3, 4, 5, 6].reduce((sum, dice) => sum + once(dice) / 6, 0),
      10,
    );
    const choice = { do: 'shoot', volleys: [{ figure: 0, shots: [{ weapon: 0, targets: [1] }] }] };
    const shot = fork(beyondTheStars, t.match);
    submit(beyondTheStars, shot, { kind: 'choice', wait: shot.wait, seat: 0, choice });
    const counts = told.map(() => 0);
    const rng = seededRng(15);
    for (let game = 0; game < GAMES; game++) {
      const lost = 4 - (playedOut(fork(beyondTheStars, shot), rng).state.figures[1]?.pv ?? 0);
      counts[lost] = (counts[lost] ?? 0) + 1 / GAMES;
    }
    for (const [lost, chance] of told.entries()) expect(Math.abs((counts[lost] ?? 0) - chance)).toBeLessThan(0.08);
  });
});

const GAMES = 400;

/** Rolls on until somebody is asked something. */
function playedOut(match: Match<State>, rng: Rng): Match<State> {
  while (match.pending.kind === 'chance' && match.pending.chance.kind === 'dice') {
    const outcome = Array.from({ length: match.pending.chance.count }, () => 1 + rng.below(6));
    submit(beyondTheStars, match, { kind: 'chance', wait: match.wait, outcome });
  }
  return match;
}
