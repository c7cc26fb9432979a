import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { AbilityRule, Pack } from '../src/content/types.js';
import { standFault, whollyWithin, type StandQuestion } from '../src/decisions/stands.js';
import type { Whom } from '../src/effect.js';
import { placedOf } from '../src/ground/board.js';
import { mayActNow, restoreOptions, stepOptions } from '../src/options.js';
import { waiting as unitsWaiting } from '../src/procedures/setup/deployment.js';
import { usesLeft } from '../src/procedures/moments.js';
import { NONE, playerOf, type Activation, type State } from '../src/state.js';
import { whomOf } from '../src/whom.js';
import { done } from './deed.js';
import {
  cardNamed,
  cards,
  point,
  scene,
  stateOf,
  type Scene,
  type SceneBody,
  type Spot,
  type UnitBody,
} from './scene.js';
import { PACK, shoot, side, UNITS } from './testPack.js';

/** Which steps an Activated unit may take, whom an effect names, and where units may be put down. */

const unit = (card: string, ...at: readonly (Spot | null)[]): UnitBody => ({ card, at });
const table = (own: readonly UnitBody[], foes: readonly UnitBody[] = [], body: Partial<SceneBody> = {}): State =>
  stateOf({ seats: [{ units: own }, { units: foes }], ...body });

describe('steps of an Order', () => {
  const activation = (change: Partial<Activation>): Activation => ({
    seat: 0,
    unit: 0,
    order: 'march',
    moved: false,
    acted: [],
    freeMorale: false,
    disengagePaid: false,
    barred: [],
    suffered: [],
    ...change,
  });

  it('TOS-ORD-08, TOS-ORD-09: on a Rush one acts after the move, else when one likes', () => {
    const may = (order: Activation['order'], moved: boolean): boolean => mayActNow(activation({ order, moved }), 0);
    expect([may('march', false), may('march', true), may('concertedEffort', false)]).toEqual([true, true, true]);
    expect([may('rush', false), may('rush', true)]).toEqual([false, true]);
  });

  it('TOS-ORD-06, TOS-REI-06: who has acted does not act again, nor who has just got models', () => {
    expect([mayActNow(activation({ acted: [0] }), 0), mayActNow(activation({ acted: [0] }), 1)]).toEqual([false, true]);
    expect([mayActNow(activation({ barred: [0] }), 0), mayActNow(activation({ barred: [0] }), 1)]).toEqual([
      false,
      true,
    ]);
  });

  it('TOS-ORD-09: on a Rush only Melee Actions; others are not even shown', () => {
    const s = table([unit('infantry', [10, 10], null, null)], [unit('gunners', [12.5, 10])]);
    const shown = (order: Activation['order']): unknown =>
      stepOptions(s, activation({ order, moved: true }))
        .map(({ id, barred }) => [id, barred?.map(({ rule }) => rule)])
        .filter(([id]) => String(id).startsWith('act:'));
    expect(shown('rush')).toEqual([['act:0:card.slash', undefined]]);
    expect(shown('march')).toEqual([['act:0:card.slash', undefined], ['act:0:card.shoot', ['TOS-ENG-05']]]); // prettier-ignore
  });

  it('TOS-TOK-08: a token brings back what is Deactivated, not what is in use or Abandoned', () => {
    const s = (reinforcement: number): State =>
      table([
        {
          ...unit('colossus', [10, 10]),
          tokens: { reinforcement },
          assets: [
            { asset: 'plating', deactivated: true },
            { asset: 'plating' },
            { asset: 'plating', deactivated: true, abandoned: true },
          ],
        },
      ]);
    expect([restoreOptions(s(1), 0).map(({ id }) => id), restoreOptions(s(0), 0)]).toEqual([['restore:0'], []]);
  });
});

