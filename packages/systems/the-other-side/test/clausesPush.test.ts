import { FACINGS, inches, legLength, within } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { Effect, Pack, StratagemCard } from '../src/content/types.js';
import { placedOf } from '../src/ground/board.js';
import { aimAlong, aimTowards, pushDistance, pushEnds } from '../src/movement/push.js';
import { fireteamOf, type State } from '../src/state.js';
import { done } from './deed.js';
import { cards, point, scene, stateOf, type Scene, type SceneBody, type Spot, type UnitBody } from './scene.js';
import { PACK } from './testPack.js';

/** Who is pushed, how far, over what; and who is moved or Placed by effects, one after the other. */

const lancers = (x: number, y = 20): UnitBody => ({ card: 'lancers', at: [[x, y]] });
const squad = (...at: readonly (Spot | null)[]): UnitBody => ({ card: 'infantry', at });
type Push = Extract<Effect, { do: 'push' }>;
const push = (change: Partial<Push> = {}): Push => ({
  do: 'push',
  whom: { all: 'enemy' },
  distance: 5,
  direction: 'away',
  ...change,
});
const whereIs = (t: Scene, id: number): Spot => {
  const { at } = fireteamOf(t.state, id);
  return [Math.round((at.x / 25_400) * 1_000) / 1_000, Math.round((at.y / 25_400) * 1_000) / 1_000];
};

describe('pushes', () => {
  it('TOS-MOV-08: everybody who is named, one after the other', () => {
    const t = done({ effects: [push()], foes: [lancers(26), lancers(20, 26)] });
    expect([1, 2].map(id => whereIs(t, id))).toEqual([[31, 20], [20, 31]]); // prettier-ignore
  });

  it('R-98, TOS-MOV-08: nobody out of a building', () => {
    const t = done({
      effects: [push()],
      foes: [lancers(26)],
      body: { terrain: [{ box: [25, 18, 29, 22], traits: [], rooms: true }] },
      prepare: s => {
        s.units = s.units.with(1, { ...s.units[1]!, inside: 0 });
        s.fireteams = s.fireteams.with(1, { ...s.fireteams[1]!, place: 'inside' });
      },
    });
    expect(t.events('fireteam.moved').map(({ fireteam }) => fireteam)).toEqual([2]);
  });

  it('TOS-MOV-12: who cannot be moved at all has not been moved', () => {
    const edge = 25 / 25.4;
    const t = done({ effects: [push()], foes: [{ card: 'lancers', at: [[20, edge]] }] });
    expect(t.events('fireteam.moved').map(({ fireteam }) => fireteam)).toEqual([2]);
    const sideways = done({ effects: [push({ direction: 'toward' })], foes: [lancers(20 + 2 * edge)] });
    expect(sideways.events('fireteam.moved').map(({ fireteam }) => fireteam)).toEqual([2]);
  });

  it('R-16: any of the directions there are, and no other', () => {
    const t = done({ effects: [push({ direction: 'free', whom: { choose: 'enemy' } })], foes: [lancers(26)] }).do(1);
    expect(t.next).toBe('tos.ask.push-direction');
    expect([t.refusal(0), t.refusal(FACINGS - 1)]).toEqual([[], []]);
    expect([-1, FACINGS, 0.5].map(facing => t.refusal(facing).length)).toEqual([1, 1, 1]);
  });

  it('R-38: Difficult ground is no danger to who is pushed; it is no Rush', () => {
    const over = (...traits: readonly string[]): Scene =>
      done({
        effects: [push({ whom: { choose: 'enemy' } })],
        foes: [lancers(26)],
        body: { terrain: [{ box: [28, 10, 29, 30], traits }] },
      }).do(1);
    expect(over('difficult').next).not.toBe('tos.roll.flip');
    const t = over('difficult', 'dangerous 1').do(cards('1 rams'));
    expect(t.events('hit.resolved')).toMatchObject([{ fireteam: 1, strength: 1 }]);
  });

  it('R-38: each of a Squad for itself', () => {
    const t = done({
      effects: [push({ whom: { choose: 'enemy' }, distance: 10 })],
      foes: [squad([26, 20], [26, 17], [26, 23])],
      body: { terrain: [{ box: [28, 10, 29, 30], traits: ['dangerous 2'] }] },
    }).do(1, 1, 2, cards('1 rams', '1 masks', '1 tomes'));
    expect(t.events('hit.resolved').map(({ fireteam }) => fireteam)).toEqual([1, 2, 3]);
  });

  it('TOS-MOV-11, R-18: a Stratagem, which stands nowhere, draws nobody near; it may push where it likes', () => {
    const played = (direction: Push['direction']): Scene => {
      const card: StratagemCard = {
        ...PACK.stratagems[0]!,
        effects: [push({ direction, whom: { choose: 'enemy' } })],
      };
      const pack: Pack = { ...PACK, stratagems: [card, ...PACK.stratagems.slice(1)] };
      const t = scene({
        pack,
        seats: [{ units: [lancers(60, 40)], acquired: [0] }, { units: [lancers(26), lancers(60, 4)] }],
      });
      return t.do('stratagem:0', 1);
    };
    expect(played('toward').events('fireteam.moved')).toEqual([]);
    expect(whereIs(played('free').do(FACINGS / 4), 1)).toEqual([26, 25]);
  });
});

