import { describe, expect, it } from 'vitest';
import type { Company, Recruit } from '../src/book.js';
import type { AllegianceCard, Pack } from '../src/content/types.js';
import { companyFault, costOf, incomeOf, stratagemsFor } from '../src/hiring.js';
import { bookOf, company, COMPANY_PACK } from './companyPack.js';

/** The rule a list breaks first, or nothing. */
const broken = (
  change: Partial<Company>,
  commanders = 1,
  taken: string[] = [],
  pack: Pack = COMPANY_PACK,
): string | undefined => companyFault({ ...bookOf({ commanders }), pack }, company(change), taken)?.rule;

const withAssets = (unit: string, ...assets: readonly string[]): Recruit => ({
  unit,
  assets: assets.map(asset => ({ asset })),
});

const brokenBy = (unit: string, ...assets: readonly string[]): string | undefined =>
  broken({ units: [withAssets(unit, ...assets)] });

const brokenByBlue = (unit: string, ...assets: readonly string[]): string | undefined =>
  broken({ allegiance: 'blue', commanders: [{ unit: 'blueLord' }], units: [withAssets(unit, ...assets)] });

describe('who may be in a Company', () => {
  it('TOS-ENC-02: has exactly as many Commanders as the game size says', () => {
    expect(broken({})).toBeUndefined();
    expect(broken({ commanders: [] })).toBe('TOS-ENC-02');
    expect(broken({}, 2)).toBe('TOS-ENC-02');
    expect(broken({ commanders: [{ unit: 'redLord' }, { unit: 'redAide' }] }, 2)).toBeUndefined();
    // nor can more be bought.
    expect(broken({ units: [{ unit: 'redAide' }] })).toBe('TOS-ENC-02');
  });

  it('TOS-ENC-07: has Commanders of its own Allegiance only', () => {
    expect(broken({ commanders: [{ unit: 'blueLord' }] })).toBe('TOS-ENC-07');
    expect(broken({ envoy: 'blueGuest', commanders: [{ unit: 'blueLord' }] })).toBe('TOS-ENC-07');
    expect(broken({ commanders: [{ unit: 'redHero' }] })).toBe('TOS-ENC-07');
  });

  it('TOS-CRD-06, TOS-HIR-01: counts the Scrip of Commanders as income, that of others as their price', () => {
    const two = [{ unit: 'redLord' }, { unit: 'redAide' }];
    expect(incomeOf(bookOf(), two)).toBe(30);
    expect(costOf(bookOf(), { commanders: two, units: [{ unit: 'redSquad' }] })).toBe(6);
    const all = [{ unit: 'redSquad' }, { unit: 'redSquad' }, { unit: 'redSquad' }, { unit: 'redSquad' }];
    expect(broken({ commanders: two, units: all }, 2)).toBeUndefined();
    expect(broken({ units: all })).toBe('TOS-HIR-03');
  });

  it('TOS-HIR-03: may cost what there is, and no more; less is not made good', () => {
    const twenty = [withAssets('redSquad'), withAssets('redSquad'), withAssets('redTitan')];
    expect(broken({ units: twenty })).toBeUndefined();
    expect(broken({ units: [...twenty.slice(0, 2), withAssets('redTitan', 'flag')] })).toBe('TOS-HIR-03');
    expect(broken({ units: [] })).toBeUndefined();
  });

  it('TOS-HIR-02: buys units of the Allegiance, and of an Envoy’s if there is one', () => {
    expect(broken({ units: [{ unit: 'redLoner' }, { unit: 'goBetween' }] })).toBeUndefined();
    expect(broken({ units: [{ unit: 'blueLoner' }] })).toBe('TOS-HIR-02');
    expect(broken({ envoy: 'blueGuest', units: [{ unit: 'blueLoner' }] })).toBeUndefined();
  });

  it('TOS-CRD-03: lets no more guests in than the Envoy says', () => {
    expect(broken({ envoy: 'blueGuest', units: [{ unit: 'blueLoner' }, { unit: 'blueSquad' }] })).toBe('TOS-CRD-03');
  });

  it('TOS-ENC-05, TOS-CRD-04, TOS-ENC-13: takes one Envoy or none, of another symbol, that accepts the type', () => {
    expect(broken({ envoy: 'blueGuest' })).toBeUndefined();
    expect(broken({ envoy: 'redGuest' })).toBe('TOS-ENC-05');
    const blue = { allegiance: 'blue', commanders: [{ unit: 'blueLord' }] };
    expect(broken({ ...blue, envoy: 'redGuest' })).toBeUndefined();
    expect(broken({ ...blue, envoy: 'blueGuest' })).toBe('TOS-CRD-04');
    expect(broken(blue)).toBeUndefined();
  });

  it('TOS-HIR-06: has a Unique unit once, and others as often as it likes', () => {
    expect(broken({ units: [{ unit: 'redHero' }] })).toBeUndefined();
    expect(broken({ units: [{ unit: 'redHero' }, { unit: 'redHero' }] })).toBe('TOS-UNT-01');
    expect(broken({ units: [{ unit: 'redLoner' }, { unit: 'redLoner' }] })).toBeUndefined();
  });

  it('TOS-MPL-09: does not have what a partner has, if that is Unique', () => {
    expect(broken({ units: [{ unit: 'redHero' }] }, 1, ['redHero'])).toBe('TOS-UNT-01');
    expect(broken({}, 1, ['redLord'])).toBe('TOS-UNT-01');
    expect(broken({ units: [{ unit: 'redLoner' }] }, 1, ['redHero'])).toBeUndefined();
    // Assets too.
    expect(broken({ units: [withAssets('redLoner', 'crown')] }, 1, ['crown'])).toBe('TOS-AST-15');
    expect(broken({ units: [withAssets('redLoner', 'flag')] }, 1, ['flag'])).toBeUndefined();
  });
});

