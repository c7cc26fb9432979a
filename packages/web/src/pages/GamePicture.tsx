import type { JSX } from 'preact';
import { Emblem } from './Emblem.js';
import { PAINTED } from './picture/scenes.js';
import { TablePicture } from './TablePicture.js';

interface GamePictureProps {
  readonly system: string;
  /** How much of the table is to be seen from left to right; a part of it without. */
  readonly across?: number;
}

/** A game at a glance: one of its tables, or a sign for what has no painters. */
export const GamePicture = ({ system, across }: GamePictureProps): JSX.Element =>
  PAINTED.includes(system) ? (
    <TablePicture system={system} {...(across !== undefined && { across })} />
  ) : (
    <Emblem system={system} />
  );
