import { inches, type Point } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { Ability, Pack } from '../src/content/types.js';
import { placedOf } from '../src/ground/board.js';
import { dangerOf } from '../src/movement/danger.js';
import { mustDisengage, strikesAt } from '../src/movement/disengage.js';
import { findPlaces } from '../src/movement/findPlaces.js';
import { placeFault, type PlaceQuestion, type Places } from '../src/movement/placing.js';
import { pushEnds } from '../src/movement/push.js';
import { judgeMove, type MoveReason } from '../src/movement/unitMove.js';
import { seatOf, type State, type Terrain } from '../src/state.js';
import { point, stateOf, traitNamed, type SceneBody, type Spot, type UnitBody } from './scene.js';
import { PACK, side, UNITS } from './testPack.js';

/** Who may go which way and what it costs, where pushes end, and where a Placement may put whom. */

const unit = (card: string, ...at: readonly (Spot | null)[]): UnitBody => ({ card, at });
const table = (own: readonly UnitBody[], foes: readonly UnitBody[] = [], body: Partial<SceneBody> = {}): State =>
  stateOf({ seats: [{ units: own }, { units: foes }], ...body });
/** From centre to centre of two bases of 50 mm that are so far apart. */
const gap = (inch: number): number => inch + 50 / 25.4;
const way = (...spots: readonly Spot[]): readonly Point[] => spots.map(spot => point(spot));

describe('ground', () => {
  it('R-37, TOS-TER-08: a Rush makes Difficult ground Dangerous 2, and no other ground', () => {
    const danger = (rush: boolean, titan: boolean, ...traits: readonly string[]): number | undefined =>
      dangerOf({ traits: traits.map(traitNamed) } as unknown as Terrain, titan, rush);
    expect([danger(true, false, 'difficult'), danger(false, false, 'difficult')]).toEqual([2, undefined]);
    expect([danger(true, false, 'covering'), danger(true, false, 'dangerous 1')]).toEqual([undefined, 1]);
    expect([danger(true, false, 'difficult', 'dangerous 1'), danger(true, false, 'difficult', 'dangerous 3')]).toEqual([2, 3]); // prettier-ignore
    expect([danger(true, false, 'difficult high'), danger(true, true, 'difficult high')]).toEqual([undefined, 2]);
  });

  it('TOS-TER-04, TOS-TER-05, TOS-TER-15: what stops Titans does not stop others, and the other way round', () => {
    const stopped = (card: string, trait: string): boolean => {
      const s = table([unit(card, [10, 10])], [], { terrain: [{ box: [12, 5, 12.2, 15], traits: [trait] }] });
      const ruling = judgeMove(s, 0, { by: 'effect', distance: 6 }, [{ fireteam: 0, way: way([15, 10]) }]);
      return !ruling.ok && ruling.because[0]?.rule === 'TOS-TER-15';
    };
    expect(['low', 'high'].map(only => stopped('colossus', `impassable ${only}`))).toEqual([false, true]);
    expect(['low', 'high'].map(only => stopped('lancers', `impassable ${only}`))).toEqual([true, false]);
  });
});

describe('Abilities that slip through', () => {
  const passes = (rules: Ability['rules'], by: MoveReason['by']): boolean => {
    const abilities: Ability[] = [{ id: 'drift', name: { fr: 'x', en: 'x' }, rules }];
    const units = UNITS.map(card =>
      card.id === 'lancers' ? { ...card, standard: side({ sp: 12, abilities }) } : card,
    );
    const pack: Pack = { ...PACK, units };
    const s = table([unit('lancers', [10, 10])], [unit('gunners', [14, 10])], { pack });
    const reason: MoveReason = by === 'effect' ? { by, distance: 12 } : { by };
    return judgeMove(s, 0, reason, [{ fireteam: 0, way: way([18, 10]) }]).ok;
  };
  const more = { kind: 'modify', modifier: { of: 'df', amount: 1 } } as const;

  it('TOS-CRD-10: in moves by Order, not in others', () => {
    expect((['march', 'rush', 'effect'] as const).map(by => passes([{ kind: 'slip' }], by))).toEqual([true, true, false]); // prettier-ignore
  });

  it('TOS-CRD-10: whatever else the Ability does; one that does something else does not slip', () => {
    expect(passes([more, { kind: 'slip' }], 'march')).toBe(true);
    expect([passes([more], 'march'), passes([], 'march')]).toEqual([false, false]);
  });
});

