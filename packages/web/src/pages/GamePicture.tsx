import type { JSX } from 'preact';
import { Emblem } from './Emblem.js';
import { PAINTED } from './picture/scenes.js';
import { TablePicture } from './TablePicture.js';

/** A game at a glance: one of its tables, or a sign for what has no painters. */
export const GamePicture = ({ system }: { readonly system: string }): JSX.Element =>
  PAINTED.includes(system) ? <TablePicture system={system} /> : <Emblem system={system} />;
