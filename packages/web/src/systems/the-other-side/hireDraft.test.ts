import type { Prompt } from '@banneret/kernel';
import { costOf, incomeOf, theOtherSideGame, type HireChoice, type State } from '@banneret/the-other-side';
import { expect, test } from 'vitest';
import { deskWhere } from '../../../test/desks.js';
import {
  assetsFor,
  bearersOf,
  emptied,
  forSale,
  hireOf,
  shapeOf,
  withAsset,
  withoutAsset,
  withoutUnit,
  withUnit,
} from './hireDraft.js';

/** A player's desk when recruits are asked for. */
const desk = deskWhere(theOtherSideGame, 'militia', (_, { shape }) => shape.kind === 'tos.hire', { draft: true });
const { book } = desk.state as State;

test('a list begins as the game would make it, and is legal; emptied it still is', () => {
  expect(desk.judge(hireOf(desk)).ok).toBe(true);
  expect(hireOf(desk).units.length).toBeGreaterThan(0);
  const none = emptied(hireOf(desk));
  expect(desk.judge(none).ok).toBe(true);
  expect(costOf(book, none)).toBe(0);
});

test('everything on the counter may be taken by itself, and its price is counted', () => {
  const none = emptied(hireOf(desk));
  const wares = forSale(desk.state as State, shapeOf(desk.prompt as Prompt));
  expect(wares.length).toBeGreaterThan(2);
  for (const { id, scrip } of wares) {
    const one = withUnit(none, id);
    if (scrip <= incomeOf(book, none.commanders)) expect(desk.judge(one)).toEqual({ ok: true });
    expect(costOf(book, one)).toBe(scrip);
    expect(withoutUnit(one, id)).toEqual(none);
  }
});

test('one too many is refused for its price, and taking the last one back makes it good', () => {
  const none = emptied(hireOf(desk));
  const cheapest = forSale(desk.state as State, shapeOf(desk.prompt as Prompt)).find(({ unique }) => unique !== true);
  let list: HireChoice = none;
  while (desk.judge(list).ok) list = withUnit(list, cheapest?.id ?? '');
  const ruling = desk.judge(list);
  expect(!ruling.ok && ruling.because[0]?.rule).toBe('TOS-HIR-03');
  expect(desk.judge(withoutUnit(list, cheapest?.id ?? '')).ok).toBe(true);
});

test('Assets are offered to those who may bear them, ticked and unticked', () => {
  const none = emptied(hireOf(desk));
  const [commander] = bearersOf(none);
  if (commander === undefined) throw new Error('no Commander');
  const offered = assetsFor(desk, none, commander);
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.length).toBeLessThan(book.pack.assets.length);
  for (const { id, cost } of offered) {
    const borne = withAsset(none, commander, id);
    expect(costOf(book, borne)).toBe(cost);
    expect(assetsFor(desk, borne, commander).some(asset => asset.id === id)).toBe(true);
    expect(withoutAsset(borne, commander, id)).toEqual(none);
  }
});