describe('whom an effect names', () => {
  const s = table(
    [unit('gunners', [20, 20]), unit('lancers', [22.5, 20])],
    [unit('gunners', [20, 23]), unit('lancers', [50, 40])],
    { markers: [{ at: [20, 26], kind: 'flag', owner: 0 }] },
  );
  const named = (whom: Whom, target = NONE): readonly number[] =>
    whomOf(s, whom, {
      seat: 0,
      actor: 0,
      target,
      marker: NONE,
      source: 'action',
      weakened: false,
      ...(target !== NONE && { targetAt: placedOf(s, target) }),
    }).ids;

  it('TOS-ARE-03: a Pulse is around the actor or around the target, as it says, and without a target around nobody', () => {
    expect([named({ pulse: 4, of: 'actor', whom: 'all' }, 3), named({ pulse: 4, of: 'target', whom: 'all' }, 3)]).toEqual([[1, 2], []]); // prettier-ignore
    expect([named({ pulse: 4, of: 'target', whom: 'all' }, 2), named({ pulse: 4, of: 'target', whom: 'all' })]).toEqual([[0, 1], []]); // prettier-ignore
  });

  it('TOS-ARE-03, TOS-GEN-08: it concerns those it speaks of', () => {
    expect((['friendly', 'enemy', 'all'] as const).map(whom => named({ pulse: 4, of: 'actor', whom }))).toEqual([[1], [2], [1, 2]]); // prettier-ignore
    expect((['friendly', 'enemy'] as const).map(whom => named({ pulse: 5, of: { markers: 'flag' }, whom }))).toEqual([[0, 1], [2]]); // prettier-ignore
  });
});

describe('where units are put down', () => {
  const rule = (s: State, q: StandQuestion, ...at: readonly Spot[]): string | undefined =>
    standFault(s, q, at.map(spot => point(spot)))?.rule; // prettier-ignore
  const waiting = (s: State, ...ids: readonly number[]): State => {
    s.fireteams = s.fireteams.map((fireteam, id) => (ids.includes(id) ? { ...fireteam, place: 'waiting' } : fireteam));
    return s;
  };

  it('TOS-TRI-03, TOS-TRI-04: away from other Commanders, near the own one; other units do not matter', () => {
    const s = stateOf({
      encounter: 'triumvirate',
      seats: [
        { units: [unit('captain', [10, 10]), unit('lancers', [11, 11]), unit('lancers', [40, 40])] },
        { units: [unit('lancers', [60, 10])] },
        { units: [unit('captain', [30, 10])] },
      ],
    });
    waiting(s, 0, 1);
    const apart = { unit: 0, fireteams: [0], where: 'apart', least: inches(12) } as const;
    expect([rule(s, apart, [33, 14]), rule(s, apart, [40, 43]), rule(s, apart, [60, 13])]).toEqual(['TOS-TRI-03', undefined, undefined]); // prettier-ignore
    const near = { unit: 1, fireteams: [1], where: 'commander' } as const;
    const led = stateOf({
      encounter: 'triumvirate',
      seats: [
        { units: [unit('captain', [10, 10]), unit('lancers', [11, 11]), unit('lancers', [40, 40])] },
        {},
        { units: [unit('captain', [60, 40])] },
      ],
    });
    waiting(led, 1);
    expect([rule(led, near, [15, 10]), rule(led, near, [43, 40]), rule(led, near, [60, 43])]).toEqual([undefined, 'TOS-TRI-04', 'TOS-TRI-04']); // prettier-ignore
  });

  it('TOS-MOV-17: who is no Squad needs no Formation with its Combined Arms', () => {
    const pack: Pack = { ...PACK, units: UNITS.map(card => (card.id === 'lancers' ? { ...card, combinedArms: 'cannon' } : card)) }; // prettier-ignore
    const fault = (card: string, count: number): string | undefined => {
      const s = table([unit(card, ...Array.from({ length: count }, (_, i): Spot => [10 + 3 * i, 30]))], [], { pack });
      const fireteams = Array.from({ length: count }, (_, i) => i);
      waiting(s, ...fireteams);
      return rule(s, { unit: 0, fireteams, where: 'zone' }, ...fireteams.map((i): Spot => [5 + 20 * i, 5]));
    };
    expect([fault('lancers', 2), fault('infantry', 3)]).toEqual([undefined, 'TOS-MOV-17']);
  });

  it('TOS-DEP-08, R-71: Titans, then Squads, then the rest; a Squad of Titans goes with the Titans', () => {
    const pack: Pack = { ...PACK, units: UNITS.map(card => (card.id === 'mixed' ? { ...card, titan: true } : card)) };
    const s = table([unit('mixed', [10, 30], [13, 30], [16, 30]), unit('infantry', [20, 30], [23, 30], [26, 30]), unit('lancers', [40, 30])], [], { pack }); // prettier-ignore
    waiting(s, 0, 1, 2, 3, 4, 5, 6);
    expect((['titan', 'squad', 'rest'] as const).map(wave => unitsWaiting(s, 0, wave))).toEqual([[0], [1], [0, 1, 2]]);
  });

  it('TOS-SUM-02, R-100: a Squad of which one Fireteam has come does not wait to be deployed', () => {
    const s = table([unit('infantry', [20, 30], [23, 30], [26, 30])]);
    expect(unitsWaiting(waiting(s, 1, 2), 0, 'rest')).toEqual([]);
    expect(unitsWaiting(waiting(s, 0), 0, 'rest')).toEqual([0]);
  });

  it('TOS-MOV-13: a base is wholly within a distance of another if all of it is, one that is too large never', () => {
    const s = table([unit('colossus', [20, 20]), unit('mystic', [20, 20]), unit('mystic', [20, 20])]);
    const within = (id: number, of: number, range: number): boolean => whollyWithin(placedOf(s, id), placedOf(s, of), range); // prettier-ignore
    // 80 mm across in the one case, 30 mm in the others.
    expect([within(0, 1, 2_540), within(0, 1, 24_999), within(0, 1, 25_000)]).toEqual([false, false, true]);
    expect([within(1, 2, 0), within(1, 0, 0)]).toEqual([true, true]);
  });
});

