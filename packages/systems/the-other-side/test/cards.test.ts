import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { actionsOf } from '../src/actions.js';
import { abilitiesOf } from '../src/cardsInPlay.js';
import type { Ability, GloryCondition, Pack, UnitCard } from '../src/content/types.js';
import { checkPack, Misfit } from '../src/content/check/index.js';
import { armourOf, avOf, resistance, speedOf, worthOf } from '../src/stats.js';
import { unitOf } from '../src/state.js';
import { COMPANY_PACK } from './companyPack.js';
import { cards, scene, stateOf, type Scene, type UnitBody } from './scene.js';
import { idleUntil } from './idle.js';
import { hex, PACK, side, slash } from './testPack.js';

const bold = (amount: number, id = 'bold'): Ability => ({
  id,
  name: { fr: id, en: id },
  rules: [{ kind: 'modify', modifier: { of: 'av', amount } }],
});

/** The pack with some units changed. */
const packWith = (change: Readonly<Record<string, Partial<UnitCard>>>, more: Partial<Pack> = {}): Pack => ({
  ...PACK,
  units: PACK.units.map(card => ({ ...card, ...change[card.id] })),
  ...more,
});

const keysOf = (t: { state: Scene['state'] }, id: number): string[] => actionsOf(t.state, id).map(({ key }) => key);

describe('kinds of cards', () => {
  it('TOS-CRD-01: Allegiance, Envoy, Unit, Asset and Stratagem Cards', () => {
    expect(Object.keys(checkPack(COMPANY_PACK))).toEqual([
      'allegiances',
      'envoys',
      'units',
      'combinedArms',
      'assets',
      'stratagems',
    ]);
  });

  it('TOS-CRD-02: the Abilities of an Allegiance are had by all units of the Company, and by no others', () => {
    const allegiances = PACK.allegiances.map(card => (card.id === 'red' ? { ...card, abilities: [bold(1)] } : card));
    const s = stateOf({
      pack: { ...PACK, allegiances },
      seats: [
        {
          units: [
            { card: 'lancers', at: [[10, 10]] },
            { card: 'gunners', at: [[14, 10]] },
          ],
        },
        { units: [{ card: 'lancers', at: [[40, 10]] }] },
      ],
    });
    expect([0, 1, 2].map(id => abilitiesOf(s, id).length)).toEqual([1, 1, 0]);
  });

  it('TOS-CRD-03, TOS-ENC-06: those of an Envoy only by units of the Allegiance it speaks for', () => {
    const s = stateOf({
      pack: COMPANY_PACK,
      seats: [
        {
          units: [
            { card: 'redLoner', at: [[10, 10]] },
            { card: 'blueLoner', at: [[14, 10]] },
          ],
        },
        {},
      ],
    });
    const names = (id: number): string[] => abilitiesOf(s, id).map(({ key }) => key);
    expect([names(0), names(1)]).toEqual([['allegiance.keen'], ['allegiance.keen']]);
    s.players = s.players.with(0, { ...s.players[0]!, envoy: 0 });
    s.fireteams = [...s.fireteams];
    expect([names(0), names(1)]).toEqual([['allegiance.keen'], ['allegiance.keen', 'envoy.strange']]);
  });

  it('TOS-CRD-05: a Unit Card without what it must have is refused', () => {
    const [first, ...rest] = COMPANY_PACK.units as [UnitCard, ...UnitCard[]];
    const broken =
      (change: Partial<UnitCard>): (() => void) =>
      () =>
        void checkPack({ ...COMPANY_PACK, units: [{ ...first, ...change }, ...rest] });
    expect(broken({})).not.toThrow();
    expect(broken({ name: { fr: '', en: 'x' } })).toThrow(Misfit);
    expect(broken({ allegiances: [] })).toThrow(Misfit);
    expect(broken({ scrip: 0 })).toThrow(Misfit);
    expect(broken({ fireteam: { base: 0 } })).toThrow(Misfit);
    expect(broken({ standard: side({ ar: -1 }) })).toThrow(Misfit);
    expect(broken({ glory: side({ actions: [] }) })).toThrow(Misfit);
    expect(broken({ combinedArms: 'nothing' })).toThrow(Misfit);
  });

  it('TOS-STR-01, TOS-AST-04: so is a Stratagem or an Asset that has neither Allegiance nor type, or both', () => {
    const [stratagem] = COMPANY_PACK.stratagems;
    const [asset] = COMPANY_PACK.assets;
    const both = { ...stratagem!, generic: 'earth' as const };
    expect(() => checkPack({ ...COMPANY_PACK, stratagems: [both] })).toThrow(Misfit);
    expect(() => checkPack({ ...COMPANY_PACK, stratagems: [{ ...stratagem!, tactics: 0 }] })).toThrow(Misfit);
    expect(() => checkPack({ ...COMPANY_PACK, assets: [{ ...asset!, allegiances: [] }] })).toThrow(Misfit);
    expect(() => checkPack({ ...COMPANY_PACK, assets: [{ ...asset!, cost: -1 }] })).toThrow(Misfit);
  });
});

