import type { TerrainKind } from '../../paint/terrain/kinds.js';
import type { TerrainInks } from '../../paint/terrain/inks.js';
import { painted, shining } from '../mesh/coat.js';
import type { Sculptor } from '../mesh/sculptor.js';
import type { Piece } from '../world.js';
import { building, container, platform, silo, terrace, tower } from './built.js';
import { chanceOf } from './chance.js';
import { crevasse, deep, ditch, ford, marsh, mines, road, slag } from './flats.js';
import { crater, hedge, hill, rock, rubble, scattered, spire, undergrowth } from './nature.js';
import { up, type Raise } from './raise.js';
import { crates, gate, ruin, sandbags, stockade, thorns, wall } from './walls.js';

const nothing: Raise = () => undefined;

/** How each kind of scenery is raised. Trees are many and alike: they are planted apart. */
export const RAISES: Readonly<Record<TerrainKind, Raise>> = {
  wood: undergrowth,
  flora: undergrowth,
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
  open: nothing,
};

export function raise(s: Sculptor, piece: Piece, inks: TerrainInks, isPainted: boolean): void {
  const chance = chanceOf(`${piece.kind} ${piece.outline.join(' ')}`);
  RAISES[piece.kind]({ s, piece, inks, chance, isPainted });
  if (piece.isBurning) burn(s, piece);
}

/** Tongues of fire, for whom colour alone would not do. */
function burn(s: Sculptor, piece: Piece): void {
  const chance = chanceOf(`fire ${piece.id}`);
  for (const at of scattered(piece.outline, 40, chance)) {
    const high = 18 + chance() * 26;
    s.lathe(
      up(at, 2),
      [
        [5, 0],
        [7, high * 0.3],
        [0, high],
      ],
      shining('#ff8a2a'),
      { around: 6 },
    );
    s.lathe(
      up(at, 2),
      [
        [2.6, 0],
        [3.6, high * 0.24],
        [0, high * 0.62],
      ],
      shining('#ffe08a'),
      { around: 6 },
    );
    s.ball([at[0] + 6, high + 14, at[1] + 4], [8, 6, 8], painted('#3a3634'));
  }
}
