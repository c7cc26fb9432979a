import { describe, expect, it } from 'vitest';
import { isSureOnSix, penetrationTally } from '../src/machines/penetration.js';
import type { Blow } from '../src/rule.js';
import type { FigureBody, RangedBody } from '../src/scenario/body.js';
import { NOBODY } from '../src/state.js';
import { strikerRules, woundNeed, woundTally } from '../src/wounds/table.js';
import { man, scene } from './scene.js';

/** What each rule does to wound and Penetration rolls, and in which kind of blow. */

const HULL = {
  build: 'vehicle',
  baseMm: [60, 60],
  attacks: 0,
  melee: [],
  vehicle: { front: 14, flank: 13, rear: 12 },
} as const;
const KINDS = ['duel', 'shot', 'impact', 'hit'] as const;
const at = (a: Partial<FigureBody>, v: Partial<FigureBody> = {}) =>
  scene({ figures: [man(1, 'a', 40, 60, { ranged: [{ id: 'g' }], ...a }), man(2, 'v', 60, 60, { pv: 5, ...v })] })
    .state;
const blow = (kind: Blow['kind'], more: Partial<Blow> = {}): Blow => ({
  kind,
  by: 0,
  victim: 1,
  force: 4,
  pen: 0,
  weapon: 0,
  ...more,
});

describe('bonuses to wound', () => {
  const wound = (a: Partial<FigureBody>, v: Partial<FigureBody> = {}, more: Partial<Blow> = {}): number[] => {
    const state = at(a, v);
    return KINDS.map(kind => woundTally(state, blow(kind, more)).total);
  };

  it('BTS-SPR-21, BTS-SPR-34, BTS-SPR-41, BTS-IMP-03: in Duels, with the impact, after a charge, against big game', () => {
    expect(wound({})).toEqual([0, 0, 0, 0]);
    expect(wound({ rules: ['srBestialChariot'] })).toEqual([0, 0, 1, 0]);
    expect(wound({ rules: ['srBigGame'] }, { build: 'monster' })).toEqual([1, 0, 0, 0]);
    expect(wound({ rules: ['srBigGame'] })).toEqual([0, 0, 0, 0]);
    expect(wound({ rules: ['srFanatic'], marks: { charged: true } })).toEqual([1, 0, 0, 0]);
    expect(wound({ rules: ['srFanatic'] })).toEqual([0, 0, 0, 0]);
    const axes: FigureBody['melee'] = [{ id: 'axe', hands: 2 }, 'blade'];
    expect(wound({ melee: axes })).toEqual([1, 0, 0, 0]);
    expect(wound({ melee: axes }, {}, { weapon: 1 })).toEqual([0, 0, 0, 0]);
  });

  it('BTS-WPN-05: -1 without any weapon, in Duels only', () => {
    expect(wound({ melee: [], ranged: [] }, {}, { weapon: NOBODY })).toEqual([-1, 0, 0, 0]);
    expect(wound({ melee: [] }, {}, { weapon: NOBODY })).toEqual([0, 0, 0, 0]);
  });
});

describe('bonuses to penetrate', () => {
  const pierce = (a: Partial<FigureBody>, more: Partial<Blow> = {}): number[] => {
    const state = at(a, HULL);
    return KINDS.map(kind => penetrationTally(state, blow(kind, more)).total - 4);
  };

  it('BTS-SPR-21, BTS-SPR-41, BTS-SPR-73: by the kind of blow', () => {
    expect(pierce({})).toEqual([0, 0, 0, 0]);
    expect(pierce({ rules: ['srBestialChariot'] })).toEqual([0, 0, 1, 0]);
    expect(pierce({ rules: ['srBigGame'] })).toEqual([1, 0, 0, 0]);
    const guns: RangedBody[] = [{ id: 'g' }, { id: 'f', category: 'flamer' }];
    expect(pierce({ rules: ['srFlaming'], ranged: guns })).toEqual([0, 1, 0, 0]);
    expect(pierce({ rules: ['srFlaming'], ranged: guns }, { weapon: 1 })).toEqual([0, 0, 0, 0]);
    expect(pierce({ effects: [{ id: 'killThatThing', until: 'turn', source: 0 }] })[1]).toBe(1);
  });

  it('BTS-SPR-29: a natural 6 always pierces in Duels', () => {
    const state = at({ rules: ['srSharpFangs'] }, HULL);
    expect(KINDS.map(kind => isSureOnSix(state, blow(kind)))).toEqual([true, false, false, false]);
    expect(KINDS.map(kind => isSureOnSix(at({}, HULL), blow(kind)))).toEqual([false, false, false, false]);
  });
});