describe('Disengaging', () => {
  const leaves = (s: State, ...spots: readonly Spot[]): boolean => mustDisengage(s, 0, [placedOf(s, 0).at, ...way(...spots)]); // prettier-ignore

  it('R-48: who is out of the enemy’s reach leaves freely, however long the own reach', () => {
    const s = table([unit('lancers', [10, 10])], [unit('infantry', [10 + gap(2), 10], null, null)]);
    expect(leaves(s, [6, 10])).toBe(false);
    const near = table([unit('lancers', [10, 10])], [unit('infantry', [10 + gap(1), 10], null, null)]);
    expect(leaves(near, [6, 10])).toBe(true);
  });

  it('TOS-ENG-08, TOS-ENG-09: nor is anybody held who is not Engaged, nor a Titan by others than Titans', () => {
    const from = (own: string, foe: string, far: number): boolean => leaves(table([unit(own, [10, 10])], [unit(foe, [10 + far, 10])]), [4, 10]); // prettier-ignore
    const titan = 80 / 25.4;
    expect([from('gunners', 'lancers', gap(2)), from('gunners', 'lancers', gap(9))]).toEqual([true, false]);
    expect([from('colossus', 'lancers', 65 / 25.4 + 0.5), from('colossus', 'colossus', titan + 0.5)]).toEqual([false, true]); // prettier-ignore
  });

  it('R-49: a zone that is entered and left in the same move does not count', () => {
    const s = table([unit('lancers', [10, 10])], [unit('infantry', [10 + gap(2), 10], null, null)]);
    expect(leaves(s, [10 + gap(2), 10 - gap(0.5)], [10 + gap(2), 5])).toBe(false);
  });

  it('TOS-ENG-17: on the very edge of the zone it is still inside, and may come nearer', () => {
    const s = table([unit('gunners', [10, 10])], [unit('infantry', [10 + gap(1), 10], null, null)]);
    expect([leaves(s, [10.5, 10]), leaves(s, [10.5, 10], [10, 10]), leaves(s, [9.99, 10])]).toEqual([false, false, true]); // prettier-ignore
  });

  it('TOS-ENG-14: of several enemy players the first in initiative chooses among the own Fireteams', () => {
    const strikers = (initiative: number, ...foes: readonly (readonly UnitBody[])[]): readonly number[] => {
      const s = stateOf({
        encounter: 'triumvirate',
        initiative,
        seats: [{ units: [unit('gunners', [20, 20])] }, ...foes.map(units => ({ units }))],
      });
      return [...new Set(strikesAt(s, 0).map(({ enemy }) => seatOf(s, enemy)))];
    };
    const west = [unit('infantry', [20 - gap(1), 20], null, null)];
    const east = [unit('infantry', [20 + gap(1), 20], null, null)];
    expect([strikers(1, west, east), strikers(2, west, east)]).toEqual([[1], [2]]);
    // The first who can.
    expect([strikers(1, [], east), strikers(0, west, east)]).toEqual([[2], [1]]);
  });
});

describe('pushes of several', () => {
  const ends = (s: State, ...pushed: readonly (readonly [number, Spot])[]): readonly Spot[] =>
    pushEnds(
      s,
      pushed.map(([fireteam, aim]) => ({ fireteam, aim: point(aim) })),
    ).map(({ x, y }): Spot => [x / 25_400, y / 25_400]);

  it('TOS-MOV-10, TOS-MOV-19: two who are driven apart go the same share of their ways, as far as keeps the Formation', () => {
    const s = table([unit('infantry', [10, 20], [14, 20], [18, 20])]);
    const [a, b, c] = ends(s, [0, [5, 20]], [1, [14, 20]], [2, [23, 20]]) as [Spot, Spot, Spot];
    // There are 8" + 50 mm from centre to centre at the most, 8" of which they have already.
    const most = (gap(8) - 8) / 2;
    expect(10 - a[0]).toBeLessThanOrEqual(most);
    expect(10 - a[0]).toBeGreaterThan(most - 5 / 256 - 0.001);
    expect(c[0] - 18).toBeCloseTo(10 - a[0], 4);
    expect(b).toEqual([14, 20]);
  });

  it('TOS-MOV-19: not at all if the first step would break it', () => {
    const s = table([unit('infantry', [10, 20], [10 + gap(8), 20], null)]);
    expect(ends(s, [0, [5, 20]], [1, [10 + gap(8) + 5, 20]]).map(([x]) => x)).toEqual([10, placedOf(s, 1).at.x / 25_400]); // prettier-ignore
  });

  it('TOS-MOV-19: to the last hair that keeps it, however little that is of the way', () => {
    const s = table([unit('infantry', [10, 20], [10 - gap(7.995), 20], null)]);
    const [[x]] = ends(s, [0, [15, 20]]) as [Spot];
    expect(x).toBeCloseTo(10.005, 3);
  });

  it('TOS-MOV-08, TOS-MOV-12: never farther than the distance, not even where there would be room just beyond', () => {
    const s = table([unit('infantry', [10, 20], [13.05, 20], null)]);
    const [[x]] = ends(s, [0, [15, 20]]) as [Spot];
    // Contact with the comrade in front.
    expect(x).toBeCloseTo(13.05 - gap(0), 3);
  });
});

