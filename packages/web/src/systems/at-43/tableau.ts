import {
  isEngaged,
  leaderOf,
  placedOf,
  placeName,
  regionOf,
  rosterOf,
  sheetOf,
  tellUnit,
  unitName,
  type State,
} from '@banneret/at-43';
import { mm, type Polygon } from '@banneret/geometry';
import type { Translate } from '@banneret/i18n';
import type { Desk } from '../../table/desk.js';
import { facingFoes } from '../../tabletop/facingFoes.js';
import { sceneryMemo } from '../../tabletop/sceneryMemo.js';
import { seedFrom } from '../../tabletop/seed.js';
import type { Flag, Marker, Scenery, Tableau, TableUnit, Zone } from '../../tabletop/tableau.js';
import { heightOf, KINDS } from './terrain.js';
import { theme } from './theme.js';
import { sceneryOf as askedScenery } from './sceneryDraft.js';
import { silhouetteOf } from './silhouettes.js';

const NOBODY = -1;
const GRID = mm(100);

/** The table of a battle, as it is drawn. */
export function tableauOf(desk: Desk): Tableau {
  const state = desk.state as State;
  const { width, depth } = state.battle;
  return {
    theme,
    width,
    depth,
    seed: seedFrom(state.battle, ({ mission, armies, rosters }) => [mission.id, armies, rosters.map(({ id }) => id)]),
    grid: GRID,
    zones: [...zonesOf(state, desk.t), ...portionOf(desk)],
    scenery: sceneryOf(state, desk.t),
    markers: [...flagsOf(state, desk.t), ...markersOf(state, desk.t)],
    // Of a unit whose last fighter has just fallen nobody is left, although it is counted out only afterwards.
    units: facingFoes(
      state.units.flatMap(({ place, fighters }, id) =>
        place === 'table' && fighters.length > 0 ? [unitOf(state, id, desk.t)] : [],
      ),
    ),
  };
}

/** Who holds a place: its owner for good, or whoever controls it. */
function holderOf(state: State, place: number): number {
  const owner = state.battle.mission.places[place]?.owner ?? NOBODY;
  return owner === NOBODY ? (state.mission.places[place]?.controller ?? NOBODY) : state.mission.portions.indexOf(owner);
}

/** Places along an edge and whole areas are ground; round ones have a flag in their middle. */
function zonesOf(state: State, t: Translate): readonly Zone[] {
  return state.battle.mission.places.flatMap((place, index) => {
    if (place.shape.kind === 'disc') return [];
    const seat = holderOf(state, index);
    return [
      {
        id: place.id,
        outline: outlineOf(place.shape),
        title: placeName(place, t),
        ...(seat !== NOBODY && { seat }),
      },
    ];
  });
}

function flagsOf(state: State, t: Translate): readonly Marker[] {
  let number = 0;
  return state.battle.mission.places.flatMap((place, index) => {
    if (place.shape.kind !== 'disc') return [];
    number++;
    const owner = holderOf(state, index);
    return [
      {
        id: place.id,
        at: place.shape.at,
        range: place.shape.radius,
        sign: String(number),
        title: placeName(place, t),
        ...(owner !== NOBODY && { owner }),
      },
    ];
  });
}

/** While scenery is placed: the part of the table where it may go. */
function portionOf({ state, prompt, t }: Desk): readonly Zone[] {
  const ask = askedScenery(prompt);
  if (ask === undefined || prompt === undefined) return [];
  const outline = regionOf(state as State, ask.portion);
  return [{ id: 'portion', outline, seat: prompt.seat, title: t.say('web.at43.scenery.portion') }];
}

type PlaceShape = Exclude<State['battle']['mission']['places'][number]['shape'], { readonly kind: 'disc' }>;

const EDGE_DEPTH = mm(12);

function outlineOf(shape: PlaceShape): Polygon {
  switch (shape.kind) {
    case 'area':
      return shape.outline;
    case 'edge': {
      const { from, to } = shape;
      const along = from.x === to.x ? { x: EDGE_DEPTH, y: 0 } : { x: 0, y: EDGE_DEPTH };
      return [
        { x: from.x - along.x, y: from.y - along.y },
        { x: to.x - along.x, y: to.y - along.y },
        { x: to.x + along.x, y: to.y + along.y },
        { x: from.x + along.x, y: from.y + along.y },
      ];
    }
  }
}

const remembered = sceneryMemo();

/** The list of terrain is replaced whenever a piece changes: what was made of it holds until then. */
function sceneryOf({ terrain }: State, t: Translate): readonly Scenery[] {
  return remembered(terrain, t.locale, () => terrain.map((piece, i) => pieceOf(piece, i, t)));
}

function pieceOf(piece: State['terrain'][number], index: number, t: Translate): Scenery {
  const { kind, outline, open, structure } = piece;
  const name = kind.name[t.locale];
  const signs = [
    ...(kind.crossable || open ? [] : ['impassable']),
    ...(kind.size > 1 ? ['blocking'] : ['cover']),
    ...(kind.standable ? ['elevated'] : []),
    ...(kind.openable ? ['gap'] : []),
  ];
  const told = kind.structure > 0 ? `${name} (${structure}/${kind.structure})` : name;
  return {
    id: String(index),
    outline,
    kind: KINDS[kind.id] ?? 'open',
    height: heightOf(kind),
    name,
    signs,
    title: told,
    ...(kind.openable && { isOpen: open }),
    ...(kind.structure > 0 && { whole: structure / kind.structure }),
  };
}

/** The survivor of the rescue lies where he was left. */
function markersOf(state: State, t: Translate): readonly Marker[] {
  const { found, escort, at, takenBy } = state.mission.survivor;
  if (!found || escort !== NOBODY || takenBy !== NOBODY) return [];
  return [{ id: 'survivor', at, sign: '!', title: t.say('web.at43.survivor') }];
}

function unitOf(state: State, unit: number, t: Translate): TableUnit {
  const { seat } = rosterOf(state, unit);
  const { fighters, attitudes, morale, card } = state.units[unit] as State['units'][number];
  const leader = leaderOf(state, unit).id;
  const flags: Flag[] = [
    ...(card === 'played' ? (['activated'] as const) : []),
    ...(morale === 'disorganised' ? (['shaken'] as const) : []),
    ...(attitudes.staggered ? (['suppressed'] as const) : []),
    ...(isEngaged(state, unit) ? (['engaged'] as const) : []),
    ...(attitudes.alert !== 'none' ? (['ready'] as const) : []),
    ...(fighters.some(fighter => fighter.prone) ? (['prone'] as const) : []),
  ];
  return {
    id: String(unit),
    seat,
    name: unitName(state, unit, t),
    words: tellUnit(state, unit, t),
    emblem: unit,
    flags,
    figures: fighters.map(fighter => {
      const sheet = sheetOf(state, fighter.id);
      const whole = sheet.chassis + sheet.propulsion + sheet.mounts.reduce((sum, mount) => sum + mount.structure, 0);
      const left = fighter.parts.reduce((sum, part) => sum + part, 0);
      return {
        ...placedOf(state, fighter),
        model: fighter.id,
        silhouette: silhouetteOf(rosterOf(state, unit), sheet),
        prone: fighter.prone,
        crowned: fighter.id === leader && fighters.length > 1,
        wounds: whole - left,
        front: sheet.category === 'vehicle',
      };
    }),
  };
}
