import { awaited, drawOutcome, promptOf, seededRng, start, submit, type Match, type Prompt } from '@banneret/kernel';
import {
  costOf,
  incomeOf,
  theOtherSide,
  theOtherSideGame,
  type HireChoice,
  type State,
} from '@banneret/the-other-side';
import { expect, test } from 'vitest';
import { cell } from '../../app/cell.js';
import { firstProposal } from '../../controls/proposed.js';
import { judgeFor, type Desk } from '../../table/desk.js';
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

function deskOf(match: Match<State>, prompt: Prompt): Desk {
  const { state } = match;
  const draft = cell<unknown>(undefined);
  const judge = (choice: unknown) => judgeFor(theOtherSideGame, state, prompt, choice);
  return { game: theOtherSideGame, state, prompt, draft, judge } as unknown as Desk;
}

/** The first player's desk when recruits are asked for. */
function recruiting(): Desk {
  const setup = theOtherSideGame.setupFor({ options: { draft: true } });
  if (!setup.ok) throw new Error(setup.problem.say);
  const match = start(theOtherSide, setup.value);
  const rng = seededRng('recruits');
  for (;;) {
    const { pending, wait } = match;
    if (pending.kind === 'chance') {
      submit(theOtherSide, match, { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
      continue;
    }
    const seat = awaited(match)[0] ?? 0;
    const prompt = promptOf(match, seat);
    if (prompt === undefined) throw new Error('no question');
    const desk = deskOf(match, prompt);
    if (prompt.shape.kind === 'tos.hire') return desk;
    submit(theOtherSide, match, { kind: 'choice', wait, seat, choice: firstProposal(desk) });
  }
}

const desk = recruiting();
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
