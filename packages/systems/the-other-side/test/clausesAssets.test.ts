import { describe, expect, it } from 'vitest';
import type { AssetCard, Effect, Pack } from '../src/content/types.js';
import { NONE, unitOf } from '../src/state.js';
import { bare, done } from './deed.js';
import type { Scene, UnitBody } from './scene.js';
import { ASSETS, PACK } from './testPack.js';

/** Assets that effects attach, turn over or bring back: whose, which of them, and how many. */

const withAssets = (...more: readonly AssetCard[]): Pack => ({ ...PACK, assets: [...ASSETS, ...more] });
const namesOf = (t: Scene, unit: number): string[] =>
  unitOf(t.state, unit).assets.map(({ card }) => t.state.book.pack.assets[card]?.id ?? '?');
const squad = (change: Partial<UnitBody> = {}): UnitBody => ({
  card: 'infantry',
  at: [
    [30, 20],
    [30, 23],
    [33, 20],
  ],
  ...change,
});
const lancers = (x: number, change: Partial<UnitBody> = {}): UnitBody => ({
  card: 'lancers',
  at: [[x, 30]],
  ...change,
});

describe('attaching', () => {
  const everybody = { all: 'friendly' as const };
  const flag = bare('flag');

  it('TOS-ATT-01: every unit that is named gets its own, once, whatever the number of its Fireteams', () => {
    const t = done({
      effects: [{ do: 'attach', asset: 'flag', whom: everybody }],
      pack: withAssets(flag),
      own: [squad(), lancers(40)],
    });
    expect([0, 1, 2, 3].map(unit => namesOf(t, unit))).toEqual([['flag'], ['flag'], ['flag'], []]);
    expect(t.events('asset.attached').map(({ fireteam }) => fireteam)).toEqual([NONE, NONE, NONE]);
  });

  it('TOS-ATT-01: nobody who is dead gets one', () => {
    const t = done({
      effects: [
        { do: 'damage', whom: { choose: 'friendly', other: true }, amount: 9 },
        { do: 'attach', asset: 'flag', whom: everybody },
      ],
      pack: withAssets(flag),
      own: [lancers(40)],
    }).do(1);
    expect([0, 1].map(unit => namesOf(t, unit))).toEqual([['flag'], []]);
  });

  it('R-81, TOS-AST-02: Deactivated Assets count, Abandoned ones do not', () => {
    const had = (state: { deactivated?: boolean; abandoned?: boolean }): number => {
      const t = done({
        effects: [{ do: 'attach', asset: 'flag', whom: 'actor' }],
        pack: withAssets(flag, bare('rag')),
        unit: { assets: [{ asset: 'rag', ...state }] },
      });
      return namesOf(t, 0).length;
    };
    expect([had({}), had({ deactivated: true }), had({ abandoned: true })]).toEqual([1, 1, 2]);
  });

  it('R-81, TOS-AST-15: nor does an Abandoned one of the Company hinder a Unique one', () => {
    const had = (abandoned: boolean): number => {
      const t = done({
        effects: [{ do: 'attach', asset: 'relic', whom: 'actor' }],
        pack: withAssets(bare('relic', { unique: true })),
        own: [lancers(40, { assets: [{ asset: 'relic', abandoned }] })],
      });
      return namesOf(t, 0).length;
    };
    expect([had(false), had(true)]).toEqual([0, 1]);
  });

  const bearer = bare('bearer', { adjunct: 30 });
  const joins = (own: UnitBody, change: Partial<Parameters<typeof done>[0]> = {}): Scene =>
    done({
      effects: [{ do: 'attach', asset: 'bearer', whom: { choose: 'friendly', other: true } }],
      pack: withAssets(bearer),
      own: [own],
      ...change,
    }).do(1);

  it('TOS-AST-17: its owner says which Fireteam an Adjunct joins, unless only one has room', () => {
    const t = joins(squad());
    expect([t.next, t.seat, t.open]).toEqual(['tos.ask.adjunct', 0, [1, 2, 3]]);
    t.do(2);
    expect(t.events('asset.attached').map(({ unit, fireteam }) => [unit, fireteam])).toEqual([[1, 2]]);
    const only = joins(squad({ at: [[30, 20], null, null] }));
    expect(only.next).not.toBe('tos.ask.adjunct');
    expect(only.events('asset.attached').map(({ fireteam }) => fireteam)).toEqual([1]);
  });

  it('TOS-AST-17: the owner, even when somebody else attaches it', () => {
    const t = done({
      effects: [{ do: 'attach', asset: 'bearer', whom: { choose: 'enemy' } }],
      pack: withAssets(bearer),
      foes: [squad()],
    }).do(1);
    expect([t.next, t.seat]).toEqual(['tos.ask.adjunct', 1]);
  });

  it('TOS-AST-17: without a model that could give up its place it is not attached at all', () => {
    const heroes: Pack = {
      ...withAssets(bearer, bare('drummer', { adjunct: 30 })),
      units: PACK.units.map(card => (card.id === 'infantry' ? { ...card, champion: true } : card)),
    };
    const at: UnitBody['at'] = [[30, 20], null, null];
    const t = joins(squad({ at, models: [1], assets: [{ asset: 'drummer', fireteam: 0 }] }), { pack: heroes });
    expect(t.events('asset.attached')).toEqual([]);
    expect(namesOf(t, 1)).toEqual(['drummer']);
  });

  it('TOS-AST-17, R-98: a Fireteam in a building has room as any other', () => {
    const enter: Effect = { do: 'attach', asset: 'bearer', whom: { choose: 'friendly', other: true } };
    const t = done({
      effects: [enter],
      pack: withAssets(bearer),
      own: [squad()],
      body: { options: { enter: true }, terrain: [{ box: [28, 15, 34, 18.9], traits: [], rooms: true }] },
      prepare: s => {
        s.units = s.units.with(1, { ...unitOf(s, 1), inside: 0 });
        s.fireteams = s.fireteams.map(fireteam =>
          fireteam.unit === 1 ? { ...fireteam, place: 'inside' as const } : fireteam,
        );
      },
    }).do(1);
    expect([t.next, t.open]).toEqual(['tos.ask.adjunct', [1, 2, 3]]);
  });
});

