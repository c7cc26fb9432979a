import { describe, expect, it } from 'vitest';
import { actionOf } from '../src/actions.js';
import type { Action, Effect, Pack, StratagemCard, Trigger } from '../src/content/types.js';
import { otherSeat } from '../src/duels.js';
import { buildingBody, placedOf } from '../src/ground/board.js';
import { opponentOf } from '../src/seats.js';
import { seesFireteam } from '../src/sight.js';
import { isEngaged } from '../src/engagement.js';
import { NONE, unitOf, type State } from '../src/state.js';
import { cannotAimAtMarker } from '../src/targets.js';
import { whomOf } from '../src/whom.js';
import { done } from './deed.js';
import { cardNamed, cards, scene, stateOf, type SceneBody, type Spot, type UnitBody } from './scene.js';
import { hex, PACK, shoot, side, slash, UNITS } from './testPack.js';

/** Whom Actions are aimed at, who flips for their Hits, and what becomes of who falls. */

const one = (card: string, ...at: (Spot | null)[]): UnitBody => ({ card, at });
/** A unit that is in the first piece of terrain. */
const housed =
  (unit: number) =>
  (s: State): void => {
    s.units = s.units.with(unit, { ...unitOf(s, unit), inside: 0 });
    s.fireteams = s.fireteams.map(fireteam =>
      fireteam.unit === unit && fireteam.place === 'table' ? { ...fireteam, place: 'inside' as const } : fireteam,
    );
  };
const house: NonNullable<SceneBody['terrain']>[number] = { box: [24, 18, 30, 22], traits: [], rooms: true };

describe('targets', () => {
  const strike: Partial<Action> = { range: 12, aim: { side: 'enemy' } };

  it('TOS-ACT-08: the dead are no targets, and who is in a building is one together', () => {
    const foes = [one('infantry', [26, 20], [26, 23], null)];
    const aimed = done({ effects: [], action: strike, foes, body: { terrain: [house] } });
    expect([aimed.next, aimed.open]).toEqual(['tos.ask.target', [1, 2]]);
    const prepare = housed(1);
    const inside = done({ effects: [], action: strike, foes, body: { terrain: [house] }, prepare });
    expect(inside.open).toEqual([1]);
    // The first of them has fallen: the next one stands for all.
    const fallen = [one('infantry', null, [26, 20], [26, 23])];
    expect(done({ effects: [], action: strike, foes: fallen, body: { terrain: [house] }, prepare }).open).toEqual([2]);
    // Nobody is even shown who is not there.
    const shown = (inside.prompt.shape as unknown as { options: { id: number }[] }).options.map(({ id }) => id);
    expect(shown).toEqual([0, 1, 4]);
  });

  it('R-98: who was Killed in a building fell there', () => {
    const s = stateOf({ seats: [{}, { units: [one('infantry', [60, 40], [60, 43], null)] }], terrain: [house] });
    housed(0)(s);
    s.fireteams = s.fireteams.with(1, { ...s.fireteams[1]!, place: 'killed', models: 0 });
    expect([0, 1, 2].map(id => placedOf(s, id))).toEqual(Array.from({ length: 3 }, () => buildingBody(s.terrain[0]!)));
    const open = stateOf({ seats: [{}, { units: [one('infantry', [60, 40], null, null)] }], terrain: [house] });
    expect(placedOf(open, 0).base.kind).toBe('round');
  });

  it('TOS-SUM-04: who was Summoned in this Turn aims at no Objective Marker, at others it may', () => {
    const why = (kind: string, summoned: number): string | undefined => {
      const aim = { marker: kind };
      const units = UNITS.map(card =>
        card.id === 'gunners' ? { ...card, standard: side({ actions: [{ ...shoot, aim }] }) } : card,
      );
      const s = stateOf({
        pack: { ...PACK, units },
        turn: 2,
        seats: [{ units: [one('gunners', [20, 20])] }, {}],
        markers: [{ at: [24, 20], kind }],
      });
      s.units = [{ ...unitOf(s, 0), summoned }];
      return cannotAimAtMarker(s, 0, actionOf(s, 0, 'card.shoot')!, s.markers[0]!)?.rule;
    };
    expect([why('objective', 2), why('objective', 1), why('objective', 0)]).toEqual([
      'TOS-SUM-04',
      undefined,
      undefined,
    ]);
    expect(why('flag', 2)).toBeUndefined();
  });

  it('TOS-ACT-12: an effect on the target does nothing without one, or if it is gone', () => {
    const s = stateOf({
      seats: [{ units: [one('gunners', [20, 20])] }, { units: [one('infantry', [24, 20], null, null)] }],
    });
    const scope = { seat: 0, actor: 0, marker: NONE, source: 'action' as const, weakened: false };
    const named = (target: number): readonly number[] => whomOf(s, 'target', { ...scope, target }).ids;
    expect([named(1), named(2), named(NONE)]).toEqual([[1], [], []]);
    expect(whomOf(s, 'actor', { ...scope, actor: NONE, target: 1 }).ids).toEqual([]);
  });

  it('R-08: in a Simple Duel the other player is the owner of an enemy target, else the first opponent', () => {
    const s = stateOf({
      encounter: 'triumvirate',
      initiative: 0,
      seats: [[10, 10], [20, 20], [30, 30]].map(at => ({ units: [one('gunners', at as unknown as Spot)] })),
    }); // prettier-ignore
    expect([otherSeat(s, 0, 2), otherSeat(s, 0, 1)]).toEqual([2, 1]);
    expect([otherSeat(s, 0, NONE), otherSeat(s, 0, 0)]).toEqual([opponentOf(s, 0), opponentOf(s, 0)]);
    expect(otherSeat(s, 1, NONE)).toBe(0);
  });

  it('TOS-CRE-02, TOS-LOS-03: terrain that is Created hides from then on, and ends an Engagement', () => {
    const s = stateOf({ seats: [{ units: [one('lancers', [20, 20])] }, { units: [one('lancers', [24.5, 20])] }] });
    expect([seesFireteam(s, 0, 1), isEngaged(s, 0)]).toEqual([true, true]);
    const wall = stateOf({ seats: [{}, {}], terrain: [{ box: [21.8, 10, 22, 30], traits: ['blocking'] }] }).terrain;
    s.terrain = wall;
    expect([seesFireteam(s, 0, 1), isEngaged(s, 0)]).toEqual([false, false]);
  });
});