describe('Placements', () => {
  const fault = (s: State, q: PlaceQuestion, ...at: readonly (Spot | null)[]): string | undefined =>
    placeFault(s, q, at.map(spot => spot && point(spot)) as Places)?.rule;
  const near = (s: State, fireteams: readonly number[], of: number, range: number, more: { spotOnly?: true } = {}): PlaceQuestion => ({ where: 'near', fireteams, of: placedOf(s, of), range: inches(range), ...more }); // prettier-ignore

  it('TOS-MOV-15: on nobody of the own unit that stays where it is', () => {
    const s = table([unit('infantry', [20, 20], [24, 20], null)]);
    expect(fault(s, near(s, [0, 1], 0, 6), [24.5, 20], null)).toBe('TOS-MOV-15');
    expect(fault(s, near(s, [0, 1], 0, 6), [22, 20], [24, 20])).toBeUndefined();
  });

  it('TOS-MOV-13: who finds room only where it stands is Placed there', () => {
    const s = table([unit('lancers', [20, 20])]);
    const q = near(s, [0], 0, 0.1);
    expect([fault(s, q, null), fault(s, q, [20.05, 20])]).toEqual(['TOS-MOV-13', undefined]);
  });

  it('TOS-MOV-04: not over the edge of the table', () => {
    const s = table([unit('lancers', [3, 20])]);
    expect([fault(s, near(s, [0], 0, 5), [0.5, 20]), fault(s, near(s, [0], 0, 5), [1, 20])]).toEqual(['TOS-MOV-04', undefined]); // prettier-ignore
  });

  it('TOS-MOV-22: in contact with one of those that found room, not with all of them', () => {
    const s = table([unit('infantry', [20, 20], [24, 20], [30, 20])]);
    const q: PlaceQuestion = { where: 'beside', fireteams: [2], mates: [0, 1] };
    expect([fault(s, q, [24 + gap(1 / 25_400), 20]), fault(s, q, [27, 20])]).toEqual([undefined, 'TOS-MOV-22']);
  });

  it('TOS-MOV-16, R-99: whom somebody else Places stays only for want of room at the spot, however far the comrades are', () => {
    const s = table([unit('infantry', [20, 20], [24, 20], null)], [unit('mystic', [50, 20])]);
    const q = near(s, [0, 1], 3, 6, { spotOnly: true });
    expect(fault(s, q, null, null)).toBe('TOS-MOV-16');
    expect(fault(s, q, [52, 20], [55, 20])).toBeUndefined();
  });

  it('TOS-TER-19, R-100: the one free end of a narrow roof is found', () => {
    const mm = (length: number): number => length / 25.4;
    const roof = (other: number): readonly (Point | null)[] | undefined => {
      const s = table([unit('lancers', [30, 30])], [unit('gunners', [30 + mm(other), 20])], {
        terrain: [
          { box: [30 - mm(65), 20 - mm(25.1), 30 + mm(65), 20 + mm(25.1)], traits: ['impassable'], roof: true },
        ],
      });
      s.fireteams = s.fireteams.with(1, { ...s.fireteams[1]!, top: 0 });
      return findPlaces(s, { where: 'roof', fireteams: [0], zone: 0 });
    };
    // Of the 130 mm of the roof the other base leaves 50.5 mm at one end, or just too few.
    const [at] = roof(10.5) ?? [];
    expect(at!.x / 25_400).toBeGreaterThanOrEqual(30 - mm(40));
    expect(at!.x / 25_400).toBeLessThanOrEqual(30 - mm(39.4));
    expect(roof(9.9)).toBeUndefined();
  });
});
