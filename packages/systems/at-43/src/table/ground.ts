import { ground, type Ground } from '@banneret/geometry';
import type { TerrainPiece } from '../battle.js';
import { perKey } from '../remember.js';
import type { State } from '../state.js';

const known = perKey<readonly TerrainPiece[], Ground>();

/** The table with its terrain, indexed once for every list of pieces. Heights play no part: sizes decide (AT43-LOS-07). */
export function groundOf({ terrain, battle }: State): Ground {
  return known(terrain, () => {
    const pieces = terrain.map(({ kind, outline }, i) => ({ id: `${i}:${kind.id}`, outline, height: 0 }));
    return ground(pieces, battle.width, battle.depth);
  });
}