describe('Hits', () => {
  const pulse = (whom: 'all' | 'enemy'): Effect => ({ do: 'hit', whom: { pulse: 6, of: 'actor', whom }, strength: 1 });

  it('TOS-DMG-05, TOS-DMG-20: each player has the order of the own flips, not of the other’s', () => {
    const t = done({
      effects: [pulse('all')],
      own: [one('lancers', [20, 24])],
      foes: [one('lancers', [24, 20]), one('lancers', [16, 20])],
    });
    // The friend’s Hit is flipped by the opponent, and is the only one of his.
    expect(t.next).toBe('tos.roll.flip');
    t.do(cards('1 rams'));
    expect(t.events('hit.resolved')).toMatchObject([{ fireteam: 1, seat: 1 }]);
    expect([t.next, t.seat, t.open]).toEqual(['tos.ask.hit-order', 0, [0, 1]]);
    t.do(1, cards('1 rams', '1 masks'));
    expect(t.events('hit.resolved').map(({ fireteam }) => fireteam)).toEqual([1, 3, 2]);
  });

  it('TOS-DMG-05: who falls before his Hit is not hit any more', () => {
    const t = done({
      effects: [{ do: 'damage', whom: { choose: 'enemy' }, amount: 9 }, pulse('enemy')],
      foes: [one('lancers', [24, 20]), one('lancers', [16, 20])],
    }).do(1);
    expect(t.next).toBe('tos.roll.flip');
    t.do(cards('1 rams'));
    expect(t.events('hit.resolved').map(({ fireteam }) => fireteam)).toEqual([2]);
  });

  it('R-92, TOS-DMG-03: the flips of a Stratagem’s Hits may be cheated', () => {
    const card: StratagemCard = {
      ...PACK.stratagems[0]!,
      effects: [{ do: 'hit', whom: { choose: 'enemy' }, strength: 1 }],
    };
    const t = scene({
      pack: { ...PACK, stratagems: [card, ...PACK.stratagems.slice(1)] },
      seats: [
        { units: [one('lancers', [60, 40])], acquired: [0], hand: ['9 rams'] },
        { units: [one('lancers', [26, 20]), one('gunners', [60, 4])] },
      ],
    });
    t.do('stratagem:0', 1, cards('1 masks'));
    expect([t.next, t.open]).toEqual(['tos.ask.flip.penetration', ['done', cardNamed(0, '9 rams')]]);
  });

  it('TOS-ACT-17: Actions that a Stratagem grants may be taken', () => {
    const card: StratagemCard = { ...PACK.stratagems[0]!, effects: [{ do: 'act', whom: { choose: 'friendly' } }] };
    const t = scene({
      pack: { ...PACK, stratagems: [card, ...PACK.stratagems.slice(1)] },
      seats: [{ units: [one('gunners', [20, 20])], acquired: [0] }, { units: [one('lancers', [26, 20])] }],
    });
    t.do('stratagem:0', 0);
    expect([t.next, t.open]).toEqual(['tos.ask.extra', ['none', 'card.shoot']]);
  });

  it('TOS-GLO-02: a kill goes to Glory for, whoever else died of it', () => {
    const side0 = (own: readonly UnitBody[], foes: readonly UnitBody[]): readonly number[] => {
      const pack: Pack = { ...PACK, allegiances: PACK.allegiances.map(card => ({ ...card, glory: { kind: 'kill' } })) };
      const effects: Effect[] = [{ do: 'damage', whom: { pulse: 6, of: 'actor', whom: 'all' }, amount: 9 }];
      const t = done({ effects, own, foes, pack });
      return t.events('unit.turned').map(({ unit }) => unit);
    };
    expect(side0([one('lancers', [20, 24])], [one('lancers', [24, 20])])).toEqual([0]);
    expect(side0([one('lancers', [20, 24])], [])).toEqual([]);
  });

  it('TOS-TRG-08: an immediate Trigger is resolved once', () => {
    const cheer: Trigger = {
      id: 'cheer',
      name: { fr: 'x', en: 'x' },
      suits: ['rams'],
      immediate: true,
      effects: [{ do: 'token', whom: 'actor', token: 'inspired', count: 1 }],
    };
    const later: Trigger = {
      ...hex.triggers![0]!,
      id: 'later',
      suits: [],
      margin: 1,
      effects: [{ do: 'token', whom: 'actor', token: 'reinforcement', count: 1 }],
    };
    const units = UNITS.map(card =>
      card.id === 'mystic' ? { ...card, standard: side({ actions: [{ ...hex, triggers: [cheer, later] }] }) } : card,
    );
    const t = scene({
      pack: { ...PACK, units },
      seats: [{ units: [one('mystic', [20, 20])] }, { units: [one('lancers', [26, 20]), one('lancers', [60, 4])] }],
    });
    t.order(0, 0, 'concertedEffort').do('none').act(0, 'card.hex', 1).do(cards('9 rams', '2 masks'));
    const gained = (): readonly string[] => t.events('tokens.gained').map(({ token }) => token);
    t.do('cheer');
    expect(gained()).toEqual(['inspired']);
    t.do('later');
    expect(gained()).toEqual(['inspired']);
    t.do('done', cards('1 tomes'));
    expect(gained()).toEqual(['inspired', 'reinforcement']);
  });
});

describe('the rule that a question stands for', () => {
  it('TOS-ORD-04, TOS-ORD-08, TOS-MOV-03: a March, a Rush and a move by an effect are different moves', () => {
    const asked = (order: string): string | undefined => {
      const t = scene({ seats: [{ units: [one('gunners', [20, 20])] }, { units: [one('lancers', [60, 4])] }] });
      return t.order(0, 0, order).do('move').prompt.rule;
    };
    expect([asked('march'), asked('rush')]).toEqual(['TOS-ORD-04', 'TOS-ORD-08']);
    expect(done({ effects: [{ do: 'move', whom: 'actor', distance: 2 }] }).prompt.rule).toBe('TOS-MOV-03');
    expect(slash.types).toEqual(['melee']);
  });
});
