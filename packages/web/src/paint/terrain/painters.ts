import { sandbags, stockade } from './barricade.js';
import { container, crates } from './boxes.js';
import { building, tower } from './building.js';
import { platform } from './deck.js';
import { crater, crevasse, ditch } from './dug.js';
import { flora, hedge, wood } from './growth.js';
import { mines, slag, thorns } from './hazard.js';
import { hill, terrace } from './hill.js';
import type { TerrainKind } from './kinds.js';
import type { TerrainPainter } from './piece.js';
import { open, road } from './road.js';
import { rock, rubble, spire } from './rock.js';
import { ruin } from './ruin.js';
import { silo } from './silo.js';
import { gate, wall } from './wall.js';
import { deep, ford, marsh } from './water.js';

/** Who paints what. A new kind of terrain is a painter of its own and a line here. */
export const PAINTERS: Readonly<Record<TerrainKind, TerrainPainter>> = {
  wood,
  flora,
  hedge,
  ruin,
  container,
  silo,
  building,
  tower,
  rock,
  spire,
  hill,
  terrace,
  platform,
  wall,
  gate,
  sandbags,
  crates,
  stockade,
  crater,
  slag,
  mines,
  thorns,
  deep,
  ford,
  marsh,
  ditch,
  crevasse,
  rubble,
  road,
  open,
};
