import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { actionOf, triggersOf } from '../src/actions.js';
import type {
  Ability,
  AbilityRule,
  Action,
  Condition,
  Effect,
  GloryCondition,
  Pack,
  UnitCard,
} from '../src/content/types.js';
import { companyFault } from '../src/hiring.js';
import { killPoints } from '../src/procedures/killed.js';
import { playerOf, unitOf, type State } from '../src/state.js';
import { avOf, resistance, speedOf, worthOf } from '../src/stats.js';
import { bookOf, company, COMPANY_PACK } from './companyPack.js';
import { scene, stateOf, type Scene, type UnitBody } from './scene.js';
import { hex, PACK, rally, shoot, side, slash, UNITS } from './testPack.js';

/** Conditions written on cards: each where it holds and where it does not. */

const name = { fr: 'x', en: 'x' };
const ability = (...rules: readonly AbilityRule[]): Ability => ({ id: 'gift', name, rules });
const packWith = (change: Readonly<Record<string, Partial<UnitCard>>>, more: Partial<Pack> = {}): Pack => ({
  ...PACK,
  units: UNITS.map(card => ({ ...card, ...change[card.id] })),
  ...more,
});

describe('TOS-CRD-10: Abilities with a condition', () => {
  const modified = (when: Condition, of: 'av' | 'sp' | 'df'): Pack => {
    const abilities = [ability({ kind: 'modify', modifier: { of, amount: 2, when } })];
    return packWith({ gunners: { standard: side({ abilities, actions: [slash, shoot] }) } });
  };
  const gunners = (change: Partial<UnitBody> = {}): UnitBody => ({ card: 'gunners', at: [[10, 10]], ...change });
  const speed = (s: State, id = 0): number => speedOf(s, id) / inches(1);

  it('TOS-CRD-10: while there are at most so many models', () => {
    const sp = (models: number): number =>
      speed(
        stateOf({
          pack: modified({ modelsAtMost: 2 }, 'sp'),
          seats: [{ units: [gunners({ models: [models] })] }, {}],
        }),
      );
    expect([sp(3), sp(2), sp(1)]).toEqual([5, 7, 7]);
  });

  it('TOS-CRD-10: while it is Engaged, or while it is not', () => {
    const sp = (engaged: boolean, x: number): number =>
      speed(
        stateOf({
          pack: modified({ engaged }, 'sp'),
          seats: [{ units: [gunners()] }, { units: [{ card: 'lancers', at: [[x, 10]] }] }],
        }),
      );
    expect([sp(true, 12.5), sp(true, 30), sp(false, 12.5), sp(false, 30)]).toEqual([7, 5, 5, 7]);
  });

  it('TOS-CRD-10: for Actions of a type, its own or against it', () => {
    const s = stateOf({ pack: modified({ types: ['ranged'] }, 'av'), seats: [{ units: [gunners()] }, {}] });
    const av = (key: string): number => worthOf(avOf(s, 0, actionOf(s, 0, key)!, -1));
    expect([av('card.shoot'), av('card.slash')]).toEqual([7, 5]);
    const df = stateOf({ pack: modified({ types: ['ranged'] }, 'df'), seats: [{ units: [gunners()] }, {}] });
    expect([worthOf(resistance(df, 0, 'df', ['ranged'])), worthOf(resistance(df, 0, 'df', ['melee']))]).toEqual([7, 5]);
  });

  it('TOS-CRD-10: under one Order, and only for the unit that has received it', () => {
    const sp = (order: string): number[] => {
      const t = scene({
        pack: modified({ order: 'march' }, 'sp'),
        seats: [{ units: [gunners(), gunners({ at: [[20, 20]] })] }, { units: [gunners({ at: [[60, 40]] })] }],
      });
      t.order(0, 0, order);
      return [speed(t.state, 0), speed(t.state, 1)];
    };
    expect([sp('march'), sp('rush')]).toEqual([
      [7, 5],
      [5, 5],
    ]);
  });

  it('TOS-TRG-06: an Ability gives its Trigger to Actions of its types only', () => {
    const trigger = { id: 'more', name, suits: [], effects: [] };
    const abilities = [ability({ kind: 'trigger', types: ['magic', 'melee'], trigger })];
    const pack = packWith({ gunners: { standard: side({ abilities, actions: [slash, shoot, hex] }) } });
    const s = stateOf({ pack, seats: [{ units: [gunners()] }, {}] });
    const gained = (key: string): boolean =>
      triggersOf(s, 0, actionOf(s, 0, key)!.action).some(use => use.gained && use.trigger.id === 'more');
    expect(['card.slash', 'card.shoot', 'card.hex'].map(gained)).toEqual([true, false, true]);
  });
});

