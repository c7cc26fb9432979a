import { UM_PER_MM, type Point } from '@banneret/geometry';
import type { Prompt } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Eye } from '../eye/useEye.js';
import type { Desk } from '../table/desk.js';
import type { Hands } from '../tabletop/hands.js';
import type { Tableau } from '../tabletop/tableau.js';
import type { Hold } from './hold.js';
import type { Flat } from './mesh/vec.js';
import { Room } from './Room.js';
import type { RoomShell } from './useRoom.js';
import { worldOf } from './world.js';

export interface TabletopRoomProps {
  readonly desk: Desk;
  readonly tableau: Tableau;
  readonly hands: Hands;
  readonly looking?: Prompt | undefined;
  readonly eye: Eye;
}

/** A table without a grid, in three dimensions, in the same hands as the flat one. */
export function TabletopRoom(props: TabletopRoomProps & RoomShell): JSX.Element {
  const { desk, tableau, hands, looking, eye, onPilot } = props;
  const land = useMemo(() => worldOf({ ...tableau, units: [], markers: [] }), [tableau.scenery, tableau.seed]);
  const world = useMemo(() => {
    const { figures, markers } = worldOf({ ...tableau, scenery: [] });
    return { ...land, figures, markers };
  }, [tableau, land]);
  const hold = holdOf(desk, hands, tableau);
  return <Room {...{ desk, world, hold, looking, eye, onPilot }} units={tableau.units} isFar={isFar(desk, tableau)} />;
}

/** One's own edge is the one that one's zone touches; without zones the first player's is the near one. */
function isFar({ viewer }: Desk, { zones, depth }: Tableau): boolean {
  if (viewer === 'public') return false;
  const own = zones.find(({ seat }) => seat === viewer);
  if (own === undefined) return viewer === 1;
  const middle = own.outline.reduce((sum, { y }) => sum + y, 0) / Math.max(1, own.outline.length);
  return middle > depth / 2;
}

function holdOf(desk: Desk, hands: Hands, { units, depth }: Tableau): Hold {
  const own = new Set(units.filter(({ seat }) => seat === desk.prompt?.seat).map(({ id }) => id));
  const point = ([x, z]: Flat): Point => ({ x: Math.round(x * UM_PER_MM), y: Math.round(depth - z * UM_PER_MM) });
  return {
    options: hands.options,
    targets: new Set([...hands.options].filter(unit => !own.has(unit))),
    acting: hands.movable ?? hands.acting,
    activate({ unit, model }) {
      if (unit === hands.asked?.unit) hands.asked.strike(model);
      else hands.activate(unit);
    },
    tap: at => hands.tap(point(at)),
    grab({ unit, model }, at) {
      if (hands.movable !== unit) return undefined;
      desk.selected.set(unit);
      const only = hands.single ? model : undefined;
      const [held, grabbed] = [hands.heldAt(unit, only), point(at)];
      const offset = { x: held.x - grabbed.x, y: held.y - grabbed.y };
      return to => {
        const now = point(to);
        hands.moveTo(unit, only, { x: now.x + offset.x, y: now.y + offset.y });
      };
    },
  };
}
