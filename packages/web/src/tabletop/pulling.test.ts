import { at43Game } from '@banneret/at-43';
import { beyondTheStarsGame, sheetOf, type ActQuestion, type State } from '@banneret/beyond-the-stars';
import type { AnyGame } from '@banneret/game';
import { FACINGS, legLength, pointAt } from '@banneret/geometry';
import type { Prompt } from '@banneret/kernel';
import { theOtherSideGame } from '@banneret/the-other-side';
import { describe, expect, test } from 'vitest';
import { questionOf as at43Question } from '../systems/at-43/question.js';
import { questionOf as btsQuestion } from '../systems/beyond-the-stars/question.js';
import { questionOf as tosQuestion } from '../systems/the-other-side/question.js';
import type { Desk } from '../table/desk.js';
import { deskWhere } from '../../test/desks.js';
import { handsFor, type Editing, type Question, type Walk } from './editing.js';
import { groundFor, pullOf } from './pulling.js';
import type { Pull } from './reach.js';

interface Walking {
  readonly id: string;
  readonly game: AnyGame;
  readonly kind: string;
  questionOf(desk: Desk): Question;
}

const WALKING: readonly Walking[] = [
  { id: 'at-43', game: at43Game, kind: 'at43.move', questionOf: at43Question },
  { id: 'the-other-side', game: theOtherSideGame, kind: 'tos.move', questionOf: tosQuestion },
  { id: 'beyond-the-stars', game: beyondTheStarsGame, kind: 'bts.act', questionOf: btsQuestion },
];

describe.each(WALKING)('in $id', ({ game, kind, questionOf }) => {
  /** Several of a unit are asked to move. */
  const desk = deskWhere(game, 'walk', (asked, { shape }) => {
    if (shape.kind !== kind) return false;
    if (kind === 'bts.act') asked.selected.set(actingIn(asked.state, shape));
    const walk = questionOf(asked).editing?.walk;
    return walk !== undefined && walk.most > 0 && walk.start.models.length > 1;
  });
  const editing = questionOf(desk).editing as Editing;
  const walk = editing.walk as Walk;
  const { start, most } = walk;
  const pull = pullOf(editing) as Pull;

  test('the ground that a unit gets to is no farther than it goes, and not next to nothing', () => {
    const ground = groundFor(desk, editing);
    for (let i = 0; i < 32; i++) ground?.next();
    expect(ground?.isDone).toBe(true);
    const lengths = (ground?.corners() ?? []).map(corner => legLength(pull.from, corner));
    expect(lengths).toHaveLength(32);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(most + 2);
    expect(Math.max(...lengths)).toBeGreaterThan(most / 2);
    expect(groundFor(desk, editing)).toBe(ground);
  });

  test('all around, it may go where it gets', () => {
    const answers = Array.from({ length: 16 }, (_, i) => walk.towards(pointAt(pull.from, (i * FACINGS) / 16, most)));
    const some = answers.filter(answer => answer !== undefined);
    expect(some.length).toBeGreaterThan(4);
    for (const answer of some) expect(desk.judge(answer)).toEqual({ ok: true });
  });

  test('the way that is shown leads from where a model stands to where it gets', () => {
    const to = { x: pull.from.x, y: pull.from.y };
    const ghost = [most, -most].map(far => editing.ghost(walk.towards({ ...to, y: to.y + far }))).find(Boolean);
    expect(ghost?.ways.length).toBeGreaterThan(0);
    for (const [i, way] of (ghost?.ways ?? []).entries()) {
      const model = ghost?.models[i] ?? -1;
      expect(way[0]).toMatchObject(start.placed[start.models.indexOf(model)]?.at ?? {});
      expect(way.at(-1)).toMatchObject(ghost?.placed[i]?.at ?? {});
    }
  });

  test('before there is an answer, what one takes hold of is where it stands', () => {
    const hands = handsFor(desk, questionOf(desk));
    for (const [i, { at }] of start.placed.entries())
      expect(hands.heldAt(start.unit, start.models[i])).toMatchObject({ x: at.x, y: at.y });
  });

  test('whoever cannot move gets nowhere', () => {
    expect(pullOf({ ...editing, walk: { ...walk, most: 0 } })).toBeUndefined();
  });
});

/** The unit of the first figure that may act. */
function actingIn(state: unknown, shape: Prompt['shape']): string {
  const { figures } = shape as unknown as ActQuestion;
  return String(sheetOf(state as State, figures[0] ?? 0).unit);
}
