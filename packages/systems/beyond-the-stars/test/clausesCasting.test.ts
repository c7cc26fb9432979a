import { describe, expect, it } from 'vitest';
import { activeRules } from '../src/compile.js';
import { judgeSpell } from '../src/magic/judge.js';
import type { SpellId } from '../src/names.js';
import type { FigureBody } from '../src/scenario/body.js';
import type { State } from '../src/state.js';
import { house, inside, man, scene } from './scene.js';

// Whom a spell may be cast at, from where; and whom an aura reaches.

const mage = (spells: readonly SpellId[], more: Partial<FigureBody> = {}): FigureBody =>
  man(1, 'm', 30, 20, { rank: 3, morale: 6, keywords: ['mage'], spells: [...spells], pv: 3, ...more });
const refused = (state: State, spell: SpellId, target: number, caster = 0): string[] => {
  const ruling = judgeSpell(state, caster, spell, target);
  return ruling.ok ? [] : ruling.because.map(({ rule, say }) => `${rule} ${say}`);
};

describe('a spell', () => {
  it('BTS-MAG-01: is one of his own', () => {
    const { state } = scene({ figures: [mage(['numb']), man(2, 'z', 60, 20)] });
    expect(refused(state, 'numb', 1)).toEqual([]);
    expect(refused(state, 'push', 1)).toEqual(['BTS-MAG-01 bts.no.unknown-spell']);
  });

  it('BTS-MAG-09: on himself is cast at himself alone', () => {
    const { state } = scene({ figures: [mage(['courage', 'terror']), man(1, 'a', 34, 20), man(2, 'z', 60, 20)] });
    expect(refused(state, 'courage', 0)).toEqual([]);
    for (const other of [1, 2]) expect(refused(state, 'courage', other)).toEqual(['BTS-SPL-05 bts.no.only-himself']);
  });

  it('R-30: on himself may be cast indoors, but for the template of General Panic', () => {
    const figures = [
      inside(1, 'm', { rank: 3, morale: 6, spells: ['courage', 'generalPanic'] }),
      man(2, 'z', 110, 110),
    ];
    const { state } = scene({ terrain: [house()], figures });
    expect(refused(state, 'courage', 0)).toEqual([]);
    expect(refused(state, 'generalPanic', 0)).toEqual(['BTS-SPL-10 bts.no.indoors']);
  });

  it('BTS-MAG-10: reaches nobody who is gone, and nobody who is not there', () => {
    const { state } = scene({ figures: [mage(['numb']), man(2, 'z', 60, 20), man(2, 'y', 64, 20, { place: 'gone' })] });
    expect(refused(state, 'numb', 2)).toEqual(['BTS-SPL-02 bts.no.not-on-table']);
    expect(refused(state, 'numb', 99)).toEqual(['BTS-SPL-02 bts.no.not-on-table']);
  });

  it('BTS-SPL-06: for allies reaches as far as it says, and no farther', () => {
    const song = (x: number): string[] =>
      refused(
        scene({ figures: [mage(['song']), man(1, 'a', x, 20, { pv: 3, left: 1 }), man(2, 'z', 110, 110)] }).state,
        'song',
        1,
      );
    expect(song(58)).toEqual([]);
    expect(song(70)).toEqual(['BTS-SPL-06 bts.no.out-of-range']);
  });

  it('R-30: picks nobody out of a building from outside, nor from another building; in one room everybody is in reach', () => {
    const caster = { rank: 3, morale: 6, spells: ['numb'] } satisfies Partial<FigureBody>;
    const second = house({ id: 'k', box: [80, 50, 12, 12], openings: [{ at: [80, 56], kind: 'door' }] });
    const { state } = scene({
      terrain: [house(), second],
      figures: [
        inside(1, 'm', caster),
        inside(2, 'y'),
        inside(2, 'k1', { host: 'k' }),
        mage(['numb']),
        man(2, 'z', 110, 110),
      ].map((body, i) => (i === 3 ? { ...body, id: 'n' } : body)),
    });
    expect(refused(state, 'numb', 1)).toEqual([]);
    expect(refused(state, 'numb', 2)).toEqual(['BTS-SPL-02 bts.no.occupant']);
    expect(refused(state, 'numb', 1, 3)).toEqual(['BTS-SPL-02 bts.no.occupant']);
  });
});

describe('an aura', () => {
  const lent = (state: State, figure: number): string[] =>
    activeRules(state, figure)
      .filter(({ u }) => u.source !== figure)
      .map(({ rule }) => rule.ref);
  const medic = (more: Partial<FigureBody> = {}): FigureBody => man(1, 'm', 30, 20, { rules: ['srMedic'], ...more });

  it('BTS-SPR-52: reaches allies within 15 cm, no enemies, and nobody farther', () => {
    const { state } = scene({
      figures: [medic(), man(1, 'a', 40, 20), man(1, 'far', 60, 20), man(2, 'z', 34, 24), man(2, 'y', 110, 110)],
    });
    expect(lent(state, 1)).toEqual(['BTS-SPR-52']);
    expect([lent(state, 2), lent(state, 3)]).toEqual([[], []]);
  });

  it('BTS-SPR-52: comes from nobody who is in reserve or gone', () => {
    for (const place of ['gone', 'reserve'] as const) {
      const { state } = scene({ figures: [medic({ place }), man(1, 'a', 30, 22), man(2, 'z', 110, 110)] });
      expect(lent(state, 1)).toEqual([]);
    }
  });

  it('BTS-SPR-52, BTS-SPR-23: of one kind counts once, those of two kinds both', () => {
    const leader = man(1, 'l', 44, 20, { rules: ['srSpiritualLeader'] });
    const second = man(1, 'n', 36, 24, { rules: ['srMedic'] });
    const { state } = scene({
      figures: [medic(), second, leader, man(1, 'a', 38, 18, { keywords: ['warrior'] }), man(2, 'z', 110, 110)],
    });
    expect(lent(state, 3).toSorted()).toEqual(['BTS-SPR-23', 'BTS-SPR-52']);
  });
});
