import { describe, expect, it } from 'vitest';
import type { Encounter, Operation } from '../src/book.js';
import type { Pack } from '../src/content/types.js';
import { PACK } from './testPack.js';
import { cards, scene, type Scene, type Spot, type UnitBody } from './scene.js';

/** Seat 0's lancer strikes a Fireteam of seat 1 that has one model left; what else stands there is up to the test. */
interface Body {
  readonly operation?: Operation;
  readonly encounter?: Encounter;
  readonly victim: UnitBody;
  readonly pack?: Pack;
  readonly markers?: readonly { readonly at: Spot }[];
  readonly terrain?: readonly {
    readonly box: readonly [number, number, number, number];
    readonly traits: readonly string[];
  }[];
}

function ready({ victim, ...body }: Body): Scene {
  const strikers: UnitBody[] = [
    { card: 'lancers', at: [[10, 10]] },
    { card: 'lancers', at: [[10, 16]] },
  ];
  return scene({ ...body, seats: [{ units: strikers, tactics: 1 }, { units: [victim] }] });
}

/** One strike that hits and kills; everybody declines what they could do about it. */
function strike(t: Scene, striker: number, target: number, suit = 'tomes'): Scene {
  if (t.next === 'tos.ask.coordinate') t.do(`unit:${t.unit(0, striker)}`, 'concertedEffort', 'none');
  else t.order(0, striker, 'concertedEffort').do('none');
  t.act(t.fireteam(0, striker), 'card.lance', target).do(cards(`10 ${suit}`, `2 ${suit}`));
  while (t.next.startsWith('tos.ask.modify') || t.next === 'tos.ask.trigger') t.do('done');
  t.do(cards(`9 ${suit}`));
  while (t.next.startsWith('tos.ask.flip')) t.do('done');
  return t;
}

const points = (t: Scene): number[] => t.state.players.map(({ vp }) => vp);
const dyingSquad: UnitBody = {
  card: 'infantry',
  at: [
    [12, 10],
    [12, 16],
    [16, 12],
  ],
  models: [1, 1, 3],
};
const captain: UnitBody = { card: 'captain', at: [[12, 10]] };

describe('Commanders', () => {
  it.each<[string, Operation]>([
    ['TOS-PIL-05', 'pillage'],
    ['TOS-SUP-05', 'supplyCache'],
    ['TOS-TRP-05', 'traps'],
  ])('%s: 2 points at once when a Commander is Killed', (_rule, operation) => {
    const t = strike(ready({ operation, victim: captain }), 0, 2);
    expect(points(t)).toEqual([2, 0]);
    const other = strike(ready({ operation, victim: { card: 'gunners', at: [[12, 10]], models: [1] } }), 0, 2);
    expect(points(other)).toEqual([0, 0]);
  });
});

describe('Pitched Battle', () => {
  const battle = (victim: UnitBody, markers: readonly { at: Spot }[] = []): Scene =>
    strike(ready({ operation: 'pitchedBattle', victim, markers }), 0, 2);

  it('TOS-BAT-04: an enemy Fireteam Killed', () => {
    expect(points(battle(dyingSquad))).toEqual([1, 0]);
    expect(points(battle({ ...dyingSquad, models: [2, 1, 3] }))).toEqual([0, 0]);
  });

  it('TOS-BAT-05: and an enemy unit', () => {
    expect(points(battle({ card: 'gunners', at: [[12, 10]], models: [1] }))).toEqual([2, 0]);
  });

  it('TOS-BAT-06: and an enemy Commander or Titan', () => {
    expect(points(battle(captain))).toEqual([3, 0]);
    expect(points(battle({ card: 'colossus', at: [[13, 10]], models: [1] }))).toEqual([3, 0]);
  });

  it('TOS-BAT-06: E-49, one event for a Titan that commands; near a Marker that makes four', () => {
    const pack = { ...PACK, units: PACK.units.map(card => (card.id === 'captain' ? { ...card, titan: true } : card)) };
    const t = strike(ready({ operation: 'pitchedBattle', victim: captain, pack, markers: [{ at: [12, 15] }] }), 0, 2);
    expect(points(t)).toEqual([4, 0]);
  });

  it('TOS-BAT-07, TOS-OPS-05: and near an Objective Marker that it saw, however many there are', () => {
    // From the edge of a 50 mm base to that of a 50 mm Marker: 6 inches.
    const far = (gap: number): Spot => [12, 10 + (50_000 + gap) / 25_400];
    expect(points(battle(dyingSquad, [{ at: far(6 * 25_400) }]))).toEqual([2, 0]);
    expect(points(battle(dyingSquad, [{ at: far(6 * 25_400 + 2) }]))).toEqual([1, 0]);
    expect(points(battle(captain, [{ at: [12, 14] }, { at: [14, 8] }]))).toEqual([4, 0]);
    const wall = { box: [9, 12.3, 15, 12.6] as const, traits: ['blocking'] };
    const hidden = strike(
      ready({
        operation: 'pitchedBattle',
        victim: {
          ...dyingSquad,
          at: [
            [12, 10],
            [16, 9],
            [16, 12],
          ],
        },
        markers: [{ at: [12, 14] }],
        terrain: [wall],
      }),
      0,
      2,
    );
    expect(points(hidden)).toEqual([1, 0]);
  });

  it('TOS-BAT-03: E-48, only the first moment of a Turn counts', () => {
    const t = battle(dyingSquad);
    expect(points(t)).toEqual([1, 0]);
    strike(t, 1, t.fireteam(1, 0, 1), 'masks');
    expect(t.state.fireteams[t.fireteam(1, 0, 1)]?.place).toBe('killed');
    expect(points(t)).toEqual([1, 0]);
  });
});

describe('Kill Them All', () => {
  const killing = (victim: UnitBody): Scene => {
    const t = scene({
      encounter: 'killThemAll',
      seats: [{ units: [{ card: 'lancers', at: [[10, 10]] }] }, { units: [victim] }, {}, {}],
    });
    t.state.players = t.state.players.map((player, seat) => ({ ...player, confederation: seat % 2 }));
    return strike(t, 0, 1);
  };

  it('TOS-KTA-04: 1 for a Fireteam, to the whole Confederation', () => {
    expect(points(killing(dyingSquad))).toEqual([1, 0, 1, 0]);
  });

  it('TOS-KTA-06: 1 more for a unit', () => {
    expect(points(killing({ card: 'gunners', at: [[12, 10]], models: [1] }))).toEqual([2, 0, 2, 0]);
  });

  it('TOS-KTA-07, TOS-KTA-08: 1 more for a Commander or Titan: three at once, and more in the same Turn', () => {
    expect(points(killing(captain))).toEqual([3, 0, 3, 0]);
    const t = killing({ card: 'colossus', at: [[13, 10]], models: [1] });
    expect(points(t)).toEqual([3, 0, 3, 0]);
    expect(t.state.players[0]?.killScored).toBe(false);
  });
});
