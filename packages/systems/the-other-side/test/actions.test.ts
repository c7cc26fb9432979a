import { describe, expect, it } from 'vitest';
import { actionOf, actionsOf } from '../src/actions.js';
import type { Action, Pack } from '../src/content/types.js';
import { aimsOf, cannotAim, cannotDeclare } from '../src/targets.js';
import { playerOf, unitOf } from '../src/state.js';
import { cards, scene, type Scene, type Spot, type UnitBody } from './scene.js';
import { command, hex, PACK, rally, shoot, side, slash, UNITS } from './testPack.js';

const packWith = (...actions: readonly Action[]): Pack => ({
  ...PACK,
  units: UNITS.map(card => (card.id === 'mystic' ? { ...card, standard: side({ actions }) } : card)),
});
const mystic: UnitBody = { card: 'mystic', at: [[10, 10]] };
const gunners = (x: number, y = 10): UnitBody => ({ card: 'gunners', at: [[x, y]] as Spot[] });

function acting(own: readonly UnitBody[], enemy: readonly UnitBody[], pack: Pack = PACK, more = {}): Scene {
  const t = scene({ pack, seats: [{ units: own, ...more }, { units: enemy }] });
  return t.order(0, 0, 'concertedEffort').do('none');
}
const declare = (t: Scene, key: string) =>
  cannotDeclare(t.state, t.fireteam(0, 0), actionOf(t.state, t.fireteam(0, 0), key)!)?.rule;

describe('declaring', () => {
  it('TOS-ACT-01, TOS-ACT-20: several types: the rules of all of them', () => {
    const both: Action = { ...shoot, id: 'both', types: ['ranged', 'melee'], range: 3 };
    const t = acting([mystic], [gunners(14)], packWith(both));
    // Melee gives it a zone, which binds the mystic, and then Ranged forbids the Action.
    expect(declare(t, 'card.both')).toBe('TOS-ENG-05');
    const free = acting([mystic], [gunners(19)], packWith({ ...both, range: 12, types: ['ranged', 'magic'] }));
    expect(declare(free, 'card.both')).toBeUndefined();
  });

  it('TOS-ACT-02, TOS-ACT-10: what is missing is not needed: no target, no Duel', () => {
    const breath: Action = {
      id: 'breath',
      name: { fr: 'souffle', en: 'breath' },
      types: ['morale'],
      effects: [{ do: 'token', whom: 'actor', token: 'inspired', count: 1 }],
    };
    const t = acting([mystic], [gunners(50)], packWith(breath));
    t.act(t.fireteam(0, 0), 'card.breath');
    expect([t.events('duel.began'), unitOf(t.state, 0).tokens.inspired]).toEqual([[], 1]);
  });

  it('TOS-ACT-05, TOS-ACT-06, TOS-ACT-16: an Action nobody is in reach for cannot be declared', () => {
    expect(declare(acting([mystic], [gunners(50)]), 'card.hex')).toBe('TOS-ACT-08');
    const t = acting([mystic], [gunners(16)]);
    expect(declare(t, 'card.hex')).toBeUndefined();
    t.act(t.fireteam(0, 0), 'card.hex', t.fireteam(1, 0));
    expect([t.events('action.declared').length, t.next]).toEqual([1, 'tos.roll.flip']);
  });

  it('TOS-ACT-07, TOS-ACT-08: the target is a Fireteam in range and sight', () => {
    const t = scene({
      terrain: [{ box: [13, 20, 14, 40], traits: ['blocking'] }],
      seats: [{ units: [mystic] }, { units: [gunners(16), gunners(50), { card: 'gunners', at: [[16, 30]] }] }],
    });
    const use = actionOf(t.state, 0, 'card.hex')!;
    expect(aimsOf(t.state, 0, use)).toEqual([t.fireteam(1, 0)]);
    expect(cannotAim(t.state, 0, use, t.fireteam(1, 1))?.rule).toBe('TOS-ACT-03');
    const blind = scene({
      terrain: [{ box: [13, 0, 14, 40], traits: ['blocking'] }],
      seats: [{ units: [mystic] }, { units: [gunners(16)] }],
    });
    expect(cannotAim(blind.state, 0, use, blind.fireteam(1, 0))?.rule).toBe('TOS-ACT-08');
  });

  it('TOS-ACT-09: friends and itself, except by an Opposed Duel', () => {
    const kind: Action = { ...hex, id: 'kind', against: 5, triggers: [] };
    const t = acting([mystic, gunners(14)], [gunners(50)], packWith(hex, kind));
    const aims = (key: string) => aimsOf(t.state, 0, actionOf(t.state, 0, key)!);
    expect([aims('card.kind'), aims('card.hex')]).toEqual([[0, 1], []]);
    expect(cannotAim(t.state, 0, actionOf(t.state, 0, 'card.hex')!, 1)?.rule).toBe('TOS-ACT-09');
  });

  it('TOS-ACT-19: special restrictions are judged at the declaration', () => {
    const t = acting(
      [mystic],
      [gunners(16), { card: 'colossus', at: [[10, 18]] }],
      packWith({ ...hex, aim: { titan: true } }),
    );
    const use = actionOf(t.state, 0, 'card.hex')!;
    expect([aimsOf(t.state, 0, use), cannotAim(t.state, 0, use, t.fireteam(1, 0))?.rule]).toEqual([
      [t.fireteam(1, 1)],
      'TOS-ACT-19',
    ]);
  });

  it('TOS-ACT-18, TOS-GEN-18: Actions come from the face-up card and face-up Assets', () => {
    const plating = (deactivated: boolean): UnitBody => ({
      card: 'gunners',
      at: [[10, 10]],
      assets: [{ asset: 'plating', deactivated }],
    });
    const keys = (unit: UnitBody) =>
      actionsOf(scene({ seats: [{ units: [unit] }, {}] }).state, 0).map(({ key }) => key);
    expect(keys(plating(false))).toEqual(['card.shoot', 'asset0.cheer']);
    expect(keys(plating(true))).toEqual(['card.shoot']);
    expect(keys({ ...plating(true), side: 'glory' })).toEqual(['card.slash']);
  });

  it('TOS-GEN-17: once a Turn is once for the unit, and another unit has its own', () => {
    const once: Action = { ...rally, id: 'once', oncePer: 'turn' };
    const pack: Pack = {
      ...PACK,
      units: UNITS.map(card =>
        card.id === 'infantry' ? { ...card, standard: side({ actions: [once, slash] }) } : card,
      ),
    };
    const squad = (y: number): UnitBody => ({ card: 'infantry', at: [[10, y], [10, y + 3], null] });
    const t = scene({ pack, seats: [{ units: [squad(10), squad(30)], tactics: 2 }, { units: [gunners(60)] }] });
    t.order(0, 0, 'concertedEffort').do('none').act(t.fireteam(0, 0), 'card.once').do(cards('1 rams'), 'done');
    const barred = (unit: number, n: number) =>
      cannotDeclare(t.state, t.fireteam(0, unit, n), actionOf(t.state, t.fireteam(0, unit, n), 'card.once')!)?.rule;
    expect([barred(0, 1), barred(1, 0)]).toEqual(['TOS-GEN-17', undefined]);
  });
});