describe('turning over', () => {
  const pair = (what: 'restore' | 'deactivate', assets: UnitBody['assets'] = []): Scene =>
    done({
      effects: [{ do: what, whom: { all: 'friendly' } }],
      unit: { assets },
      own: [lancers(40, { assets }), lancers(50, { assets })],
    });

  it('TOS-AST-07: in every unit that is named one Asset, which the controller of the effect chooses', () => {
    for (const what of ['restore', 'deactivate'] as const) {
      const deactivated = what === 'restore';
      const t = pair(what, [{ asset: 'plating', deactivated }]);
      for (const unit of [0, 1, 2]) {
        expect([t.next, t.seat, t.open]).toEqual([`tos.ask.${what}`, 0, [`${unit}:0`]]);
        t.do(`${unit}:0`);
      }
      const face = deactivated ? 'standard' : 'deactivated';
      expect([0, 1, 2].map(unit => unitOf(t.state, unit).assets[0]?.face)).toEqual([face, face, face]);
    }
  });

  it('TOS-AST-07: only those whose other face is meant, and none that is Abandoned', () => {
    const asked = (what: 'restore' | 'deactivate', state: { deactivated?: boolean; abandoned?: boolean }): boolean =>
      pair(what, [{ asset: 'plating', ...state }]).next === `tos.ask.${what}`;
    expect([asked('deactivate', {}), asked('deactivate', { deactivated: true })]).toEqual([true, false]);
    expect([asked('restore', {}), asked('restore', { deactivated: true })]).toEqual([false, true]);
    expect([asked('deactivate', { abandoned: true }), asked('restore', { deactivated: true, abandoned: true })]).toEqual([false, false]); // prettier-ignore
  });
});
