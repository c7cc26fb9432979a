import { describe, expect, it } from 'vitest';
import type { Action, Pack } from '../src/content/types.js';
import { fireteamOf, unitOf } from '../src/state.js';
import { cardNamed, cards, scene, type Scene, type SceneBody, type SeatBody, type UnitBody } from './scene.js';
import { PACK, shoot, side, UNITS } from './testPack.js';

/** The pack with one Action changed: `shoot` of the gunners. */
const packWith = (change: Partial<Action>, ar = 8): Pack => ({
  ...PACK,
  units: UNITS.map(card =>
    card.id === 'gunners'
      ? { ...card, standard: side({ ar, actions: [{ ...shoot, ...change }] }) }
      : { ...card, standard: { ...card.standard, ar } },
  ),
});

interface Body {
  readonly pack?: Pack;
  readonly gunners?: Partial<UnitBody>;
  readonly actor?: SeatBody;
  readonly other?: SeatBody;
  readonly target?: UnitBody;
  readonly also?: readonly UnitBody[];
  readonly operation?: SceneBody['operation'];
}

/** Gunners have hit the target: the Penetration Flip with Strength 1 comes next. */
function struck(body: Body = {}): Scene {
  const t = scene({
    ...(body.pack && { pack: body.pack }),
    ...(body.operation && { operation: body.operation }),
    seats: [
      { units: [{ card: 'gunners', at: [[10, 10]], ...body.gunners }], ...body.actor },
      { units: [body.target ?? { card: 'lancers', at: [[18, 10]] }, ...(body.also ?? [])], ...body.other },
    ],
  });
  t.order(0, 0, 'concertedEffort')
    .do('none')
    .act(t.fireteam(0, 0), 'card.shoot', t.fireteam(1, 0))
    .do(cards('9 tomes', '9 tomes'));
  while (t.next.startsWith('tos.ask.modify')) t.do('done');
  return t;
}

const models = (t: Scene, seat: number, unit: number, n = 0): number =>
  fireteamOf(t.state, t.fireteam(seat, unit, n)).models;