describe('numbers of a Unit Card', () => {
  it('TOS-CRD-07: Sp is the longest normal move', () => {
    const t = scene({ seats: [{ units: [{ card: 'gunners', at: [[10, 10]] }] }, {}] });
    t.order(0, 0, 'march').do('move');
    expect(speedOf(t.state, 0)).toBe(inches(5));
    expect(t.refusal(t.moves([0, [15, 10]]))).toEqual([]);
    expect(t.refusal(t.moves([0, [15.001, 10]]))).not.toEqual([]);
  });

  it('TOS-CRD-08: the Action says whether Df or Wp resists', () => {
    const pack = packWith({
      gunners: { standard: side({ df: { value: 3 }, wp: { value: 7 } }) },
      mystic: { standard: side({ actions: [hex, { ...slash, range: 12 }] }) },
    });
    const duel = (key: string): number | undefined => {
      const t = scene({
        pack,
        seats: [{ units: [{ card: 'mystic', at: [[10, 10]] }] }, { units: [{ card: 'gunners', at: [[14, 10]] }] }],
      });
      t.order(0, 0, 'concertedEffort').do('none').act(0, key, 1).do(cards('1 tomes', '5 masks'));
      return t.events('duel.decided')[0]?.result.needed;
    };
    expect([duel('card.slash'), duel('card.hex')]).toEqual([8, 12]);
  });

  it('TOS-CRD-09: Ar is the number a Penetration Flip must reach', () => {
    const strike = (card: string): number | undefined => {
      const t = scene({
        seats: [{ units: [{ card: 'lancers', at: [[10, 10]] }] }, { units: [{ card: 'gunners', at: [[12, 10]] }] }],
      });
      t.order(0, 0, 'concertedEffort').do('none').act(0, 'card.lance', 1).do(cards('10 tomes', '2 masks'));
      while (t.next === 'tos.ask.trigger') t.do('done');
      return t.do(cards(card)).events('hit.resolved')[0]?.damage;
    };
    expect(armourOf(scene({ seats: [{}, { units: [{ card: 'gunners', at: [[12, 10]] }] }] }).state, 0).total).toBe(8);
    // Strength 2.
    expect([strike('5 tomes'), strike('6 tomes')]).toEqual([0, 1]);
  });

  it('TOS-CRD-10: Abilities are always on, or while their condition holds', () => {
    const few: Ability = {
      ...bold(2, 'few'),
      rules: [{ kind: 'modify', modifier: { of: 'av', amount: 2, when: { modelsAtMost: 2 } } }],
    };
    const pack = packWith({ gunners: { standard: side({ abilities: [bold(1), few] }) } });
    const av = (models: number): number => {
      const s = stateOf({ pack, seats: [{ units: [{ card: 'gunners', at: [[10, 10]], models: [models] }] }, {}] });
      return worthOf(avOf(s, 0, actionsOf(s, 0)[0]!, -1));
    };
    expect([av(3), av(2)]).toEqual([6, 8]);
  });
});