describe('which Assets a unit may have', () => {
  it('TOS-AST-02, TOS-UNT-06: three on a Titan, two on a Champion, three on one who is both, one on others', () => {
    expect(brokenBy('redTitan', 'flag', 'horn', 'shield')).toBeUndefined();
    expect(brokenBy('redTitan', 'flag', 'horn', 'shield', 'crown')).toBe('TOS-AST-02');
    expect(brokenBy('redHero', 'flag', 'horn')).toBeUndefined();
    expect(brokenBy('redHero', 'flag', 'horn', 'shield')).toBe('TOS-AST-02');
    expect(brokenBy('redGiant', 'flag', 'horn', 'shield')).toBeUndefined();
    expect(brokenBy('redGiant', 'flag', 'horn', 'shield', 'crown')).toBe('TOS-AST-02');
    expect(brokenBy('redLoner', 'flag')).toBeUndefined();
    expect(brokenBy('redLoner', 'flag', 'horn')).toBe('TOS-AST-02');
  });

  it('TOS-HIR-11: an Adjunct is one of them', () => {
    expect(brokenBy('redSquad', 'sergeant')).toBeUndefined();
    expect(brokenBy('redSquad', 'sergeant', 'flag')).toBe('TOS-AST-02');
  });

  it('TOS-AST-03, TOS-HIR-05: not the same one twice on one unit, but on two', () => {
    expect(brokenBy('redHero', 'flag', 'flag')).toBe('TOS-AST-03');
    expect(broken({ units: [withAssets('redHero', 'flag'), withAssets('redLoner', 'flag')] })).toBeUndefined();
  });

  it('TOS-AST-06, TOS-HIR-04: only one that shares an Allegiance with it', () => {
    expect(brokenByBlue('blueLoner', 'flag')).toBe('TOS-AST-06');
    // One that it shares is enough, though it has another besides.
    expect(brokenBy('goBetween', 'flag')).toBeUndefined();
  });

  it('TOS-HIR-02, R-103: only one of the Company’s Allegiance, or of the Envoy’s whose card lends its Assets', () => {
    expect(brokenByBlue('goBetween', 'flag')).toBe('TOS-HIR-02');
    const guest = { allegiance: 'blue', commanders: [{ unit: 'blueLord' }], envoy: 'redGuest' };
    const list = { ...guest, units: [withAssets('redLoner', 'flag')] };
    expect(broken(list)).toBe('TOS-HIR-02');
    const envoys = COMPANY_PACK.envoys.map(card => ({ ...card, assets: true as const }));
    expect(broken(list, 1, [], { ...COMPANY_PACK, envoys })).toBeUndefined();
  });

  it('TOS-AST-10: only the unit that is named', () => {
    expect(brokenBy('redHero', 'heirloom')).toBeUndefined();
    expect(brokenBy('redLoner', 'heirloom')).toBe('TOS-AST-10');
  });

  it('TOS-AST-11: only units of that type', () => {
    expect(brokenBy('redTitan', 'greatGun')).toBeUndefined();
    expect(brokenBy('redHero', 'greatGun')).toBe('TOS-AST-11');
  });

  it('TOS-AST-12: only units of that Allegiance', () => {
    expect(brokenBy('goBetween', 'treaty')).toBeUndefined();
    expect(brokenBy('redLoner', 'treaty')).toBe('TOS-AST-12');
  });

  it('TOS-AST-13: all restrictions at once', () => {
    expect(brokenBy('redGiant', 'medal')).toBeUndefined();
    expect(brokenBy('redHero', 'medal')).toBe('TOS-AST-11');
    expect(brokenBy('redTitan', 'medal')).toBe('TOS-AST-11');
  });

  it('TOS-AST-14: one in each Slot', () => {
    expect(brokenBy('redTitan', 'shield', 'flag')).toBeUndefined();
    expect(brokenBy('redTitan', 'shield', 'mail')).toBe('TOS-AST-14');
    expect(broken({ units: [withAssets('redHero', 'shield'), withAssets('redLoner', 'mail')] })).toBeUndefined();
  });

  it('TOS-AST-15: a Unique one once in the Company, beside other Unique ones', () => {
    expect(broken({ units: [withAssets('redHero', 'crown'), withAssets('redLoner', 'crown')] })).toBe('TOS-AST-15');
    expect(broken({ units: [withAssets('redHero', 'crown', 'orb')] })).toBeUndefined();
  });

  it('TOS-AST-22: as many of it as its card allows in a Company', () => {
    const loners = (count: number): Recruit[] => Array.from({ length: count }, () => withAssets('redLoner', 'rations'));
    expect(broken({ units: loners(2) })).toBeUndefined();
    expect(broken({ units: loners(3) })).toBe('TOS-AST-22');
  });

  it('TOS-AST-16: an Adjunct only on a Squad of models of its own size', () => {
    expect(brokenBy('redSquad', 'sergeant')).toBeUndefined();
    expect(brokenBy('redSquad', 'brute')).toBe('TOS-AST-16');
    expect(brokenBy('redLoner', 'sergeant')).toBe('TOS-AST-16');
    expect(brokenByBlue('blueSquad', 'brute')).toBeUndefined();
  });

  it('TOS-UNT-22: an Adjunct joins a Fireteam of the Squad, never one of Combined Arms', () => {
    const into = (fireteam: number): string | undefined =>
      broken({ units: [{ unit: 'mixed', assets: [{ asset: 'sergeant', fireteam }] }] });
    expect(into(1)).toBeUndefined();
    expect(into(2)).toBe('TOS-AST-17');
  });

  it('TOS-HIR-09, TOS-HIR-10: a generic one of the Company’s type on any unit', () => {
    expect(brokenBy('redLoner', 'earthKit')).toBeUndefined();
    expect(brokenBy('redLoner', 'farKit')).toBe('TOS-HIR-09');
    // on a guest too, by the type of the Company.
    expect(broken({ envoy: 'blueGuest', units: [withAssets('blueLoner', 'earthKit')] })).toBeUndefined();
    expect(broken({ envoy: 'blueGuest', units: [withAssets('blueLoner', 'farKit')] })).toBe('TOS-HIR-09');
  });

  it('TOS-AST-04: counts what Assets cost, those of Commanders too', () => {
    const units = [withAssets('redTitan', 'drum'), withAssets('redSquad'), withAssets('redLoner')];
    expect(broken({ units })).toBeUndefined();
    expect(broken({ units, commanders: [withAssets('redLord', 'flag')] })).toBeUndefined();
    expect(broken({ units, commanders: [withAssets('redLord', 'drum')] })).toBe('TOS-HIR-03');
  });
});

describe('which Stratagems', () => {
  it('TOS-STR-03, TOS-STR-01: of the Allegiance, or generic of its type', () => {
    const [red] = COMPANY_PACK.allegiances as [AllegianceCard];
    const allowed = stratagemsFor(bookOf(), red).map(place => COMPANY_PACK.stratagems[place]?.id);
    expect(allowed).toEqual(['red0', 'red1', 'red2', 'red3', 'earth0', 'earth1', 'earth2']);
  });
});