describe('the Penetration Flip', () => {
  it('TOS-DMG-01: E-16, a Hit of Strength 0 is a Hit', () => {
    const t = struck({ pack: packWith({ strength: 0 }) });
    t.do(cards('8 rams'));
    expect(t.events('hit.resolved')).toMatchObject([{ strength: 0, total: 8, damage: 1 }]);
  });

  it('TOS-DMG-02: the acting player flips and adds the Strength', () => {
    const t = struck().do(cards('6 rams'));
    expect(t.events('hit.resolved')).toMatchObject([{ seat: 0, total: 7, ar: 8, damage: 0 }]);
  });

  it('TOS-DMG-03, TOS-DMG-19, TOS-DMG-04: E-13, a Fireteam that lacks models may not cheat it, but a Tactics Token helps', () => {
    const actor = { hand: ['13 rams'], tactics: 1 };
    const whole = struck({ actor }).do(cards('6 rams'));
    expect(whole.open).toEqual(['done', 'tactics', cardNamed(0, '13 rams')]);
    const weak = struck({ actor, gunners: { models: [2] } }).do(cards('6 rams'));
    expect(weak.open).toEqual(['done', 'tactics']);
  });

  it('TOS-DMG-06, TOS-DMG-23, TOS-CRD-09: below the Armour nothing happens, but the Action has succeeded', () => {
    const pack = packWith({
      triggers: [
        {
          id: 'scare',
          name: { fr: 'peur', en: 'scare' },
          suits: ['tomes'],
          effects: [{ do: 'token', whom: 'target', token: 'shaken', count: 1 }],
        },
      ],
    });
    const t = struck({ pack });
    t.do('scare', cards('6 rams'));
    expect(models(t, 1, 0)).toBe(3);
    expect(unitOf(t.state, t.unit(1, 0)).tokens.shaken).toBe(1);
  });

  it('TOS-DMG-07: E-14, E-15, 1 damage at the Armour, 2 from five points above it', () => {
    const damage = (card: string, ar: number) =>
      struck({ pack: packWith({}, ar) })
        .do(cards(card))
        .events('hit.resolved')[0]?.damage;
    expect([
      damage('7 rams', 8),
      damage('11 rams', 8),
      damage('12 rams', 8),
      damage('11 rams', 2),
      damage('6 rams', 8),
    ]).toEqual([1, 1, 2, 3, 0]);
  });

  it('TOS-DMG-20: the opponent of the Fireteam that is hit flips, even when it is hit by its own side', () => {
    const pack = packWith({ against: 1, aim: { other: true } });
    const t = scene({
      pack,
      seats: [
        {
          units: [
            { card: 'gunners', at: [[10, 10]] },
            { card: 'lancers', at: [[14, 10]] },
          ],
        },
        { units: [{ card: 'lancers', at: [[60, 40]] }] },
      ],
    });
    t.order(0, 0, 'concertedEffort')
      .do('none')
      .act(t.fireteam(0, 0), 'card.shoot', t.fireteam(0, 1))
      .do(cards('2 rams'), 'done', cards('8 rams'));
    expect(t.events('hit.resolved')).toMatchObject([{ seat: 1, fireteam: t.fireteam(0, 1) }]);
  });

  it('TOS-DMG-21, TOS-TOK-06: it is no Duel: no Inspired, no Shaken Token', () => {
    const t = struck({
      actor: { tactics: 1 },
      gunners: { tokens: { inspired: 1 } },
      target: { card: 'lancers', at: [[18, 10]], tokens: { shaken: 1 } },
    });
    t.do(cards('6 rams'));
    expect(t.open).toEqual(['done', 'tactics']);
  });

  it('TOS-DMG-05: several flips in the order of who makes them', () => {
    const pack = packWith({ effects: [{ do: 'hit', whom: { pulse: 4, of: 'target', whom: 'all' }, strength: 0 }] });
    const t = struck({
      pack,
      also: [
        { card: 'lancers', at: [[21, 10]] },
        { card: 'mystic', at: [[18, 13]] },
      ],
    }).do(cards('1 rams'));
    expect([t.next, t.seat, t.open]).toEqual(['tos.ask.hit-order', 0, [0, 1]]);
    t.do(1, cards('2 rams', '3 rams'));
    expect(
      t
        .events('hit.resolved')
        .slice(1)
        .map(({ fireteam }) => fireteam),
    ).toEqual([t.fireteam(1, 2), t.fireteam(1, 1)]);
  });
});

describe('reductions and deaths', () => {
  const armoured = { card: 'lancers', at: [[18, 10]] as const, assets: [{ asset: 'plating' }] };

  it('TOS-GEN-05, TOS-DMG-09: one model a point; what is left over is lost', () => {
    const t = struck({ pack: packWith({}, 2), also: [{ card: 'mystic', at: [[20.5, 10]] }] }).do(cards('11 rams'));
    expect([models(t, 1, 0), models(t, 1, 1)]).toEqual([0, 1]);
    expect(
      struck({ pack: packWith({}, 2) })
        .do(cards('5 rams'))
        .events('models.killed'),
    ).toMatchObject([{ losses: [{ models: 1 }] }]);
  });

  it('TOS-DMG-10: one damage kills a single-model Fireteam', () => {
    const t = struck({ target: { card: 'mystic', at: [[18, 10]] } }).do(cards('7 rams'));
    expect(t.events('fireteam.killed')).toHaveLength(1);
  });

  it('TOS-DMG-08, TOS-UNT-09: Assets come before the Champion', () => {
    const t = struck({
      target: { card: 'hero', at: [[18, 10]], assets: [{ asset: 'plating' }] },
      also: [{ card: 'infantry', at: [[20, 10], [20, 13], null] }],
    });
    t.do(cards('12 rams')); // 2 damage
    expect([t.next, t.open]).toEqual(['tos.ask.damage.assets', ['suffer', 'deactivate:0']]);
    t.do('deactivate:0');
    expect(t.next).toBe('tos.ask.damage.champion');
  });

  it('the worked example: 14 against Armour 12 is 1 damage, and an Asset takes it off', () => {
    const t = struck({ target: armoured, pack: packWith({}, 12) }).do(cards('13 rams'), 'deactivate:0');
    expect(t.events('hit.resolved')).toMatchObject([{ total: 14, ar: 12, damage: 1 }]);
    expect([models(t, 1, 0), unitOf(t.state, t.unit(1, 0)).assets[0]?.face]).toEqual([3, 'deactivated']);
  });

  it('TOS-DMG-11: the owner chooses which models die', () => {
    const target = { card: 'infantry', at: [[18, 10], null, null] as const, assets: [{ asset: 'sergeant' }] };
    const t = struck({ target }).do(cards('7 rams'));
    expect([t.next, t.seat, t.open]).toEqual(['tos.ask.damage.model', 1, ['ordinary', 'adjunct0']]);
    t.do('adjunct0');
    expect(fireteamOf(t.state, t.fireteam(1, 0))).toMatchObject({ models: 2, adjuncts: [] });
  });
});