describe('modifiers', () => {
  const avWith = (...abilities: Ability[]) => {
    const s = stateOf({
      pack: packWith({ gunners: { standard: side({ abilities }) } }),
      seats: [{ units: [{ card: 'gunners', at: [[10, 10]] }] }, {}],
    });
    return avOf(s, 0, actionsOf(s, 0)[0]!, -1);
  };

  it('TOS-AVM-01: add and subtract, never below 0', () => {
    expect(worthOf(avWith(bold(2)))).toBe(7);
    expect(worthOf(avWith(bold(-4)))).toBe(1);
    expect(worthOf(avWith(bold(-9)))).toBe(0);
  });

  it('TOS-AVM-02: may bring a suit', () => {
    const suit: Ability = {
      ...bold(0),
      rules: [{ kind: 'modify', modifier: { of: 'av', amount: 0, suits: ['crows'] } }],
    };
    expect(avWith(suit).suits).toEqual(['crows']);
  });

  it('TOS-AVM-03: are all summed, and with the card', () => {
    expect(worthOf(avWith(bold(2), bold(1, 'b')))).toBe(8);
    // The book's own: AV 5, an Ability of +2, a 6.
    const pack = packWith({ lancers: { standard: side({ abilities: [bold(2)] }) } });
    const t = scene({
      pack,
      seats: [{ units: [{ card: 'lancers', at: [[10, 10]] }] }, { units: [{ card: 'gunners', at: [[12, 10]] }] }],
    });
    t.order(0, 0, 'concertedEffort').do('none').act(0, 'card.slash', 1).do(cards('6 tomes', '2 masks'));
    expect(t.events('duel.decided')[0]?.result.total).toBe(13);
  });
});