describe('what happens at a moment', () => {
  const gain: readonly Effect[] = [{ do: 'tactics', count: 1 }];
  const activated = (rules: readonly AbilityRule[], unit: Partial<UnitBody> = {}): Scene => {
    const pack = packWith({ lancers: { standard: side({ abilities: [ability(...rules)] }) } });
    return scene({
      pack,
      seats: [
        { units: [{ card: 'lancers', at: [[10, 10]], ...unit }] },
        { units: [{ card: 'lancers', at: [[60, 40]] }] },
      ],
    }).do('unit:0');
  };
  const when = (more: Partial<Extract<AbilityRule, { kind: 'when' }>> = {}): AbilityRule => ({
    kind: 'when',
    moment: 'activated',
    effects: gain,
    ...more,
  });
  const tactics = (t: Scene): number => playerOf(t.state, 0).tactics;

  it('TOS-TRN-11: what must happen does unasked; what may is asked for, and may be declined', () => {
    const must = activated([when()]);
    expect([must.next, tactics(must)]).toEqual(['tos.ask.order', 1]);
    const may = activated([when({ optional: true })]);
    expect([may.next, tactics(may)]).toEqual(['tos.ask.ability', 0]);
    expect(tactics(may.do('none'))).toBe(0);
    expect(may.next).toBe('tos.ask.order');
  });

  it('TOS-GEN-16: nobody declines what may happen while something must', () => {
    const t = activated([when({ optional: true }), when()]);
    expect([t.next, t.open.includes('none')]).toEqual(['tos.ask.ability', false]);
    const both = activated([when({ optional: true }), when({ optional: true })]);
    expect(both.open).toContain('none');
  });

  it('TOS-CRD-10: an Ability for the end of the Activation does nothing at its beginning', () => {
    const t = activated([when({ moment: 'activationEnded' })]);
    expect([t.next, tactics(t)]).toEqual(['tos.ask.order', 0]);
    expect(tactics(t.do('march', 'end'))).toBe(1);
  });
});

describe('TOS-GEN-17: once in a period', () => {
  const deed = (change: Partial<Action> = {}): Action => ({
    id: 'deed',
    name,
    types: ['magic'],
    range: 20,
    effects: [{ do: 'damage', whom: 'target', amount: 9 }],
    ...change,
  });

  it('TOS-GEN-17: what an Ability does once a Turn it does not do for a second kill', () => {
    const gained = (oncePer?: 'turn'): number => {
      const rule: AbilityRule = { kind: 'when', moment: 'killer', effects: [{ do: 'tactics', count: 1 }] };
      const abilities = [ability({ ...rule, ...(oncePer && { oncePer }) })];
      const t = scene({
        pack: packWith({ infantry: { standard: side({ abilities, actions: [deed()] }) } }),
        seats: [
          { units: [{ card: 'infantry', at: [[10, 10], [10, 13], null] }] },
          { units: [1, 2, 3].map(n => ({ card: 'gunners', at: [[18, 6 + 4 * n]] })) },
        ],
      });
      t.order(0, 0, 'concertedEffort').do('none').act(0, 'card.deed', t.fireteam(1, 0));
      t.act(1, 'card.deed', t.fireteam(1, 1));
      return t.events('tactics.gained').filter(({ seat }) => seat === 0).length;
    };
    expect([gained(), gained('turn')]).toEqual([2, 1]);
  });

  it('TOS-GEN-17: an Action for once an Activation may be taken again when that is over, one for once a Turn not', () => {
    const again = (oncePer: 'activation' | 'turn'): boolean => {
      const cheer = deed({ id: 'cheer', oncePer, effects: [] });
      const t = scene({
        pack: packWith({ lancers: { standard: side({ actions: [cheer] }) } }),
        seats: [
          {
            units: [
              { card: 'lancers', at: [[10, 10]] },
              { card: 'captain', at: [[13, 10]] },
            ],
          },
          { units: [{ card: 'gunners', at: [[60, 40]] }] },
        ],
      });
      t.order(0, 0, 'concertedEffort').do('none').act(0, 'card.cheer', 0);
      while (t.next === 'tos.ask.step') t.do('end');
      t.do('unit:1', 'concertedEffort', 'none').act(1, 'card.command', 0);
      return t.next === 'tos.ask.extra';
    };
    expect([again('activation'), again('turn')]).toEqual([true, false]);
  });
});