describe('damage types', () => {
  it('TOS-DMG-12: Piercing flips two and keeps one, which may be cheated', () => {
    const t = struck({ pack: packWith({ piercing: true }), actor: { hand: ['13 rams'] } }).do(
      cards('2 rams', '9 rams'),
    );
    expect([t.next, t.open]).toEqual(['tos.ask.keep', [cardNamed(0, '2 rams'), cardNamed(0, '9 rams')]]);
    t.card('9 rams');
    expect(t.open).toEqual(['done', cardNamed(0, '13 rams')]);
    t.do('done');
    expect(t.events('hit.resolved')).toMatchObject([{ total: 10 }]);
  });

  it('TOS-DMG-13: E-17, R-42, Precise removes one model however much damage is left', () => {
    const target = { card: 'lancers', at: [[18, 10]] as const, assets: [{ asset: 'plating' }] };
    const t = struck({ pack: packWith({ precise: true }, 2), target }).do(cards('11 rams'), 'deactivate:0'); // 3 damage
    expect(models(t, 1, 0)).toBe(2);
  });

  it('TOS-DMG-14, TOS-UNT-11: E-18, no sacrifice against Precise', () => {
    const also = [{ card: 'infantry', at: [[20, 10], [20, 13], null] as const }];
    const t = struck({ pack: packWith({ precise: true }), target: { card: 'hero', at: [[18, 10]] }, also }).do(
      cards('7 rams'),
    );
    expect([t.events('damage.reduced'), models(t, 1, 0)]).toEqual([[], 3]);
  });

  it('TOS-DMG-15: with Precise the acting player chooses the model', () => {
    const target = { card: 'infantry', at: [[18, 10], null, null] as const, assets: [{ asset: 'sergeant' }] };
    const t = struck({ pack: packWith({ precise: true }), target }).do(cards('7 rams'));
    expect([t.next, t.seat]).toEqual(['tos.ask.damage.model', 0]);
  });

  it('TOS-DMG-16, TOS-DMG-17, TOS-DMG-22: E-21, E-22, Blast hurts all around the target of little Armour, but neither it nor the active Fireteam', () => {
    const pack = packWith({ blast: true, range: 12 });
    const t = scene({
      pack,
      seats: [
        {
          units: [
            { card: 'gunners', at: [[14.5, 10]] },
            { card: 'gunners', at: [[18, 13]] },
          ],
        },
        {
          units: [
            { card: 'mystic', at: [[18, 10]] },
            { card: 'gunners', at: [[21, 10]] },
            { card: 'gunners', at: [[24.7, 10]] },
          ],
        },
      ],
    });
    t.order(0, 0, 'concertedEffort')
      .do('none')
      .act(t.fireteam(0, 0), 'card.shoot', t.fireteam(1, 0))
      .do(cards('9 tomes', '9 tomes', '1 rams', '8 rams'));
    expect(t.events('blast.resolved')).toEqual([
      { type: 'blast.resolved', value: 8, fireteams: [t.fireteam(0, 1), t.fireteam(1, 1)] },
    ]);
    expect([models(t, 0, 0), models(t, 0, 1), models(t, 1, 0), models(t, 1, 1), models(t, 1, 2)]).toEqual([
      3, 2, 1, 2, 3,
    ]);
    expect(t.events('hit.resolved')).toHaveLength(1);
  });

  it('TOS-DMG-16: a card below the Armour hurts nobody', () => {
    const t = struck({ pack: packWith({ blast: true }), also: [{ card: 'lancers', at: [[21, 10]] }] }).do(
      cards('1 rams', '7 rams'),
    );
    expect(t.events('blast.resolved')).toMatchObject([{ value: 7, fireteams: [] }]);
  });

  it('TOS-DMG-18: a Hit of a Trigger has none of the damage types of the Action', () => {
    const pack = packWith({
      piercing: true,
      triggers: [
        {
          id: 'splash',
          name: { fr: 'gerbe', en: 'splash' },
          suits: ['tomes'],
          effects: [{ do: 'hit', whom: 'target', strength: 1 }],
        },
      ],
    });
    const t = struck({ pack }).do('splash', cards('2 rams', '3 rams')).card('3 rams');
    expect(t.next).toBe('tos.roll.flip');
    t.do(cards('4 rams'));
    expect(t.events('hit.resolved')).toHaveLength(2);
  });
});

