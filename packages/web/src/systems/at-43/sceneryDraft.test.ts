import { at43Game, MISSION_IDS, terrainType, type PieceSpot } from '@banneret/at-43';
import { FACINGS } from '@banneret/geometry';
import { expect, test } from 'vitest';
import { deskWhere } from '../../../test/desks.js';
import { isPiece, kindsLeft, proposedPiece, sceneryOf, sceneryQuestion, turned, withKind } from './sceneryDraft.js';

/** Trench War: everybody has a portion. */
const desk = deskWhere(at43Game, 'scenery', (_, { shape }) => shape.kind === 'at43.scenery', {
  mission: MISSION_IDS[2],
});
const ask = sceneryOf(desk.prompt);
if (ask === undefined) throw new Error('nobody places scenery');
const first = proposedPiece(desk) as PieceSpot;
const rulesOf = (choice: unknown): readonly string[] => {
  const ruling = desk.judge(choice);
  return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
};

test('what is left is counted by kinds', () => {
  const kinds = kindsLeft(ask);
  expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(ask.kinds.length);
  expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(kinds.length);
});

test('the game’s own place is one where it may stand, whatever the kind', () => {
  expect(isPiece(first) && rulesOf(first)).toEqual([]);
  for (const { kind } of kindsLeft(ask)) expect(proposedPiece(desk, kind)).toMatchObject({ kind });
});

test('it is dragged, turned and exchanged without losing its place', () => {
  const { editing } = sceneryQuestion(desk);
  const moved = editing?.moved(first, undefined, { x: 1_000, y: 2_000 }) as PieceSpot;
  expect(moved).toEqual({ ...first, x: 1_000, y: 2_000 });
  expect(rulesOf(moved)).toEqual(['AT43-TBL-02']);
  expect(turned({ ...first, facing: 0 }, FACINGS - 256).facing).toBe(FACINGS - 256);
  const other = kindsLeft(ask).at(-1)?.kind ?? '';
  expect(withKind(desk, first, other)).toEqual({ ...first, kind: other });
  expect(withKind(desk, undefined, other)).toMatchObject({ kind: other });
});

test('its ghost has its footprint; where there is no room there is none', () => {
  const { length } = terrainType(first.kind);
  const ghost = sceneryQuestion(desk).editing?.ghost(first);
  expect(ghost?.placed[0]).toMatchObject({
    base: { kind: 'rectangle', length: length * 10_000 },
    facing: first.facing,
  });
  expect(sceneryQuestion(desk).editing?.ghost({ kind: '', x: 0, y: 0, facing: 0 })).toBeUndefined();
});
