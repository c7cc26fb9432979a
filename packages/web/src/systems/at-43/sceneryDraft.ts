import { terrainType, type PieceSpot } from '@banneret/at-43';
import { cm, wrapFacing, type Facing } from '@banneret/geometry';
import { isObject, kindOf, type Prompt, type Shape } from '@banneret/kernel';
import type { Desk } from '../../table/desk.js';
import type { Question } from '../../tabletop/editing.js';
import type { Ghost } from '../../tabletop/hands.js';

/** The question: one of these elements, in this portion of the table. */
interface SceneryShape extends Shape {
  readonly kinds: readonly string[];
  readonly portion: number;
}

export const sceneryOf = (prompt: Prompt | undefined): SceneryShape | undefined =>
  prompt?.shape.kind === 'at43.scenery' ? (prompt.shape as unknown as SceneryShape) : undefined;

/** What is dragged has no unit; it goes by this name. */
export const ELEMENT = 'element';

/** An element somewhere; an answer without a kind says that there is no room for any. */
export const isPiece = (raw: unknown): raw is PieceSpot =>
  isObject(raw) && typeof raw['kind'] === 'string' && raw['kind'] !== '' && typeof raw['facing'] === 'number';

/** The kinds that are left, each once, with how many there are. */
export const kindsLeft = ({ kinds }: SceneryShape): readonly { readonly kind: string; readonly count: number }[] =>
  [...new Set(kinds)].map(kind => ({ kind, count: kinds.filter(other => other === kind).length }));

/** Where the game would put one of this kind; of any kind, if none is asked for. */
export function proposedPiece({ game, state, prompt }: Desk, kind?: string): unknown {
  const shape = sceneryOf(prompt);
  if (shape === undefined || prompt === undefined) return undefined;
  const asked = kind === undefined ? shape : { ...shape, kinds: [kind] };
  for (const spot of kindOf(game.system, shape).enumerate(state as never, asked, prompt.seat)) return spot;
  return undefined;
}

/** Another kind in the same place, if there is one already. */
export const withKind = (desk: Desk, choice: unknown, kind: string): unknown =>
  isPiece(choice) ? { ...choice, kind } : proposedPiece(desk, kind);

export const turned = (piece: PieceSpot, by: Facing): PieceSpot => ({
  ...piece,
  facing: wrapFacing(piece.facing + by),
});

/** The element is put down by a click and dragged about. */
export function sceneryQuestion({ prompt }: Desk): Question {
  return {
    answersFor: new Map(),
    editing: {
      unit: ELEMENT,
      puts: true,
      ghost: choice => (isPiece(choice) ? ghostOf(choice, prompt?.seat ?? 0) : undefined),
      moved: (choice, _model, to) => (isPiece(choice) ? { ...choice, x: to.x, y: to.y } : choice),
    },
  };
}

function ghostOf({ kind, x, y, facing }: PieceSpot, seat: number): Ghost {
  const { length, width } = terrainType(kind);
  const base = { kind: 'rectangle', length: cm(length), width: cm(width) } as const;
  return { unit: ELEMENT, seat, models: [0], placed: [{ base, at: { x, y }, facing }], ways: [] };
}
