import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { actionOf } from '../src/actions.js';
import type { Pack } from '../src/content/types.js';
import { engagedWith, engagementRange, isBound } from '../src/engagement.js';
import { fireteamOf, NONE, playerOf } from '../src/state.js';
import { cannotAim, cannotDeclare } from '../src/targets.js';
import { cards, scene, type Scene, type SeatBody, type Spot, type TerrainBody, type UnitBody } from './scene.js';
import { PACK, UNITS, slash, side, shoot } from './testPack.js';

function facing(
  own: readonly UnitBody[],
  enemy: readonly UnitBody[],
  more: { actor?: SeatBody; terrain?: readonly TerrainBody[]; pack?: Pack } = {},
): Scene {
  return scene({
    terrain: more.terrain ?? [],
    ...(more.pack && { pack: more.pack }),
    seats: [{ units: own, ...more.actor }, { units: enemy }],
  });
}
const gap = (inch: number) => inch + 50 / 25.4;
const at = (card: string, ...spots: Spot[]): UnitBody => ({ card, at: spots });
const infantry = (x = 10, y = 10): UnitBody => ({ card: 'infantry', at: [[x, y], null, null] });

describe('being Engaged', () => {
  it('TOS-ENG-01, TOS-ACT-20: the longest Melee range; a mixed Action counts; R-48: none without one', () => {
    const pack: Pack = {
      ...PACK,
      units: UNITS.map(card =>
        card.id === 'mystic'
          ? { ...card, standard: side({ actions: [slash, { ...shoot, types: ['melee', 'ranged'], range: 4 }] }) }
          : card,
      ),
    };
    const t = facing([infantry(), at('lancers', [10, 20]), at('gunners', [10, 30]), at('mystic', [10, 40])], [], {
      pack,
    });
    expect([0, 1, 2, 3].map(unit => engagementRange(t.state, t.fireteam(0, unit)))).toEqual([
      inches(1),
      inches(3),
      NONE,
      inches(4),
    ]);
  });

  it('TOS-ENG-02, TOS-ENG-18: either reaching the other, and in its sight', () => {
    const pair = (x: number, terrain: readonly TerrainBody[] = []) => {
      const t = facing([infantry()], [at('lancers', [10 + gap(x), 10])], { terrain });
      return [engagedWith(t.state, t.fireteam(0, 0)).length, engagedWith(t.state, t.fireteam(1, 0)).length];
    };
    expect([pair(3), pair(3.001)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect(pair(2, [{ box: [11.5, 0, 12, 20], traits: ['blocking'] }])).toEqual([0, 0]);
  });

  it('TOS-ENG-03: friends are never Engaged with each other', () => {
    const t = facing([infantry(), at('lancers', [10 + gap(0.5), 10])], []);
    expect(engagedWith(t.state, t.fireteam(0, 0))).toEqual([]);
  });

  it('TOS-UNT-17, TOS-ENG-07, TOS-ORD-07: E-27, each Fireteam for itself, but one of them forbids the Rush of all', () => {
    const t = facing([at('infantry', [10, 10], [10, 13], [10, 16])], [infantry(10 + gap(0.5))]);
    expect([0, 1].map(n => engagedWith(t.state, t.fireteam(0, 0, n)).length)).toEqual([1, 0]);
    t.do(`unit:${t.unit(0, 0)}`);
    expect(t.refusal('rush')).toEqual(['TOS-ORD-07']);
    const free = facing([at('infantry', [10, 10], [10, 13], [10, 16])], [infantry(30)]);
    expect(free.do(`unit:${free.unit(0, 0)}`).refusal('rush')).toEqual([]);
  });
});

describe('its effects', () => {
  const shooting = (t: Scene, seat = 0, unit = 0) =>
    cannotDeclare(t.state, t.fireteam(seat, unit), actionOf(t.state, t.fireteam(seat, unit), 'card.shoot')!)?.rule;

  it('TOS-ENG-05: no Ranged Action, whatever other types it has', () => {
    expect(shooting(facing([infantry()], [infantry(10 + gap(1))]))).toBe('TOS-ENG-05');
    expect(shooting(facing([infantry()], [infantry(10 + gap(1.01))]))).toBeUndefined();
  });

  it('TOS-ENG-06: shooting at somebody Engaged costs a card of the hand first', () => {
    const own = [at('gunners', [10, 10]), at('lancers', [20 + gap(1), 10])];
    const poor = facing(own, [infantry(20)]);
    const aim = (t: Scene) =>
      cannotAim(t.state, t.fireteam(0, 0), actionOf(t.state, t.fireteam(0, 0), 'card.shoot')!, t.fireteam(1, 0))?.rule;
    expect(aim(poor)).toBe('TOS-ENG-06');
    const rich = facing(own, [infantry(20)], { actor: { hand: ['3 rams'] } });
    rich.order(0, 0, 'march').act(rich.fireteam(0, 0), 'card.shoot', rich.fireteam(1, 0));
    expect(rich.next).toBe('tos.ask.discard');
    rich.card('3 rams');
    expect([rich.next, playerOf(rich.state, 0).hand.cards]).toEqual(['tos.roll.flip', []]);
  });

  it('TOS-ENG-08, TOS-ENG-09, TOS-UNT-03: E-28, E-29, a Titan is bound by Titans only', () => {
    const free = facing([at('colossus', [10, 10])], [infantry(10 + 65 / 25.4 + 1), at('gunners', [10, 20])]);
    expect([engagedWith(free.state, 0).length, isBound(free.state, 0), shooting(free)]).toEqual([1, false, undefined]);
    const bound = facing([at('colossus', [10, 10])], [at('colossus', [10 + 80 / 25.4 + 1, 10])]);
    expect([isBound(bound.state, 0), shooting(bound)]).toEqual([true, 'TOS-ENG-05']);
    const aim = facing([at('gunners', [2, 10]), infantry(10 - 65 / 25.4 - 1)], [at('colossus', [10, 10])]);
    expect(cannotAim(aim.state, 0, actionOf(aim.state, 0, 'card.shoot')!, aim.fireteam(1, 0))).toBeUndefined();
  });

  it('TOS-ENG-08: E-30, R-51, but it may not Rush', () => {
    const t = facing([at('colossus', [10, 10])], [infantry(10 + 65 / 25.4 + 1)]);
    expect(t.do(`unit:${t.unit(0, 0)}`).refusal('rush')).toEqual(['TOS-ORD-07']);
  });

  it('TOS-ENG-10: whoever is Engaged with a Titan is fully bound', () => {
    const t = facing([infantry()], [at('colossus', [10 + 65 / 25.4 + 1, 10])]);
    expect([isBound(t.state, t.fireteam(0, 0)), shooting(t)]).toEqual([true, 'TOS-ENG-05']);
  });
});

describe('Disengaging', () => {
  const leave = (t: Scene, to: Spot = [5, 10]) =>
    t
      .order(0, 0, 'march')
      .do('move')
      .move([t.fireteam(0, 0), to]);

  it('TOS-ENG-04, TOS-ENG-11, TOS-ENG-13, TOS-ENG-15: leaving by Order draws one Hit without a Duel, before the move', () => {
    const t = leave(facing([infantry()], [infantry(10 + gap(1))]));
    expect([t.next, t.events('fireteam.moved')]).toEqual(['tos.roll.flip', []]);
    t.do(cards('6 rams'));
    expect([t.events('hit.resolved').map(({ seat, strength }) => [seat, strength]), t.events('duel.began')]).toEqual([
      [[1, 2]],
      [],
    ]);
    expect([t.events('fireteam.moved').length, fireteamOf(t.state, t.fireteam(0, 0)).models]).toEqual([1, 2]);
  });

  it('TOS-ENG-13: R-49, a Killed Fireteam does not move', () => {
    const t = leave(facing([{ ...infantry(), models: [1] }, at('gunners', [40, 40])], [infantry(10 + gap(1))])).do(
      cards('6 rams'),
    );
    expect([t.events('fireteam.killed').length, t.events('fireteam.moved').length]).toEqual([1, 0]);
  });

  it('TOS-ENG-14: E-24, one Hit however many enemies; the opponent chooses Fireteam and Action', () => {
    const t = leave(
      facing(
        [infantry(10, 10)],
        [infantry(10 + gap(1), 10), infantry(10, 10 + gap(1)), at('lancers', [10, 10 - gap(2)])],
      ),
      [6.5, 8.5],
    );
    expect([t.seat, t.next, t.open]).toEqual([1, 'tos.ask.strike', [0, 1, 2]]);
    t.do(2, cards('1 rams'));
    expect(t.events('hit.resolved')).toHaveLength(1);
    expect(t.events('fireteam.moved')).toHaveLength(1);
  });

  it('TOS-ENG-16: E-25, one Tactics Token frees the whole unit for its Activation', () => {
    const squad = at('infantry', [10, 10], [10, 13], [10, 16]);
    const t = facing([squad], [infantry(10 + gap(1), 10), infantry(10 + gap(1), 13)], { actor: { tactics: 2 } });
    t.order(0, 0, 'march')
      .do('move')
      .move([t.fireteam(0, 0, 0), [6, 10]], [t.fireteam(0, 0, 1), [6, 13]]);
    expect(t.next).toBe('tos.ask.disengage');
    t.do('pay');
    expect([t.events('hit.resolved').length, t.events('fireteam.moved').length, playerOf(t.state, 0).tactics]).toEqual([
      0, 2, 1,
    ]);
  });

  it('TOS-ENG-17: moving inside the zone costs nothing', () => {
    const t = leave(facing([infantry()], [at('lancers', [10 + gap(1), 10])]), [9, 10]);
    expect([t.events('fireteam.moved').length, t.events('hit.resolved')]).toEqual([1, []]);
    const out = leave(facing([infantry()], [at('lancers', [10 + gap(1), 10])]), [7.9, 10]);
    expect(out.next).toBe('tos.roll.flip');
  });

  it('TOS-ENG-11: E-23, R-48, the long reach leaves the short one freely', () => {
    const free = leave(facing([at('lancers', [10, 10])], [infantry(10 + gap(2))]));
    expect(free.events('hit.resolved')).toEqual([]);
    const short = leave(facing([infantry()], [at('lancers', [10 + gap(2), 10])]));
    expect(short.next).toBe('tos.roll.flip');
  });

  it('TOS-ENG-12: E-26, moves that do not come from an Order are free', () => {
    const gust = {
      id: 'gust',
      name: { fr: 'rafale', en: 'gust' },
      types: ['magic' as const],
      range: 20,
      effects: [{ do: 'push' as const, whom: 'target' as const, distance: 4, direction: 'away' as const }],
    };
    const pack: Pack = {
      ...PACK,
      units: UNITS.map(card => (card.id === 'gunners' ? { ...card, standard: side({ actions: [gust] }) } : card)),
    };
    const t = facing([at('gunners', [4, 10])], [infantry(10), at('lancers', [10, 18])], {
      pack,
      actor: { units: [at('gunners', [4, 10]), at('lancers', [10, 10 + gap(1)])] },
    });
    t.order(0, 0, 'march').act(t.fireteam(0, 0), 'card.gust', t.fireteam(1, 0));
    expect([t.events('fireteam.moved').length, t.events('hit.resolved')]).toEqual([1, []]);
  });

  it('TOS-ENG-09: a Titan walks away from infantry unharmed', () => {
    const t = leave(facing([at('colossus', [10, 10])], [infantry(10 + 65 / 25.4 + 1)]), [5, 10]);
    expect([t.events('fireteam.moved').length, t.events('hit.resolved')]).toEqual([1, []]);
  });
});