describe('TOS-MOV-08: how far and where to', () => {
  const at = (x: number, y: number): State => stateOf({ seats: [{ units: [{ card: 'gunners', at: [[x, y]] }] }, {}] });

  it('TOS-MOV-08, TOS-MOV-09: the whole distance, half of it for the others, never rounded up', () => {
    expect([pushDistance(5, true), pushDistance(5, false)]).toEqual([inches(5), inches(5) / 2]);
    expect(pushDistance(1 / 25_400, false)).toBe(0);
  });

  it('TOS-MOV-11, R-18: along the line of the centres, toward no farther than to the other one', () => {
    const body = placedOf(at(10, 10), 0);
    const there = point([13, 14]);
    expect(aimAlong(body, there, 'toward', inches(2.5))).toEqual(point([11.5, 12]));
    expect(aimAlong(body, there, 'away', inches(2.5))).toEqual(point([8.5, 8]));
    expect(aimAlong(body, there, 'toward', inches(99))).toEqual(there);
    expect(aimAlong(body, body.at, 'toward', inches(5))).toEqual(body.at);
    // Centre on centre there is no line: any direction is as good.
    expect(legLength(aimAlong(body, body.at, 'away', inches(5)), body.at)).toBe(inches(5));
  });

  it('R-16: as far as the distance in every direction, and not a hair farther', () => {
    const body = placedOf(at(10, 10), 0);
    for (let facing = 0; facing < FACINGS; facing++) {
      const far = legLength(body.at, aimTowards(body, facing, inches(5)));
      expect(far).toBeLessThanOrEqual(inches(5));
      expect(far).toBeGreaterThan(inches(5) - 4);
    }
    expect(aimTowards(body, FACINGS + 1_024, inches(5))).toEqual(aimTowards(body, 1_024, inches(5)));
  });
});

