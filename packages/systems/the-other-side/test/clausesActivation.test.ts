import type { PickShape } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { Ability, AbilityRule, Effect, Pack, StratagemCard } from '../src/content/types.js';
import { playerOf, unitOf } from '../src/state.js';
import { cards, scene, stateOf, Scene, type SceneBody, type Spot, type UnitBody } from './scene.js';
import { PACK, UNITS } from './testPack.js';

/** Opportunities, the start of an Activation and Coordinated Strikes, clause by clause. */

const one = (card: string, ...at: readonly (Spot | null)[]): UnitBody => ({ card, at });
const name = { fr: 'x', en: 'x' };
const stays: StratagemCard = { ...PACK.stratagems[0]!, stays: true };
const lasting: Pack = { ...PACK, stratagems: [stays, ...PACK.stratagems.slice(1)] };

describe('opportunities', () => {
  const begun = (played: boolean): Scene => {
    const s = stateOf({ pack: lasting, seats: [{ acquired: [0] }, { units: [one('lancers', [60, 4])] }] });
    s.players = s.players.map((player, seat) => (seat === 0 && played ? { ...player, playedThisTurn: [0] } : player));
    return new Scene(s, [{ proc: 'main', step: 'next', vars: {} }, { proc: 'turn', step: 'activations', vars: {} }], false); // prettier-ignore
  };

  it('TOS-TRN-19, R-105: who has neither a unit nor a Stratagem to play Passes unasked', () => {
    const none = begun(true);
    expect([none.seat, none.events('passed')]).toEqual([1, [{ type: 'passed', seat: 0, forced: true }]]);
    const card = begun(false);
    expect([card.seat, card.next, card.open]).toEqual([0, 'tos.ask.opportunity', ['pass', 'stratagem:0']]);
    card.do('pass');
    expect(card.events('passed')).toEqual([{ type: 'passed', seat: 0, forced: true }]);
  });

  it('TOS-TRN-10: one Stratagem before the choice, not a second one', () => {
    const t = scene({
      seats: [{ units: [one('lancers', [10, 10])], acquired: [0, 1] }, { units: [one('lancers', [60, 4])] }],
    });
    t.do('stratagem:0', cards('3 rams'));
    expect([t.seat, t.open]).toEqual([0, ['unit:0', 'pass']]);
  });

  it('TOS-TRN-18: a Pass while there is a unit to Activate is told as one of choice', () => {
    const t = scene({
      seats: [{ units: [one('lancers', [10, 10])], hand: ['3 rams'] }, { units: [one('lancers', [60, 4])] }],
    });
    t.do('pass').card('3 rams');
    expect(t.events('passed')).toEqual([{ type: 'passed', seat: 0, forced: false }]);
    expect([t.seat, playerOf(t.state, 0).hand.cards]).toEqual([1, []]);
  });
});

const ABILITY = (...rules: readonly AbilityRule[]): Ability => ({ id: 'gift', name, rules });
const when = (...effects: readonly Effect[]): AbilityRule => ({ kind: 'when', moment: 'activated', effects });
const withAbilities = (...abilities: readonly Ability[]): Pack => ({
  ...PACK,
  units: UNITS.map(card => ({ ...card, standard: { ...card.standard, abilities } })),
});
const mines = (...traits: readonly string[]): NonNullable<SceneBody['terrain']>[number] => ({
  box: [8, 8, 20, 12],
  traits,
});
const begin = (unit: UnitBody, body: Partial<SceneBody> & { readonly tactics?: number } = {}): Scene =>
  scene({
    ...body,
    seats: [{ units: [unit], tactics: body.tactics ?? 0 }, { units: [one('lancers', [60, 4])] }],
  }).do('unit:0');

