import { describe, expect, it } from 'vitest';
import { actionsOf } from '../src/actions.js';
import { abilitiesOf } from '../src/cardsInPlay.js';
import type { AssetCard, Pack } from '../src/content/types.js';
import { unitOf } from '../src/state.js';
import { cards, scene, stateOf, type Scene, type UnitBody } from './scene.js';
import { ASSETS, PACK, rally, shoot, side } from './testPack.js';

const asset = (id: string, change: Partial<AssetCard>): AssetCard => ({
  id,
  name: { fr: id, en: id },
  allegiances: ['red', 'blue'],
  cost: 1,
  standard: { abilities: [], actions: [] },
  deactivated: { abilities: [], actions: [] },
  ...change,
});

/** Something different on each face. */
const engine = asset('engine', {
  deactivate: 2,
  standard: {
    abilities: [
      { id: 'hot', name: { fr: 'h', en: 'h' }, rules: [{ kind: 'modify', modifier: { of: 'av', amount: 1 } }] },
    ],
    actions: [{ ...rally, id: 'vent' }],
  },
  deactivated: { abilities: [], actions: [{ ...rally, id: 'mend' }] },
});
const standardBearer = asset('bearer', {
  adjunct: 30,
  standard: {
    abilities: [
      {
        id: 'lead',
        name: { fr: 'l', en: 'l' },
        rules: [{ kind: 'modify', modifier: { of: 'av', amount: 1, when: { ownFireteam: true } } }],
      },
    ],
    actions: [{ ...rally, id: 'wave' }],
  },
});
const pack: Pack = {
  ...PACK,
  assets: [
    ...ASSETS,
    engine,
    standardBearer,
    asset('crate', {}),
    asset('hull', { restrictions: [{ kind: 'type', type: 'titan' }] }),
  ],
};

const keys = (t: Pick<Scene, 'state'>, id: number): string[] => actionsOf(t.state, id).map(({ key }) => key);

/** Seat 0's colossus strikes the victim for so much damage. */
function struck(victim: Partial<UnitBody>, penetration: string): Scene {
  const t = scene({
    pack,
    seats: [
      { units: [{ card: 'colossus', at: [[10, 10]] }] },
      { units: [{ card: 'colossus', at: [[13.2, 10]], ...victim }] },
    ],
  });
  t.order(0, 0, 'concertedEffort').do('none').act(0, 'card.slash', 1).do(cards('10 tomes', '2 masks'));
  while (t.next === 'tos.ask.trigger') t.do('done');
  return t.do(cards(penetration));
}

describe('Assets of a unit', () => {
  it('TOS-AST-01: give it Abilities and Actions, and nobody else', () => {
    const s = stateOf({
      pack,
      seats: [
        {
          units: [
            { card: 'gunners', at: [[10, 10]], assets: [{ asset: 'engine' }] },
            { card: 'gunners', at: [[20, 10]] },
          ],
        },
        {},
      ],
    });
    expect([keys({ state: s }, 0), keys({ state: s }, 1)]).toEqual([['card.shoot', 'asset0.vent'], ['card.shoot']]);
    expect([abilitiesOf(s, 0).length, abilitiesOf(s, 1).length]).toEqual([1, 0]);
  });

  it('TOS-AST-07: turned over, one takes the number of its card off the damage', () => {
    // Strength 2 and 11 against Ar 8: 13 is five above, so two damage.
    const t = struck({ assets: [{ asset: 'plating' }] }, '11 tomes');
    expect([t.next, t.open]).toEqual(['tos.ask.damage.assets', ['suffer', 'deactivate:0']]);
    t.do('deactivate:0');
    expect(t.state.fireteams[1]?.models).toBe(4);
    expect(unitOf(t.state, 1).assets).toMatchObject([{ face: 'deactivated', abandoned: false }]);
    const all = struck({ assets: [{ asset: 'engine' }] }, '11 tomes').do('deactivate:0');
    expect(all.state.fireteams[1]?.models).toBe(5);
    expect(struck({ assets: [{ asset: 'plating' }] }, '11 tomes').do('suffer').state.fireteams[1]?.models).toBe(3);
  });

  it('TOS-AST-07: only while its Standard side is up', () => {
    expect(struck({ assets: [{ asset: 'plating', deactivated: true }] }, '11 tomes').state.fireteams[1]?.models).toBe(
      3,
    );
  });

  it('TOS-AST-08: or it leaves the game', () => {
    const t = struck({ assets: [{ asset: 'decoy' }, { asset: 'plating' }] }, '13 tomes').do('abandon:0');
    expect(unitOf(t.state, 1).assets).toMatchObject([{ abandoned: true }, { abandoned: false, face: 'standard' }]);
    expect(t.state.fireteams[1]?.models).toBe(5);
    expect(keys(t, 1)).toContain('asset1.cheer');
  });

  it('TOS-AST-09, TOS-GEN-18: only the face that is up can be read', () => {
    const faced = (deactivated: boolean) =>
      stateOf({
        pack,
        seats: [{ units: [{ card: 'gunners', at: [[10, 10]], assets: [{ asset: 'engine', deactivated }] }] }, {}],
      });
    expect(keys({ state: faced(true) }, 0)).toEqual(['card.shoot', 'asset0.mend']);
    expect(abilitiesOf(faced(true), 0)).toEqual([]);
    expect(keys({ state: faced(false) }, 0)).toEqual(['card.shoot', 'asset0.vent']);
  });
});

