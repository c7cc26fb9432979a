import { seededRng, type Shape } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { companyKind, type CompanyShape } from '../src/decisions/company.js';
import { hireKind } from '../src/decisions/hire.js';
import { companyOf, type HireShape } from '../src/decisions/hireShape.js';
import { spotKind, type SpotShape } from '../src/decisions/spot.js';
import { standKind, type StandShape } from '../src/decisions/stand.js';
import { costOf, incomeOf } from '../src/hiring.js';
import { BLUE_COMPANY, BLUE_DECK, company, opening, RED_DECK } from './companyPack.js';
import { cards, type Scene } from './scene.js';

/** What is offered, what is tried at random and what is read from outside, for the questions of the set-up. */

const shapeOf = <P extends Shape>(t: Scene): P => t.prompt.shape as P;
const LISTS = [company({ units: [{ unit: 'redSquad' }, { unit: 'redLoner' }] }), BLUE_COMPANY];
const exploring = (): Scene =>
  opening({ companies: LISTS, options: { operation: 'pillage', layout: 'corners' } }).do(
    cards('9 crows', '3 rams'),
    RED_DECK,
    BLUE_DECK,
  );

describe('the choice of a Company', () => {
  it('offers every legal one and nothing else', () => {
    const t = opening({ commanders: 2 });
    const shape = shapeOf<CompanyShape>(t);
    const all = [...companyKind.enumerate(t.state, shape, 0)];
    expect(all.every(choice => t.judge(choice).ok)).toBe(true);
    // Red: Lord and Aide, or two Aides; with the blue guest or without. Blue the same with the red guest.
    expect(all).toHaveLength(8);
    expect(all).toContainEqual(companyKind.sample(t.state, shape, 0, seededRng(1)));
  });

  it('reads only what is a Company', () => {
    const shape = shapeOf<CompanyShape>(opening());
    expect(companyKind.parse({ allegiance: 'red', commanders: ['redLord'] }, shape)).toEqual({
      allegiance: 'red',
      envoy: null,
      commanders: ['redLord'],
    });
    for (const raw of [
      null,
      'red',
      { allegiance: 1, commanders: [] },
      { allegiance: 'red', commanders: [1] },
      { allegiance: 'red', envoy: 2, commanders: [] },
    ])
      expect(companyKind.parse(raw, shape)).toBeUndefined();
  });
});

describe('recruiting', () => {
  const recruiting = (): Scene =>
    opening().do(
      { allegiance: 'red', envoy: 'blueGuest', commanders: ['redLord'] },
      { allegiance: 'blue', commanders: ['blueLord'] },
      cards('9 crows', '3 rams'),
    );

  it('offers legal lists that spend most of the Scrip', () => {
    const t = recruiting();
    const shape = shapeOf<HireShape>(t);
    const lists = [
      ...hireKind.enumerate(t.state, shape, 0),
      ...[1, 2, 3, 4, 5].map(seed => hireKind.sample(t.state, shape, 0, seededRng(seed))),
    ];
    for (const list of lists) {
      expect(t.judge(list)).toEqual({ ok: true });
      const { commanders } = companyOf(shape, list);
      expect(costOf(t.state.book, list)).toBeGreaterThan(incomeOf(t.state.book, commanders) / 2);
    }
    expect(new Set(lists.map(list => JSON.stringify(list))).size).toBeGreaterThan(8);
  });

  it('reads only what is a list', () => {
    const shape = shapeOf<HireShape>(recruiting());
    const list = {
      commanders: [{ unit: 'redLord' }],
      units: [{ unit: 'redSquad', assets: [{ asset: 'sergeant', fireteam: 1 }] }],
    };
    expect(hireKind.parse(list, shape)?.units[0]?.assets).toEqual([{ asset: 'sergeant', fireteam: 1 }]);
    for (const raw of [
      null,
      { commanders: [] },
      { commanders: [], units: [1] },
      { commanders: [], units: [{ unit: 'a', assets: [{}] }] },
      { commanders: [], units: [{ unit: 'a', assets: [{ asset: 'b', fireteam: 'c' }] }] },
    ])
      expect(hireKind.parse(raw, shape)).toBeUndefined();
  });
});

describe('spots and places', () => {
  it('for Markers are offered if they are legal, and tried at random', () => {
    const t = exploring().do(1);
    const shape = shapeOf<SpotShape>(t);
    const offered = [...spotKind.enumerate(t.state, shape, 0)];
    expect(offered.length).toBeGreaterThan(20);
    for (let seed = 0; seed < 10; seed++)
      expect(t.judge(spotKind.sample(t.state, shape, 0, seededRng(seed)))).toEqual({ ok: true });
    for (const raw of [null, { x: 1 }, { x: 1.5, y: 2 }, { x: 1, y: 2, z: 3 }])
      expect(spotKind.parse(raw, shape)).toBeUndefined();
  });

  it('for Fireteams too, and there are several', () => {
    const t = exploring().do(1);
    while (t.next === 'tos.ask.objective') t.do(spotKind.sample(t.state, shapeOf<SpotShape>(t), 0, seededRng(1)));
    const shape = shapeOf<StandShape>(t);
    const offered = [...standKind.enumerate(t.state, shape, 0)];
    expect(offered.every(at => t.judge(at).ok)).toBe(true);
    expect(new Set(offered.map(at => JSON.stringify(at))).size).toBeGreaterThan(4);
    expect(standKind.parse([{ x: 1, y: 1 }], shape)).toBeUndefined();
  });
});