describe('the start of an Activation', () => {
  const squad = one('infantry', [10, 10], [13, 10], null);
  const deactivated: Partial<UnitBody> = {
    assets: [{ asset: 'plating', deactivated: true }],
    tokens: { reinforcement: 1 },
  };

  it('TOS-TER-11: each Fireteam on Dangerous ground is hit, in the order its player likes', () => {
    const t = begin(squad, { terrain: [mines('dangerous 1')] });
    expect([t.next, t.open]).toEqual(['tos.ask.simultaneous', [0, 1]]);
    t.do(1, cards('1 rams', '1 masks'));
    expect(t.events('hit.resolved').map(({ fireteam }) => fireteam)).toEqual([1, 0]);
    expect(t.next).toBe('tos.ask.order');
  });

  it('TOS-TER-11, TOS-GEN-16: not one that has died meanwhile', () => {
    const pack = withAbilities(ABILITY(when({ do: 'damage', whom: { choose: 'friendly' }, amount: 9 })));
    const t = begin(squad, { pack, terrain: [mines('dangerous 1')] });
    expect(t.open).toEqual([0, 1, 'abilities']);
    t.do('abilities', 1);
    expect(t.next).toBe('tos.roll.flip');
    t.do(cards('1 rams'));
    expect([t.next, t.events('hit.resolved').map(({ fireteam }) => fireteam)]).toEqual(['tos.ask.order', [0]]);
  });

  it('TOS-TER-11, R-37: Difficult ground is no danger to who stands on it', () => {
    expect(begin(squad, { terrain: [mines('difficult')] }).next).toBe('tos.ask.order');
    const t = begin(one('lancers', [10, 10]), { terrain: [mines('difficult', 'dangerous 1')] }).do(cards('1 rams'));
    expect(t.events('hit.resolved')).toMatchObject([{ strength: 1 }]);
  });

  it('TOS-TOK-08: an Asset may be brought back before the ground hurts, however many it hurts; else there is time for that later', () => {
    const two = begin({ ...squad, ...deactivated }, { terrain: [mines('dangerous 1')] });
    expect([two.next, two.open]).toEqual(['tos.ask.simultaneous', [0, 1, 'restore:0']]);
    const cheap: Pack = {
      ...PACK,
      allegiances: PACK.allegiances.map(card => ({ ...card, glory: { kind: 'tactics' as const, cost: 1 } })),
    };
    expect(begin({ ...squad, ...deactivated }, { pack: cheap, tactics: 1 }).next).toBe('tos.ask.glory');
  });

  it('TOS-GEN-16: after each Ability its player says anew what comes next', () => {
    const gain: Effect = { do: 'tactics', count: 1 };
    const pack = withAbilities(ABILITY(when(gain), when(gain)));
    const t = begin(one('lancers', [10, 10]), { pack, terrain: [mines('dangerous 1')] });
    expect(t.open).toEqual([0, 'abilities']);
    t.do('abilities');
    expect(t.next).toBe('tos.ask.ability');
    t.do(t.open[0]);
    expect([t.next, t.open, playerOf(t.state, 0).tactics]).toEqual(['tos.ask.simultaneous', [0, 'abilities'], 1]);
  });

  it('TOS-TRN-12: a Tactics value is gained by who has one, and told of nobody else', () => {
    expect(begin(one('captain', [10, 10])).events('tactics.gained')).toMatchObject([{ seat: 0, count: 2 }]);
    expect(begin(one('lancers', [10, 10])).events('tactics.gained')).toEqual([]);
  });
});

describe('Coordinated Strikes', () => {
  const three = [one('gunners', [10, 10]), one('lancers', [20, 10]), one('mystic', [30, 10])];
  const struck = (body: Partial<SceneBody['seats'][number]> = {}, pack: Pack = PACK): Scene =>
    scene({ pack, seats: [{ units: three, tactics: 3, ...body }, { units: [one('lancers', [60, 40])] }] })
      .order(0, 0, 'march')
      .do('end');

  it('TOS-TRN-15: told as such, and for a token', () => {
    const t = struck();
    expect([t.next, t.open]).toEqual(['tos.ask.coordinate', ['done', 'unit:1', 'unit:2']]);
    t.do('unit:1');
    expect(t.events('unit.activated').map(({ unit, coordinated }) => [unit, coordinated])).toEqual([[0, false], [1, true]]); // prettier-ignore
    expect([playerOf(t.state, 0).tactics, t.events('tactics.spent')]).toMatchObject([2, [{ count: 1 }]]);
    t.do('march', 'end');
    expect([t.next, t.seat]).toEqual(['tos.ask.opportunity', 1]);
  });

  it('TOS-TRN-15: nobody has to', () => {
    const t = struck().do('done');
    expect([t.next, t.seat, playerOf(t.state, 0).tactics]).toEqual(['tos.ask.opportunity', 1, 3]);
  });

  it('TOS-TRN-16: who cannot pay for anybody is not asked; who can for one is shown the others barred', () => {
    expect(struck({ tactics: 0 }).next).toBe('tos.ask.opportunity');
    const lord = struck({ tactics: 0, units: [...three, one('captain', [40, 10])] });
    expect([lord.next, lord.open]).toEqual(['tos.ask.coordinate', ['done', 'unit:3']]);
    lord.do('unit:3');
    expect(lord.events('tactics.spent')).toEqual([]);
  });

  it('R-24, TOS-TRN-15: one Stratagem, then a unit', () => {
    const t = struck({ acquired: [0, 1] });
    expect(t.open).toEqual(['done', 'unit:1', 'unit:2', 'stratagem:0', 'stratagem:1']);
    t.do('stratagem:1', cards('3 rams'));
    expect([t.next, t.open]).toEqual(['tos.ask.coordinate', ['unit:1', 'unit:2']]);
  });

  it('TOS-TRN-11: who has been Activated in this Turn is shown, with the reason, at both questions', () => {
    const t = struck();
    expect([t.refusal('unit:0'), t.refusal('unit:9')]).toEqual([['TOS-TRN-11'], ['TOS-TRN-15']]);
    const reason = (scene: Scene): unknown => {
      const { options } = scene.prompt.shape as PickShape;
      return options.find(({ id }) => id === 'unit:0')?.barred?.map(({ say }) => say);
    };
    expect(reason(t)).toEqual(['tos.no.activated']);
    const again = scene({
      seats: [
        { units: [{ ...one('lancers', [10, 10]), activated: true }, one('lancers', [20, 10])] },
        { units: [one('lancers', [60, 4])] },
      ],
    });
    expect([again.open, again.refusal('unit:0'), reason(again)]).toEqual([
      ['unit:1'],
      ['TOS-TRN-11'],
      ['tos.no.activated'],
    ]);
  });

  it('TOS-TRN-15: not without another unit', () => {
    const t = scene({ seats: [{ units: [three[0]!], tactics: 3 }, { units: [one('lancers', [60, 40])] }] });
    expect(t.order(0, 0, 'march').do('end').next).toBe('tos.ask.opportunity');
    expect(unitOf(t.state, 0).activated).toBe(true);
  });
});
