import { describe, expect, it } from 'vitest';
import type { Ability, Action, Effect, Pack, UnitCard } from '../src/content/types.js';
import { sacrifices, soaked } from '../src/damages.js';
import { fireteamOf } from '../src/state.js';
import { cards, scene, stateOf, type Scene, type SceneBody, type UnitBody } from './scene.js';
import { ASSETS, PACK, rally, side, UNITS } from './testPack.js';

/** What lowers damage and what does not, on both sides of each condition. */

const name = { fr: 'x', en: 'x' };
const changed = (change: Readonly<Record<string, Partial<UnitCard>>>, more: Partial<Pack> = {}): Pack => ({
  ...PACK,
  units: UNITS.map(card => ({ ...card, ...change[card.id] })),
  ...more,
});
const soak = (amount: number, least?: number): Ability => ({
  id: `soak${amount}`,
  name,
  rules: [{ kind: 'soak', amount, ...(least !== undefined && { least }) }],
});

/** An Action without a Duel at somebody in sight. */
const will = (effects: readonly Effect[]): Action => ({ id: 'will', name, types: ['magic'], range: 30, effects });
function willed(effects: readonly Effect[], seats: SceneBody['seats'], more: Partial<SceneBody> = {}): Scene {
  const pack = more.pack ?? PACK;
  const units = pack.units.map(card =>
    card.id === 'mystic' ? { ...card, standard: side({ actions: [will(effects), rally] }) } : card,
  );
  return scene({ ...more, pack: { ...pack, units }, seats })
    .order(0, 0, 'concertedEffort')
    .do('none');
}
const mystic: UnitBody = { card: 'mystic', at: [[10, 10]] };

describe('Abilities against damage', () => {
  it('TOS-DMG-08: they take off what they say, never below what they leave, and never more than there is', () => {
    const off = (abilities: readonly Ability[], damage: number): number =>
      soaked(
        stateOf({
          pack: changed({ gunners: { standard: side({ abilities }) } }),
          seats: [{ units: [{ card: 'gunners', at: [[10, 10]] }] }, {}],
        }),
        0,
        damage,
      );
    expect([off([soak(2)], 3), off([soak(2)], 1)]).toEqual([2, 1]);
    expect([off([soak(2, 1)], 4), off([soak(2, 1)], 2), off([soak(2, 1)], 1)]).toEqual([2, 1, 0]);
    expect(off([soak(1), soak(2)], 5)).toBe(3);
  });

  it('TOS-DMG-08: what they take off altogether asks for no Asset and no Squad', () => {
    const next = (abilities: readonly Ability[]): string => {
      const hero = UNITS.find(({ id }) => id === 'hero')!;
      return willed(
        [{ do: 'damage', whom: 'target', amount: 1 }],
        [
          { units: [mystic] },
          {
            units: [
              { card: 'hero', at: [[18, 10]], assets: [{ asset: 'plating' }] },
              { card: 'infantry', at: [[20, 10], null, null] },
            ],
          },
        ],
        { pack: changed({ hero: { standard: { ...hero.standard, abilities } } }) },
      ).act(0, 'card.will', 1).next;
    };
    expect(next([])).toBe('tos.ask.damage.assets');
    expect(next([soak(1)])).not.toMatch(/^tos\.ask\.damage/);
  });

  it('TOS-AST-07, TOS-UNT-07: what Assets take off altogether asks for no Squad', () => {
    const t = willed(
      [{ do: 'damage', whom: 'target', amount: 1 }],
      [
        { units: [mystic] },
        {
          units: [
            { card: 'hero', at: [[18, 10]], assets: [{ asset: 'plating' }] },
            { card: 'infantry', at: [[20, 10], null, null] },
          ],
        },
      ],
    ).act(0, 'card.will', 1);
    t.do('deactivate:0');
    expect(t.next).not.toMatch(/^tos\.ask\.damage/);
    expect([1, 2].map(id => fireteamOf(t.state, id).models)).toEqual([4, 3]);
  });

  it('R-45, TOS-AST-08: an Asset without a number takes off 1', () => {
    const bare = ASSETS.map(asset => (asset.id === 'decoy' ? { ...asset, abandon: 0 } : asset));
    const t = willed(
      [{ do: 'damage', whom: 'target', amount: 2 }],
      [{ units: [mystic] }, { units: [{ card: 'hero', at: [[18, 10]], assets: [{ asset: 'decoy' }] }] }],
      { pack: { ...PACK, assets: bare } },
    ).act(0, 'card.will', 1);
    expect(t.do('abandon:0').events('damage.reduced')).toMatchObject([{ amount: 1, rule: 'TOS-AST-08' }]);
    expect(fireteamOf(t.state, 1).models).toBe(3);
  });
});

describe('who dies for a Champion', () => {
  const donors = (own: readonly UnitBody[], enemy: readonly UnitBody[], pack: Pack = PACK): number[] => {
    const s = stateOf({ pack, seats: [{ units: own }, { units: enemy }] });
    return sacrifices(s, 0, []).map(({ id }) => Number(String(id).split(':')[1]));
  };
  const hero: UnitBody = { card: 'hero', at: [[10, 10]] };
  const squad = (x: number, y: number): UnitBody => ({ card: 'infantry', at: [[x, y], null, null] });

  it('TOS-UNT-07: models of friendly Squads only, neither of enemies nor of other units', () => {
    expect(donors([hero, squad(12, 10)], [])).toEqual([1]);
    expect(donors([hero], [squad(12, 10)])).toEqual([]);
    expect(donors([hero, { card: 'gunners', at: [[12, 10]] }], [])).toEqual([]);
    expect(donors([{ card: 'gunners', at: [[10, 10]] }, squad(12, 10)], [])).toEqual([]);
  });

  it('TOS-UNT-07: of a Champion that is a Squad itself its other Fireteams, never the one that is hurt', () => {
    const pack = changed({ hero: { squad: 2 } });
    const both: UnitBody = {
      card: 'hero',
      at: [
        [10, 10],
        [12, 10],
      ],
    };
    expect(donors([both], [], pack)).toEqual([1]);
  });
});

describe('Hits of effects', () => {
  const flipOf = (models: number, effect: Partial<Effect & { do: 'hit' }> = {}): Scene => {
    const gunner = UNITS.find(({ id }) => id === 'gunners')!;
    const hit: Effect = { do: 'hit', whom: 'target', strength: 1, ...effect };
    return scene({
      pack: changed({ gunners: { ...gunner, standard: side({ actions: [will([hit])] }) } }),
      seats: [
        { units: [{ card: 'gunners', at: [[10, 10]], models: [models] }], hand: ['9 rams'] },
        { units: [{ card: 'lancers', at: [[18, 10]] }] },
      ],
    })
      .order(0, 0, 'concertedEffort')
      .do('none')
      .act(0, 'card.will', 1)
      .do(cards('5 masks'));
  };

  it('R-92, TOS-DMG-03: an actor that lacks models does not cheat the flips of its effects either', () => {
    const whole = flipOf(3);
    expect([whole.next, whole.open]).toEqual(['tos.ask.flip.penetration', ['done', 8]]);
    expect(flipOf(2).events('hit.resolved')).toMatchObject([{ total: 6, damage: 0 }]);
  });

  it('TOS-AVM-01: the Strength of a Hit is never below 0', () => {
    expect(flipOf(2, { strength: -3 }).events('hit.resolved')).toMatchObject([{ strength: 0, total: 5 }]);
  });
});