describe('Adjuncts', () => {
  const squad = (models: readonly number[] = [3, 3, 3]): UnitBody => ({
    card: 'infantry',
    at: [
      [12, 10],
      [12, 13],
      [12, 16],
    ],
    models,
    assets: [{ asset: 'bearer', fireteam: 0 }],
  });

  it('TOS-AST-18: the unit has its benefits while it lives, some of them in its own Fireteam only', () => {
    const s = stateOf({ pack, seats: [{ units: [squad()] }, {}] });
    expect([0, 1, 2].map(id => keys({ state: s }, id).includes('asset0.wave'))).toEqual([true, true, true]);
    const only = stateOf({
      pack,
      seats: [{ units: [{ ...squad(), assets: [{ asset: 'sergeant', fireteam: 1 }] }] }, {}],
    });
    expect([0, 1, 2].map(id => keys({ state: only }, id).includes('asset0.snipe'))).toEqual([false, true, false]);
  });

  it('TOS-AST-19: and no longer once it is Killed', () => {
    const t = scene({ pack, seats: [{ units: [{ card: 'lancers', at: [[9, 10]] }] }, { units: [squad()] }] });
    t.order(0, 0, 'concertedEffort').do('none').act(0, 'card.lance', 1).do(cards('10 tomes', '2 masks'));
    while (t.next === 'tos.ask.trigger') t.do('done');
    t.do(cards('8 tomes'));
    // Its owner chooses who dies: the ordinary model, or the Adjunct.
    expect(t.next).toBe('tos.ask.damage.model');
    t.do(t.open[1]);
    expect(t.state.fireteams[1]).toMatchObject({ models: 2, adjuncts: [] });
    expect([1, 2, 3].map(id => keys(t, id).includes('asset0.wave'))).toEqual([false, false, false]);
  });
});

describe('Assets attached in play', () => {
  const give = (id: string) => ({
    id: `give-${id}`,
    name: { fr: id, en: id },
    types: ['morale'] as const,
    effects: [{ do: 'attach', asset: id, whom: 'actor' } as const],
  });
  const giving = (id: string, unit: Partial<UnitBody>, more: readonly UnitBody[] = []): Scene => {
    const units = pack.units.map(card => ({
      ...card,
      standard: side({ actions: [...card.standard.actions, give(id)] }),
    }));
    const t = scene({
      pack: { ...pack, units },
      seats: [{ units: [{ card: 'gunners', at: [[10, 10]], ...unit }, ...more] }, {}],
    });
    return t.order(0, 0, 'concertedEffort').do('none').act(0, `card.give-${id}`);
  };
  const had = (t: Scene): number => unitOf(t.state, 0).assets.length;

  it('TOS-ATT-01, TOS-AST-23: cost nothing, but all limits hold', () => {
    expect(had(giving('crate', {}))).toBe(1);
    // a Deactivated one counts, and a unit that is neither Titan nor Champion has one at most.
    expect(had(giving('crate', { assets: [{ asset: 'plating', deactivated: true }] }))).toBe(1);
    expect(had(giving('hull', {}))).toBe(0);
    expect(had(giving('hull', { card: 'colossus' }))).toBe(1);
    expect(had(giving('crate', { card: 'colossus', assets: [{ asset: 'crate' }] }))).toBe(1);
  });

  it('TOS-ATT-01, TOS-AST-17: an Adjunct takes the place of a model', () => {
    const t = giving('bearer', {
      card: 'infantry',
      at: [
        [10, 10],
        [13, 10],
        [16, 10],
      ],
    });
    // Whose Squad it is says which of its Fireteams the Adjunct joins.
    expect([t.next, t.open]).toEqual(['tos.ask.adjunct', [0, 1, 2]]);
    t.do(1);
    expect(t.state.fireteams[1]).toMatchObject({ models: 3, adjuncts: [0] });
    expect(t.state.fireteams[0]).toMatchObject({ models: 3, adjuncts: [] });
    expect(had(giving('bearer', { card: 'gunners' }))).toBe(0);
  });

  it('an effect may restore or turn over one without a token', () => {
    const turn = (what: 'restore' | 'deactivate', deactivated: boolean): string | undefined => {
      const action = {
        id: 'turn',
        name: { fr: 't', en: 't' },
        types: ['morale'] as const,
        effects: [{ do: what, whom: 'actor' } as const],
      };
      const units = pack.units.map(card => ({ ...card, standard: side({ actions: [shoot, action] }) }));
      const t = scene({
        pack: { ...pack, units },
        seats: [{ units: [{ card: 'gunners', at: [[10, 10]], assets: [{ asset: 'plating', deactivated }] }] }, {}],
      });
      t.order(0, 0, 'concertedEffort').do('none').act(0, 'card.turn');
      if (t.next === `tos.ask.${what}`) t.do('0:0');
      return unitOf(t.state, 0).assets[0]?.face;
    };
    expect([turn('restore', true), turn('restore', false)]).toEqual(['standard', 'standard']);
    expect([turn('deactivate', true), turn('deactivate', false)]).toEqual(['deactivated', 'deactivated']);
  });
});