describe('TOS-MOV-19: pushes that would break the Formation', () => {
  const line = (body: Partial<SceneBody> = {}): State =>
    stateOf({ seats: [{ units: [squad([10, 20], [13, 20], [16, 20])] }, {}], ...body });
  const ends = (s: State, ...pushed: readonly (readonly [number, Spot])[]): readonly Spot[] =>
    pushEnds(s, pushed.map(([fireteam, aim]) => ({ fireteam, aim: point(aim) }))).map(
      ({ x, y }): Spot => [Math.round(x / 25.4) / 1_000, Math.round(y / 25.4) / 1_000],
    ); // prettier-ignore

  it('TOS-MOV-08: nobody pushed, nobody moved; freely if nothing hinders', () => {
    expect(ends(line())).toEqual([]);
    expect(ends(line(), [2, [18, 20]])).toEqual([[18, 20]]);
    expect(ends(line(), [0, [10, 24]], [1, [13, 22]], [2, [16, 22]])).toEqual([[10, 24], [13, 22], [16, 22]]); // prettier-ignore
  });

  it('TOS-MOV-17, TOS-MOV-19: only as far as keeps it, to the last step, whoever stays', () => {
    const [[x, y]] = ends(line(), [2, [24, 20]]) as [Spot];
    // Eight inches between the bases of the first and the last.
    const most = 10 + 8 + 50 / 25.4;
    expect([Math.abs(x - most) < 0.002, x <= most + 0.0005, y]).toEqual([true, true, 20]);
    const lone = stateOf({ seats: [{ units: [{ card: 'lancers', at: [[10, 20]] }] }, {}] });
    expect(ends(lone, [0, [30, 20]])).toEqual([[30, 20]]);
  });

  it('TOS-MOV-12: on nobody of the own unit', () => {
    const [[x]] = ends(line(), [0, [13, 20]]) as [Spot];
    expect(Math.abs(x - (13 - 50 / 25.4))).toBeLessThan(0.002);
    // If they all give way there is room.
    expect(ends(line(), [0, [13, 20]], [1, [16, 20]], [2, [19, 20]])).toEqual([[13, 20], [16, 20], [19, 20]]); // prettier-ignore
  });

  it('TOS-MOV-10, TOS-MOV-12: two who would end in one place share the way', () => {
    const s = stateOf({ seats: [{ units: [squad([10, 20], [16, 20], null)] }, {}] });
    const found = pushEnds(s, [
      { fireteam: 0, aim: point([13, 20]) },
      { fireteam: 1, aim: point([13, 20]) },
    ]);
    const [a, b] = found.map((at, id) => ({ ...placedOf(s, id), at }));
    expect(legLength(a!.at, b!.at)).toBeGreaterThanOrEqual(50_000);
    expect(within(a!, b!, inches(0.1))).toBe(true);
  });

  it('TOS-MOV-19: who is torn apart already and goes nowhere near stays', () => {
    const s = stateOf({ seats: [{ units: [squad([10, 20], [40, 20], null)] }, {}] });
    expect(ends(s, [0, [8, 20]], [1, [42, 20]])).toEqual([[10, 20], [40, 20]]); // prettier-ignore
  });
});

describe('moves and Placements of several', () => {
  const own = { all: 'friendly' as const };

  it('TOS-MOV-03: each unit in turn, by its owner', () => {
    const t = done({ effects: [{ do: 'move', whom: own, distance: 2 }], own: [lancers(40), lancers(50)] });
    for (const id of [0, 1, 2]) {
      expect([t.next, t.seat]).toEqual(['tos.ask.move.effect', 0]);
      expect(t.prompt.rule).toBe('TOS-MOV-03');
      const [x, y] = whereIs(t, id);
      t.move([id, [x, y + 2]]);
    }
    expect([0, 1, 2].map(id => whereIs(t, id)[1])).toEqual([22, 22, 22]);
  });

  it('TOS-MOV-13: each in turn, those that are not on the table left out', () => {
    const t = done({
      effects: [{ do: 'place', whom: own, within: 3, of: 'self' }],
      own: [lancers(40), lancers(50)],
      body: { terrain: [{ box: [38, 18, 42, 22], traits: [], rooms: true }] },
      prepare: s => {
        s.units = s.units.with(1, { ...s.units[1]!, inside: 0 });
        s.fireteams = s.fireteams.with(1, { ...s.fireteams[1]!, place: 'inside' });
      },
    });
    t.do([point([20, 22])], [point([50, 22])]);
    expect(t.events('fireteam.moved').map(({ fireteam, by }) => [fireteam, by])).toEqual([[0, 'place'], [2, 'place']]); // prettier-ignore
  });
});
