import { boardOf, NONE, ownerOfFigure, squadCard, type FigureId, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Eye } from '../eye/useEye.js';
import { chooseHex, optionsOf } from '../systems/the-edge/aims.js';
import { facingOf } from '../systems/the-edge/figures/facing.js';
import { rolesOf } from '../systems/the-edge/figures/roles.js';
import { centreOfHexes, cornersOf, drawingOf, hexesOf, middleOf, SIZE } from '../systems/the-edge/hexes.js';
import { silhouetteOf } from '../systems/the-edge/silhouettes.js';
import { tokenNames } from '../systems/the-edge/tokens/Tokens.js';
import { theme } from '../systems/the-edge/theme.js';
import type { Desk } from '../table/desk.js';
import type { Hold } from './hold.js';
import { isInside } from './land/outline.js';
import type { Flat } from './mesh/vec.js';
import { Room } from './Room.js';
import type { RoomShell } from './useRoom.js';
import type { Base, Figure, Post, Tile, World } from './world.js';

export interface EdgeRoomProps {
  readonly desk: Desk;
  readonly eye: Eye;
  readonly choose: (figure: FigureId) => void;
}

/** The board of Spaces in three dimensions. */
export function EdgeRoom({ desk, eye, choose, onPilot }: EdgeRoomProps & RoomShell): JSX.Element {
  const state = desk.state as State;
  const board = boardOf(state);
  const { cells, borders, left, top, width, height } = drawingOf(board);
  const lit = state.tokens.filter(({ kind, space }) => kind === 'source' && space !== NONE).map(({ space }) => space);
  const tiles = useMemo(
    (): readonly Tile[] =>
      cells.map(({ hex, space, slot }) => ({
        space: String(space),
        isCentre: slot === 0,
        isLit: lit.includes(space),
        outline: cornersOf(hex).map(({ x, y }): Flat => [x - left, y - top]),
      })),
    [board, lit.join(' ')],
  );
  const world = useMemo(
    (): World => ({
      width,
      depth: height,
      theme,
      pieces: NOTHING,
      figures: figuresOf(state, [left, top]),
      markers: tokensOf(desk, [left, top]),
      tiles,
      borders: borders.map(([a, b]) => [
        [a.x - left, a.y - top],
        [b.x - left, b.y - top],
      ]),
    }),
    [desk, tiles],
  );
  const units = useMemo(
    () =>
      state.squads.map(({ seat }, squad) => ({
        id: String(squad),
        seat,
        name: squadCard(state, squad).name[desk.t.locale],
        flags: state.activated === squad ? (['activated'] as const) : [],
      })),
    [state, desk.t],
  );
  const { open, targets, aimedAt, acting } = rolesOf(desk);
  const squadOf = (figure: FigureId): string => String(state.figures[figure]?.squad);
  const spaces = optionsOf(desk, 'space');
  const hold: Hold = {
    options: new Set([...open, ...targets].map(squadOf)),
    targets: new Set([...targets, ...(aimedAt === undefined ? [] : [aimedAt])].map(squadOf)),
    acting: acting === undefined ? undefined : squadOf(acting),
    activate: ({ model }) => choose(model),
    tap(at) {
      const hit = tiles.findIndex(({ outline }) => isInside(outline, at));
      const cell = cells[hit];
      if (cell === undefined) desk.selected.set(undefined);
      else if (spaces.has(cell.space)) desk.answer(cell.space);
      else if (!chooseHex(desk, cell.space, cell.slot)) desk.selected.set(undefined);
    },
    grab: () => undefined,
  };
  return <Room {...{ desk, world, units, hold, eye, onPilot }} isFar={false} />;
}

const NOTHING: World['pieces'] = [];

/** Half of the length and of the width of a base by the number of hexes under it. */
const HALVES: Readonly<Record<number, readonly [long: number, wide: number]>> = {
  1: [SIZE * 0.76, SIZE * 0.76],
  2: [SIZE * 1.55, SIZE * 0.78],
  3: [SIZE * 1.45, SIZE * 1.45],
  4: [SIZE * 1.7, SIZE * 1.5],
  7: [SIZE * 2.2, SIZE * 2.2],
};

function figuresOf(state: State, [left, top]: Flat): readonly Figure[] {
  const board = boardOf(state);
  return state.figures.flatMap((place, figure): Figure[] => {
    if (place.space === NONE) return [];
    const hexes = hexesOf(board, place);
    const { x, y } = centreOfHexes(hexes);
    const [long, wide] = HALVES[hexes.length] ?? [SIZE, SIZE];
    const base: Base = { kind: 'round', long, wide };
    const looks = (-facingOf(state, figure) * Math.PI) / 180;
    const [a, b] = [hexes[0], hexes[1]].map(hex => hex && middleOf(hex));
    // A base of two hexes lies as they do, whichever way its rider looks.
    const turn = hexes.length === 2 && a && b ? -Math.atan2(b.y - a.y, b.x - a.x) : looks;
    return [
      {
        unit: String(place.squad),
        model: figure,
        seat: ownerOfFigure(state, figure),
        silhouette: silhouetteOf(squadCard(state, place.squad)),
        at: [x - left, y - top],
        turn,
        looks,
        base,
        flags: state.activated === place.squad ? ['activated'] : [],
        hasFront: false,
        wounds: 0,
      },
    ];
  });
}

const LOOKS = { altar: 'altar', source: 'crystal', faction: 'token' } as const;

function tokensOf(desk: Desk, [left, top]: Flat): readonly Post[] {
  const state = desk.state as State;
  const names = tokenNames(desk);
  const board = boardOf(state);
  return state.tokens.flatMap((token, i): Post[] => {
    if (token.space === NONE) return [];
    const { x, y } = centreOfHexes(hexesOf(board, token));
    return [
      {
        id: String(i),
        at: [x - left, y - top],
        title: names.get(token.space) ?? '',
        look: LOOKS[token.kind],
        ...(token.owner >= 0 && { owner: token.owner }),
      },
    ];
  });
}
