import { inches } from '@banneret/geometry';
import {
  COHERENCY,
  figures,
  SEIZE_RANGE,
  zoneOf,
  type State,
  type TerrainPiece,
  type UnitId,
} from '@banneret/grimdark-future';
import type { Translate } from '@banneret/i18n';
import type { Desk } from '../../table/desk.js';
import { facingFoes } from '../../tabletop/facingFoes.js';
import { sceneryMemo } from '../../tabletop/sceneryMemo.js';
import { silhouetteOf, type ModelKind } from './silhouettes.js';
import { seedFrom } from '../../tabletop/seed.js';
import type { Flag, Marker, Scenery, Tableau, TableUnit, Zone } from '../../tabletop/tableau.js';
import { heightOf, kindOf } from './terrain.js';
import { theme } from './theme.js';
import { unitWords } from './words.js';

/** The table of a battle, as it is drawn. */
export function tableauOf(desk: Desk): Tableau {
  const state = desk.state as State;
  const { width, depth } = state.battle;
  return {
    theme,
    width,
    depth,
    seed: seedFrom(state.battle, ({ terrain, rosters, armies }) => [
      terrain.map(({ id }) => id),
      rosters.map(({ name }) => name.en),
      armies,
    ]),
    grid: inches(6),
    zones: zonesOf(state),
    scenery: sceneryOf(state, desk.t),
    markers: markersOf(desk),
    units: facingFoes(
      [...state.units.keys()].map(unit => unitOf(state, unit, desk.t)).filter(unit => unit.figures.length > 0),
    ),
  };
}

const zonesOf = (state: State): readonly Zone[] => [
  { id: 'near', outline: zoneOf(state, state.near), seat: state.near, isPast: state.round > 0 },
  { id: 'far', outline: zoneOf(state, 1 - state.near), seat: 1 - state.near, isPast: state.round > 0 },
];

const remembered = sceneryMemo();

/** Scenery never changes during a battle: its list is made once a language. */
function sceneryOf({ battle }: State, t: Translate): readonly Scenery[] {
  return remembered(battle, t.locale, () => battle.terrain.map(piece => pieceOf(piece, t)));
}

function pieceOf(piece: TerrainPiece, t: Translate): Scenery {
  const { id, outline, types } = piece;
  const name = piece.name[t.locale];
  const told = types.map(type => t.say(`gdf.terrain.${type}`)).join(', ');
  return {
    id,
    outline,
    kind: kindOf(piece),
    height: heightOf(piece),
    name,
    signs: types,
    title: told === '' ? name : `${name} (${told})`,
  };
}

const NEUTRAL = -1;

function markersOf({ state: raw, seats, t }: Desk): readonly Marker[] {
  const { markers, owners } = raw as State;
  return markers.map((at, i) => {
    const owner = owners[i] ?? NEUTRAL;
    const name = seats[owner]?.name ?? t.say('web.gdf.nobody');
    return {
      id: String(i),
      at,
      ...(owner !== NEUTRAL && { owner }),
      range: SEIZE_RANGE,
      sign: String(i + 1),
      title: t.say('web.gdf.marker', { marker: i + 1, owner: name }),
    };
  });
}

/** The roster that a model was listed in: a Hero stands in the unit it joined, and has been listed alone. */
function rosterOfModel({ battle, units }: State, unit: UnitId, kind: ModelKind): State['battle']['rosters'][number] {
  const own = battle.rosters[unit] as State['battle']['rosters'][number];
  if (!kind.hero || own.kinds.every(({ hero }) => hero)) return own;
  const heroes = battle.rosters.filter(({ seat }, i) => seat === own.seat && units[i]?.place === 'joined');
  return heroes.find(({ kinds: [hero] }) => hero !== undefined && isSameModel(hero, kind)) ?? own;
}

/** Spells lend rules, and weapons are numbered by unit: what is left says enough. */
const isSameModel = (a: ModelKind, b: ModelKind): boolean =>
  a.quality === b.quality &&
  a.defense === b.defense &&
  a.volume === b.volume &&
  a.rules.every(({ id, x }) => b.rules.some(rule => rule.id === id && rule.x === x)) &&
  JSON.stringify(a.base) === JSON.stringify(b.base);

function unitOf(state: State, unit: UnitId, t: Translate): TableUnit {
  const { seat, name } = state.battle.rosters[unit] as State['battle']['rosters'][number];
  const { activated, shaken, models } = state.units[unit] as State['units'][number];
  const flags: Flag[] = [...(activated ? (['activated'] as const) : []), ...(shaken ? (['shaken'] as const) : [])];
  return {
    id: String(unit),
    seat,
    name: name[t.locale],
    words: unitWords(state, unit, t),
    emblem: unit,
    flags,
    link: COHERENCY.link,
    figures: figures(state, unit).map(({ model, kind, base, at, facing }) => ({
      silhouette: silhouetteOf(rosterOfModel(state, unit, kind), kind),
      model,
      base,
      at,
      facing,
      crowned: kind.hero,
      wounds: models[model]?.wounds ?? 0,
    })),
  };
}