describe('Abilities at the end of an Activation', () => {
  const ended = (...rules: readonly AbilityRule[]): Scene => {
    const abilities = rules.map((rule, i) => ({ id: `gift${i}`, name: { fr: 'x', en: 'x' }, rules: [rule] }));
    const units = UNITS.map(card => (card.id === 'gunners' ? { ...card, standard: side({ abilities, actions: [shoot] }) } : card)); // prettier-ignore
    const t = scene({
      pack: { ...PACK, units },
      seats: [{ units: [unit('gunners', [20, 20])] }, { units: [unit('lancers', [26, 20])] }],
    });
    t.order(0, 0, 'march').do('end');
    while (t.next === 'tos.ask.ability') t.do(t.open[0]);
    return t;
  };
  const gift: AbilityRule = { kind: 'when', moment: 'activationEnded', effects: [{ do: 'tactics', count: 1 }] };

  it('TOS-TRN-14: all of them, one after the other', () => {
    expect([ended(gift), ended(gift, gift)].map(t => t.events('tactics.gained').length)).toEqual([1, 2]);
  });

  it('TOS-GEN-17: a use is noted of what has a number of them, and of nothing else', () => {
    const uses = (rule: AbilityRule): number => ended(rule).events('use.noted').length;
    expect([uses(gift), uses({ ...gift, oncePer: 'turn' })]).toEqual([0, 1]);
  });

  it('TOS-ACT-15: an Action that one of them grants comes after it', () => {
    const t = ended({ ...gift, effects: [{ do: 'act', whom: 'actor' }] });
    expect([t.next, t.open]).toEqual(['tos.ask.extra', ['none', 'card.shoot']]);
    expect(ended(gift).next).not.toBe('tos.ask.extra');
  });
});