describe('two sides', () => {
  const shining = side({ sp: 8, df: { value: 9 }, wp: { value: 8 }, ar: 11, actions: [hex], abilities: [bold(1)] });

  it('TOS-CRD-11, TOS-GLO-05: each side has its own numbers, Abilities and Actions; all else stays', () => {
    const pack = packWith({ lancers: { glory: shining } });
    const on = (sideUp: UnitBody['side']) =>
      stateOf({
        pack,
        seats: [
          {
            units: [
              {
                card: 'lancers',
                at: [[10, 10]],
                side: sideUp!,
                models: [2],
                tokens: { pinned: 1 },
                assets: [{ asset: 'plating' }],
              },
            ],
          },
          {},
        ],
      });
    const numbers = (s: ReturnType<typeof stateOf>): number[] => [
      speedOf(s, 0) / inches(1),
      worthOf(resistance(s, 0, 'df', [])),
      worthOf(resistance(s, 0, 'wp', [])),
      armourOf(s, 0).total,
    ];
    const [before, after] = [on('standard'), on('glory')];
    expect([numbers(before), numbers(after)]).toEqual([
      [5, 5, 5, 8],
      [8, 9, 8, 11],
    ]);
    expect(keysOf({ state: before }, 0)).toEqual(['card.lance', 'asset0.cheer']);
    expect(keysOf({ state: after }, 0)).toEqual(['card.hex', 'asset0.cheer']);
    expect([abilitiesOf(before, 0).length, abilitiesOf(after, 0).length]).toEqual([0, 1]);
    expect(after.fireteams[0]?.models).toBe(2);
  });

  const glorious = (glory: GloryCondition, body: Partial<UnitBody> = {}, tactics = 0): Scene => {
    const allegiances = PACK.allegiances.map(card => ({ ...card, glory }));
    const striker: UnitBody = {
      card: 'mixed',
      at: [
        [10, 10],
        [10, 14],
        [10, 18],
      ],
      assets: [{ asset: 'plating' }],
      ...body,
    };
    return scene({
      pack: packWith({}, { allegiances }),
      seats: [
        { units: [striker], tactics },
        {
          units: [
            { card: 'gunners', at: [[11.98, 10]], models: [1] },
            { card: 'gunners', at: [[60, 40]] },
          ],
        },
      ],
    });
  };
  const kill = (t: Scene, card = '12 tomes'): Scene => {
    t.order(0, 0, 'concertedEffort').do('none').act(0, 'card.slash', t.fireteam(1, 0)).do(cards('10 tomes', '2 masks'));
    while (t.next === 'tos.ask.trigger') t.do('done');
    return t.do(cards(card));
  };
  const sideUp = (t: Scene): string => unitOf(t.state, 0).side;

  it('TOS-GLO-02, TOS-GLO-01: by a kill, if the Allegiance says so', () => {
    const kills: GloryCondition = { kind: 'kill' };
    expect(sideUp(kill(glorious(kills)))).toBe('glory');
    expect(sideUp(kill(glorious(kills), '1 tomes'))).toBe('standard');
    expect(sideUp(kill(glorious({ kind: 'token', token: 'inspired', count: 1 })))).toBe('standard');
  });

  it('TOS-GLO-02: by tokens on it when it is Activated', () => {
    const condition: GloryCondition = { kind: 'token', token: 'inspired', count: 2 };
    const activated = (inspired: number): Scene => glorious(condition, { tokens: { inspired } }).do('unit:0');
    expect([sideUp(activated(1)), sideUp(activated(2))]).toEqual(['standard', 'glory']);
  });

  it('TOS-GLO-02: by Tactics Tokens, if its controller wants to', () => {
    const condition: GloryCondition = { kind: 'tactics', cost: 2 };
    const t = glorious(condition, {}, 2).do('unit:0');
    expect(t.next).toBe('tos.ask.glory');
    t.do('yes');
    expect([sideUp(t), t.state.players[0]?.tactics]).toEqual(['glory', 0]);
    expect(sideUp(glorious(condition, {}, 2).do('unit:0', 'no'))).toBe('standard');
    expect(glorious(condition, {}, 1).do('unit:0').next).toBe('tos.ask.order');
  });

  it('TOS-GLO-02: by losses, if it still stands', () => {
    const condition: GloryCondition = { kind: 'loss' };
    const t = glorious(condition);
    // Seat 1's gunners of the second unit are hurt, not seat 0.
    expect(sideUp(kill(t))).toBe('standard');
    const hurt = scene({
      pack: packWith({}, { allegiances: PACK.allegiances.map(card => ({ ...card, glory: condition })) }),
      seats: [{ units: [{ card: 'lancers', at: [[10, 10]] }] }, { units: [{ card: 'gunners', at: [[12, 10]] }] }],
    });
    hurt.order(0, 0, 'concertedEffort').do('none').act(0, 'card.lance', 1).do(cards('10 tomes', '2 masks'));
    while (hurt.next === 'tos.ask.trigger') hurt.do('done');
    hurt.do(cards('8 tomes'));
    expect(unitOf(hurt.state, 1).side).toBe('glory');
  });

  it('TOS-GLO-03, TOS-AST-21, TOS-UNT-24: its card and its Combined Arms card turn over, its Assets do not', () => {
    const t = kill(glorious({ kind: 'kill' }));
    expect([speedOf(t.state, 0), speedOf(t.state, 2)]).toEqual([inches(7), inches(4)]);
    expect(unitOf(t.state, 0).assets[0]?.face).toBe('standard');
  });

  it('TOS-GLO-04: it stays so until an effect turns it back', () => {
    const t = kill(glorious({ kind: 'kill' }));
    idleUntil(t, 3);
    expect(sideUp(t)).toBe('glory');
    const fade = {
      id: 'fade',
      name: { fr: 'f', en: 'f' },
      types: ['morale'] as const,
      effects: [{ do: 'fade', whom: 'actor' } as const],
    };
    const back = scene({
      pack: packWith({ lancers: { glory: side({ actions: [fade] }) } }),
      seats: [{ units: [{ card: 'lancers', at: [[10, 10]], side: 'glory' }] }, {}],
    });
    back.order(0, 0, 'concertedEffort').do('none').act(0, 'card.fade');
    expect(unitOf(back.state, 0).side).toBe('standard');
  });
});
