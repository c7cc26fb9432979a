import { boardOf, figureName, NONE, ownerOfFigure, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import { HexEyeLayer } from '../../eye/HexEyeLayer.js';
import type { Person } from '../../eye/people.js';
import type { Eye } from '../../eye/useEye.js';
import type { Desk } from '../../table/desk.js';
import { centreOfHexes, hexesOf, middleOf, pointsOf, SIZE } from './hexes.js';
import { outlineAround } from './outline.js';

/** All seven hexes. */
const WHOLE_SPACE = 127;

/** Everybody who stands on the board. */
export function peopleOnHexes({ state: raw, t }: Desk): readonly Person[] {
  const state = raw as State;
  const board = boardOf(state);
  return state.figures.flatMap((figure, model): Person[] => {
    if (figure.space === NONE) return [];
    const hexes = hexesOf(board, figure);
    return [
      {
        who: { thing: figure.squad, model },
        seat: ownerOfFigure(state, model),
        name: figureName(state, model, t),
        ...centreOfHexes(hexes),
        reach: SIZE * (hexes.length > 3 ? 2.2 : hexes.length > 1 ? 1.3 : 0.9),
      },
    ];
  });
}

/** The line over the hexes, with the Spaces that it crosses. */
export function EyeOnHexes({ desk, eye }: { readonly desk: Desk; readonly eye: Eye }): JSX.Element {
  const board = boardOf(desk.state as State);
  return (
    <HexEyeLayer
      eye={eye}
      middleOf={({ x, y }) => middleOf({ q: x, r: y })}
      outlineOf={space => pointsOf(outlineAround(hexesOf(board, { space, mask: WHOLE_SPACE }), 1))}
    />
  );
}