describe('TOS-GLO-02: ways to Glory', () => {
  it('TOS-GLO-02: who declines to pay is not asked again in that Activation', () => {
    const paid = PACK.allegiances.map(card => ({ ...card, glory: { kind: 'tactics', cost: 1 } as GloryCondition }));
    const t = scene({
      pack: packWith({}, { allegiances: paid }),
      seats: [{ units: [{ card: 'lancers', at: [[10, 10]] }], tactics: 2 }, {}],
    });
    expect([t.do('unit:0').next, t.do('no').next]).toEqual(['tos.ask.glory', 'tos.ask.order']);
  });

  const allegiances = PACK.allegiances.map(card => ({ ...card, glory: { kind: 'kill' } as GloryCondition }));
  /** Lancers that Kill a Fireteam of this seat by an Action without a Duel. */
  const killing = (victim: 0 | 1, from: 'standard' | 'glory' = 'standard'): Scene => {
    const deed = {
      id: 'deed',
      name,
      types: ['magic' as const],
      range: 12,
      effects: [{ do: 'damage', whom: 'target', amount: 9 } as const],
    };
    const cardsUp = { standard: side({ actions: [deed] }), glory: side({ actions: [deed] }) };
    const own: UnitBody = { card: 'lancers', at: [[10, 10]], side: from };
    const [mine, theirs]: UnitBody[][] = [[{ card: 'gunners', at: [[16, 10]] }], [{ card: 'gunners', at: [[10, 16]] }]];
    const t = scene({
      pack: packWith({ lancers: cardsUp }, { allegiances }),
      seats: [{ units: [own, ...mine!] }, { units: [...theirs!, { card: 'gunners', at: [[60, 40]] }] }],
    });
    return t
      .order(0, 0, 'concertedEffort')
      .do('none')
      .act(0, 'card.deed', victim === 0 ? 1 : 2);
  };

  it('TOS-GLO-02: by the death of an enemy, not of a friend, and not a second time', () => {
    const turned = (t: Scene): number => t.events('unit.turned').length;
    expect([turned(killing(1)), turned(killing(0)), turned(killing(1, 'glory'))]).toEqual([1, 0, 0]);
    expect(unitOf(killing(1).state, 0).side).toBe('glory');
  });
});

describe('points for the dead', () => {
  const worth = (marker: string, killScored = false): number => {
    const s = stateOf({
      operation: 'pitchedBattle',
      seats: [{}, { units: [{ card: 'infantry', at: [[10, 10], [14, 10], null] }] }],
      markers: [{ at: [10, 13], kind: marker }],
    });
    s.players = s.players.map(player => ({ ...player, killScored }));
    return killPoints(s, 0, { fireteams: [0], units: [] }).points;
  };

  it('TOS-BAT-07: near an Objective Marker, not near a Marker of another kind', () => {
    expect([worth('objective'), worth('crate')]).toEqual([2, 1]);
  });

  it('TOS-BAT-03: who has scored in this Turn scores no more', () => {
    expect(worth('objective', true)).toBe(0);
  });

  it('TOS-BAT-03, TOS-GEN-08: one’s own dead are worth nothing, and leave the moment of the Turn open', () => {
    const bomb = { ...rally, id: 'bomb', effects: [{ do: 'damage', whom: 'target', amount: 9 } as const] };
    const { against: _none, av: _av, ...deed } = bomb;
    const t = scene({
      operation: 'pitchedBattle',
      pack: packWith({ lancers: { standard: side({ actions: [{ ...deed, range: 12 }] }) } }),
      seats: [
        {
          units: [
            { card: 'lancers', at: [[10, 10]] },
            { card: 'mystic', at: [[16, 10]] },
          ],
        },
        { units: [{ card: 'gunners', at: [[60, 40]] }] },
      ],
    });
    t.order(0, 0, 'concertedEffort').do('none').act(0, 'card.bomb', 1);
    expect(t.state.players.map(({ vp, killScored }) => [vp, killScored])).toEqual([
      [0, false],
      [2, true],
    ]);
  });
});

describe('who may be hired', () => {
  const broken = (commanders: readonly string[], taken: readonly string[] = [], pack: Pack = COMPANY_PACK) =>
    companyFault(
      { ...bookOf({ commanders: commanders.length }), pack },
      company({ commanders: commanders.map(unit => ({ unit })) }),
      taken,
    )?.rule;

  it('TOS-UNT-01, TOS-ENC-07: a Unique Commander once, another as often as there are places', () => {
    expect(broken(['redLord', 'redLord'])).toBe('TOS-UNT-01');
    expect(broken(['redAide', 'redAide'])).toBeUndefined();
  });

  it('TOS-MPL-09: a Commander whom a partner has may be had too, if not Unique', () => {
    expect([broken(['redAide'], ['redAide']), broken(['redLord'], ['redLord'])]).toEqual([undefined, 'TOS-UNT-01']);
  });

  it('TOS-MPL-09, TOS-AST-22: of Assets that are not Unique a partner’s do not count', () => {
    const list = company({ units: [{ unit: 'redLoner', assets: [{ asset: 'rations' }] }] });
    const pack = {
      ...COMPANY_PACK,
      assets: COMPANY_PACK.assets.map(card => (card.id === 'rations' ? { ...card, most: 1 } : card)),
    };
    expect(companyFault({ ...bookOf({ commanders: 1 }), pack }, list, ['rations'])?.rule).toBeUndefined();
  });
});