describe('resolving', () => {
  it('TOS-ACT-04, TOS-ACT-11, TOS-ARE-04: effects only if it succeeds', () => {
    const wave: Action = {
      ...rally,
      id: 'wave',
      effects: [{ do: 'token', whom: { pulse: 8, of: 'actor', whom: 'enemy' }, token: 'shaken', count: 1 }],
    };
    const after = (card: string) => {
      const t = acting([mystic], [gunners(14)], packWith(wave));
      t.act(t.fireteam(0, 0), 'card.wave').do(cards(card));
      if (t.next === 'tos.ask.trigger') t.do('done');
      return unitOf(t.state, t.unit(1, 0)).tokens.shaken;
    };
    expect([after('5 rams'), after('4 rams')]).toEqual([1, 0]);
  });

  it('TOS-ACT-12, TOS-ACT-13, TOS-ACT-14: effects, then Triggers in card order, then the Conflict is cleared', () => {
    const t = acting([mystic], [gunners(16)]);
    t.act(t.fireteam(0, 0), 'card.hex', t.fireteam(1, 0)).do(
      cards('9 tomes', '6 masks'),
      'pin',
      'burn',
      cards('6 rams'),
    );
    const order = [...t.events('models.killed'), ...t.events('tokens.gained'), ...t.events('conflict.cleared')].map(
      event => ('token' in event ? event.token : event.type),
    );
    expect(order).toEqual(['models.killed', 'shaken', 'pinned', 'conflict.cleared']);
    expect(t.events('action.ended')).toHaveLength(1);
  });

  it('TOS-ACT-15, TOS-ACT-16: R-47, a granted Action comes after the first, and is ignored if there is none', () => {
    const captain: UnitBody = { card: 'captain', at: [[10, 10]] };
    const t = scene({ seats: [{ units: [captain, gunners(14)] }, { units: [gunners(22)] }] });
    t.order(0, 0, 'concertedEffort').do('none').act(t.fireteam(0, 0), 'card.command', t.fireteam(0, 1));
    expect([t.next, t.open]).toEqual(['tos.ask.extra', ['none', 'card.shoot']]);
    t.do('card.shoot', t.fireteam(1, 0));
    expect(t.state.action).toMatchObject({ actor: t.fireteam(0, 1), additional: true });
    const idle = scene({ seats: [{ units: [captain, gunners(14)] }, { units: [gunners(60, 40)] }] });
    idle.order(0, 0, 'concertedEffort').do('none').act(idle.fireteam(0, 0), 'card.command', idle.fireteam(0, 1));
    expect(idle.next).toBe('tos.ask.step');
  });

  it('TOS-ACT-17: an additional Action that would grant one grants none', () => {
    const pack: Pack = {
      ...PACK,
      units: UNITS.map(card => (card.id === 'gunners' ? { ...card, standard: side({ actions: [command] }) } : card)),
    };
    const captain: UnitBody = { card: 'captain', at: [[10, 10]] };
    const t = scene({ pack, seats: [{ units: [captain, gunners(14)] }, { units: [gunners(60, 40)] }] });
    t.order(0, 0, 'concertedEffort')
      .do('none')
      .act(t.fireteam(0, 0), 'card.command', t.fireteam(0, 1))
      .do('card.command', t.fireteam(0, 0));
    expect(t.next).toBe('tos.ask.step');
  });

  it('the worked example: the strike discards ten cards of the own deck and gains 1 Strength a Tome', () => {
    const strike: Action = {
      id: 'strike',
      name: { fr: 'frappe', en: 'strike' },
      types: ['magic'],
      av: { value: 8 },
      against: 'df',
      range: 10,
      strength: 2,
      before: [{ do: 'mill', count: 10, strengthPer: 'tomes' }],
    };
    const t = acting([mystic], [gunners(16)], packWith(strike));
    t.act(t.fireteam(0, 0), 'card.strike', t.fireteam(1, 0)).do(cards('7 rams', '10 masks'));
    t.do(cards('1 tomes', '2 tomes', '3 tomes', '1 rams', '2 rams', '3 rams', '4 rams', '5 rams', '6 rams', '8 rams'));
    expect(t.state.action?.strength).toBe(5);
    expect(playerOf(t.state, 0).discard.cards).toHaveLength(10);
  });
});