describe('Champions', () => {
  const squad = { card: 'infantry', at: [[20, 10], [20, 13], null] as const };

  it('TOS-UNT-07, TOS-UNT-08: models of a Squad within 3" die instead, never more than the damage', () => {
    const t = struck({ target: { card: 'hero', at: [[18, 10]] }, also: [{ ...squad, at: [[20, 10], null, null] }] }).do(
      cards('12 rams'),
    ); // 2 damage
    const donor = `donor:${t.fireteam(1, 1)}:ordinary`;
    expect([t.seat, t.open]).toEqual([1, ['suffer', donor]]);
    t.do(donor, donor);
    expect([models(t, 1, 0), models(t, 1, 1)]).toEqual([4, 1]);
    expect(t.next).not.toBe('tos.ask.damage.champion');
  });

  it('TOS-UNT-07: a Squad at more than 3" gives nobody', () => {
    const radii = 20 + 25;
    const at = (gap: number) => 18 + (radii + gap) / 25.4;
    const ask = (gap: number) => {
      const t = struck({
        target: { card: 'hero', at: [[18, 10]] },
        also: [{ ...squad, at: [[at(gap), 10], null, null] }],
      });
      return t.do(cards('7 rams')).next;
    };
    expect(ask(76.2)).toBe('tos.ask.damage.champion');
    expect(ask(76.3)).not.toBe('tos.ask.damage.champion');
  });

  it('TOS-UNT-09, TOS-UNT-10: E-19, E-20, what is not given is suffered, and the dead of the Squad count as killed by the enemy', () => {
    const target = { card: 'hero', at: [[18, 10]] as const, assets: [{ asset: 'plating' }] };
    const t = struck({
      pack: packWith({}, 2),
      target,
      also: [{ ...squad, at: [[20, 10], null, null], models: [1] }],
      operation: 'pitchedBattle',
    });
    t.do(cards('11 rams'), 'deactivate:0', `donor:${t.fireteam(1, 1)}:ordinary`); // 3 damage
    expect([models(t, 1, 0), models(t, 1, 1)]).toEqual([3, 0]);
    expect(t.events('fireteam.killed')).toMatchObject([{ fireteam: t.fireteam(1, 1), by: 0 }]);
    expect(t.events('vp.scored')).toMatchObject([{ seat: 0 }]);
  });
});