describe('what a blow meets', () => {
  const meets = (a: Partial<FigureBody>, v: Partial<FigureBody>, more: Partial<Blow> = {}): number[] => {
    const state = at(a, { defence: 5, force: 7, morale: 9, ...v });
    return KINDS.map(kind => woundNeed(state, blow(kind, more)).defence);
  };

  it('BTS-SPR-37, BTS-SPR-54: Morale or Force instead of Defence, in Duels, of whoever has one to strike at', () => {
    expect(meets({}, {})).toEqual([5, 5, 5, 5]);
    expect(meets({ rules: ['srInfectiousBite'] }, {})).toEqual([7, 5, 5, 5]);
    expect(meets({ rules: ['srInfectiousBite'] }, { build: 'siege', attacks: 0, melee: [] })).toEqual([5, 5, 5, 5]);
    expect(meets({ rules: ['srSpectralStrike'] }, {})).toEqual([9, 5, 5, 5]);
    expect(meets({ rules: ['srSpectralStrike'] }, { rules: ['srRobotic'] })).toEqual([5, 5, 5, 5]);
    expect(meets({ rules: ['srSpectralStrike'] }, { build: 'walker' })).toEqual([5, 5, 5, 5]);
    expect(meets({ rules: ['srSpectralStrike'] }, { build: 'walker', rules: ['srOrganicWalker'] })).toEqual([
      9, 5, 5, 5,
    ]);
  });

  it('BTS-WND-01, BTS-WND-04: less the Penetration, at least 1; Spectres do not mind that of shots', () => {
    expect(meets({}, {}, { pen: 2 })).toEqual([3, 3, 3, 3]);
    expect(meets({}, {}, { pen: 9 })).toEqual([1, 1, 1, 1]);
    expect(meets({}, { keywords: ['spectre'] }, { pen: 2 })).toEqual([3, 5, 3, 3]);
  });

  it('BTS-WPN-04: the rules of the weapon that strikes count, of melee weapons in Duels, of ranged ones in shots', () => {
    const armed = at({ melee: [{ id: 'm', rules: ['srPoisoned'] }], ranged: [{ id: 'g', rules: ['srPlasma'] }] });
    const ids = (kind: Blow['kind'], weapon: number) =>
      strikerRules(armed, blow(kind, { weapon })).map(({ rule }) => rule.id);
    expect([ids('duel', 0).includes('srPoisoned'), ids('duel', 0).includes('srPlasma')]).toEqual([true, false]);
    expect([ids('shot', 0).includes('srPoisoned'), ids('shot', 0).includes('srPlasma')]).toEqual([false, true]);
    expect(ids('duel', NOBODY)).not.toContain('srPoisoned');
    expect(strikerRules(armed, blow('hit', { by: NOBODY }))).toEqual([]);
  });

  it('BTS-SPR-63: a grudge rolls 1s again in Duels, against those it is borne', () => {
    const again = (kind: Blow['kind'], keywords: string[]): boolean => {
      const state = at({ rules: [{ id: 'srGrudge', x: 'orc' }] }, { keywords });
      const it = blow(kind);
      return strikerRules(state, it).some(({ rule, u }) => rule.wound?.rerollsOnes?.(it, state, u) === true);
    };
    expect([again('duel', ['orc']), again('duel', ['elf']), again('shot', ['orc']), again('hit', ['orc'])]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