describe('Abilities of a unit', () => {
  const rule: AbilityRule = { kind: 'when', moment: 'activated', effects: [{ do: 'tactics', count: 1 }] };
  const abilities = [{ id: 'gift', name: { fr: 'x', en: 'x' }, rules: [rule, { kind: 'slip' } as const, rule] }];
  const units = UNITS.map(card => (card.id === 'infantry' ? { ...card, standard: side({ abilities }) } : card));
  const squads = (...at: readonly (Spot | null)[][]): State =>
    table(at.map(spots => unit('infantry', ...spots)), [], { pack: { ...PACK, units } }); // prettier-ignore

  it('TOS-GEN-17: each of them once for the unit, whatever the number of its Fireteams, and for every unit', () => {
    const s = squads([[10, 10], [13, 10], [16, 10]], [[30, 10], [33, 10], null]); // prettier-ignore
    const uses = (...ids: readonly number[]): number => usesLeft(s, { units: ids, moment: 'activated' }).length;
    expect([uses(0), uses(1), uses(0, 1), uses()]).toEqual([2, 2, 4, 0]);
  });

  it('TOS-GEN-17: what has been done is done, and what is used up for the Turn is not there', () => {
    const s = squads([[10, 10], null, null]);
    const [first] = usesLeft(s, { units: [0], moment: 'activated' });
    expect(usesLeft(s, { units: [0], moment: 'activated', done: [first!.key] })).toHaveLength(1);
    s.units = s.units.with(0, { ...s.units[0]!, used: ['turn card.gift'] });
    expect(usesLeft(s, { units: [0], moment: 'activated' })).toHaveLength(2);
  });

  it('TOS-GEN-06: of a Fireteam that lives', () => {
    const actors = usesLeft(squads([null, [13, 10], [16, 10]]), { units: [0], moment: 'activated' });
    expect(actors.map(({ actor }) => actor)).toEqual([1, 1]);
  });
});

describe('the Conflict', () => {
  it('TOS-DCK-17, TOS-ACT-14: the cards of a Duel stay in it to the end of the Action, whatever the ground does meanwhile', () => {
    const t = done({
      effects: [
        { do: 'push', whom: 'target', distance: 5, direction: 'away' },
        { do: 'flip', value: 3, success: [] },
      ],
      action: { av: { value: 5 }, against: 10, range: 12, aim: { side: 'enemy' } },
      foes: [unit('lancers', [26, 20])],
      body: { terrain: [{ box: [29, 10, 30, 30], traits: ['dangerous 0'] }] },
    }).do(1, cards('6 rams'), cards('1 masks'));
    expect([t.next, t.events('hit.resolved').length]).toEqual(['tos.roll.flip', 1]);
    expect(playerOf(t.state, 0).conflict.cards).toEqual([cardNamed(0, '6 rams'), cardNamed(0, '1 masks')]);
    t.do(cards('2 crows'));
    expect([playerOf(t.state, 0).conflict.cards, playerOf(t.state, 0).discard.cards.length]).toEqual([[], 3]);
  });

  it('TOS-DCK-17: without an Action it is cleared at once, and told if there was anything in it', () => {
    const marched = (...traits: readonly string[]): Scene => {
      const t = scene({
        terrain: [{ box: [22, 10, 23, 30], traits }],
        seats: [{ units: [unit('gunners', [20, 20])] }, { units: [unit('lancers', [60, 44])] }],
      });
      return t.order(0, 0, 'march').do('move', t.moves([0, [24, 20]]));
    };
    const t = marched('dangerous 0').do(cards('1 masks'));
    expect([playerOf(t.state, 1).conflict.cards, playerOf(t.state, 1).discard.cards]).toEqual([[], [cardNamed(1, '1 masks')]]); // prettier-ignore
    expect([t.events('conflict.cleared').length, marched('covering').events('conflict.cleared').length]).toEqual([
      1, 0,
    ]);
    // An Action without a flip leaves nothing to clear.
    expect(done({ effects: [{ do: 'tactics', count: 1 }] }).events('conflict.cleared')).toEqual([]);
  });
});
