import { judgePrompt, type Prompt } from '@banneret/kernel';
import { printed, theEdgeGame, type State } from '@banneret/the-edge';
import { expect, test } from 'vitest';
import { guide } from './guide.js';
import { cell } from '../../app/cell.js';
import type { Desk } from '../../table/desk.js';
import { activatable, activate, placesOf } from './aims.js';
import { rolesOf } from './figures/roles.js';
import { playsOf } from './hand/plays.js';

const read = theEdgeGame.scenario.position(guide.position);
if (!read.ok) throw new Error(read.problem.say);
const state = read.value.state as State;
const knight = 0;

test('a move ends in the last Space of its way, or on other hexes of its own', () => {
  expect(placesOf(state, { do: 'move', figure: knight, path: [30, 31], mask: 3, pushed: [] })).toEqual([
    { space: 31, mask: 3 },
  ]);
  const { space } = state.figures[knight] as State['figures'][number];
  expect(placesOf(state, { do: 'move', figure: knight, path: [], mask: 17, pushed: [] })).toEqual([
    { space, mask: 17 },
  ]);
});

test('deployed Squads stand where they say, and a fight puts nobody anywhere', () => {
  const at = [{ space: 4, mask: 1 }];
  expect(placesOf(state, { squad: 0, at })).toEqual(at);
  expect(placesOf(state, { do: 'fight', figure: knight, target: 9 })).toEqual([]);
});

/** The first player is asked what to do in a turn; what is answered is kept. */
function deskAsking(asked: State, main = true): Desk & { readonly answers: readonly unknown[] } {
  const answers: unknown[] = [];
  const shape = { kind: 'edge.play', moment: 'open', main };
  const prompt: Prompt = { seat: 0, ask: 'edge.ask.turn', rule: 'EDGE-ACT-01', shape };
  const desk: Partial<Desk> & { readonly answers: readonly unknown[] } = {
    game: theEdgeGame as unknown as Desk['game'],
    state: asked,
    prompt,
    draft: cell<unknown>(undefined),
    judge: choice => judgePrompt(theEdgeGame.system as never, asked, prompt, choice).ruling,
    answer: choice => void answers.push(choice),
    answers,
  };
  return desk as Desk & { readonly answers: readonly unknown[] };
}

const ownTurn: State = { ...state, active: 0, turnKind: 'active', phase: 'turns' };
const KNIGHTS = 0;
const WOLVES = ownTurn.squads.findIndex(({ seat }) => seat === 1);

test('a Squad that may be activated can be activated on the board, once, and no other can', () => {
  const desk = deskAsking(ownTurn);
  expect(activatable(desk).has(KNIGHTS)).toBe(true);
  expect(activatable(desk).has(WOLVES)).toBe(false);
  expect(activate(desk, KNIGHTS)).toBe(true);
  expect(desk.answers).toEqual([{ do: 'activate', squad: KNIGHTS }]);
  expect(activate(desk, WOLVES)).toBe(false);
  expect(activate(deskAsking({ ...ownTurn, activated: KNIGHTS }), KNIGHTS)).toBe(false);
  expect(desk.answers).toHaveLength(1);
});

test('figures of Squads that may be activated are marked, others are not; in a window nobody is', () => {
  const { open } = rolesOf(deskAsking(ownTurn));
  expect(open.has(knight)).toBe(true);
  expect([...open].every(figure => ownTurn.squads[ownTurn.figures[figure]?.squad ?? WOLVES]?.seat === 0)).toBe(true);
  expect(rolesOf(deskAsking(ownTurn, false)).open.size).toBe(0);
});

test('a card says of each of its halves whether it can be played now, an Upgrade whether it can be attached; and why not', () => {
  const desk = deskAsking(ownTurn);
  const hand = ownTurn.seats[0]?.hand.cards ?? [];
  const plays = hand.map(card => ({
    face: printed(ownTurn, card),
    plays: playsOf(desk, card, printed(ownTurn, card)),
  }));
  for (const { face, plays: ways } of plays)
    expect(ways.map(({ how }) => how)).toEqual(face.attach === undefined ? ['upper', 'lower'] : ['attach']);
  const all = plays.flatMap(({ plays: ways }) => ways);
  expect(all.some(({ ruling }) => ruling.ok)).toBe(true);
  const refused = playsOf(
    deskAsking({ ...ownTurn, turnKind: 'passive' }),
    hand[0] as number,
    printed(ownTurn, hand[0] as number),
  );
  for (const { ruling } of refused) expect(!ruling.ok && ruling.because.length).toBeGreaterThan(0);
});
