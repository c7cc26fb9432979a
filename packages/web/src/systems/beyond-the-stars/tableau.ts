import {
  deploymentZones,
  figureOf,
  groundFor,
  isEngaged,
  placedOf,
  sheetOf,
  type DeploymentZone,
  type State,
} from '@banneret/beyond-the-stars';
import { FACINGS, mm, pointAt, type Polygon } from '@banneret/geometry';
import type { Translate } from '@banneret/i18n';
import type { Desk } from '../../table/desk.js';
import { facingFoes } from '../../tabletop/facingFoes.js';
import { sceneryMemo } from '../../tabletop/sceneryMemo.js';
import { seedFrom } from '../../tabletop/seed.js';
import type { Flag, Marker, Scenery, Tableau, TableUnit, Zone } from '../../tabletop/tableau.js';
import { placeOf } from './question.js';
import { silhouetteOf } from './silhouettes.js';
import { kindOf, waysOf } from './terrain.js';
import { theme } from './theme.js';
import { unitName } from './words.js';

/** The table of a battle, as it is drawn: figures act one by one, but stand together by Combat Units. */
export function tableauOf(desk: Desk): Tableau {
  const state = desk.state as State;
  const { width, depth, units } = state.battle;
  return {
    theme,
    width,
    depth,
    seed: seedFrom(units, () => [state.battle.armies, units]),
    grid: mm(100),
    zones: zonesOf(desk),
    scenery: sceneryOf(state, desk.t),
    markers: markersOf(desk),
    units: facingFoes(units.map((_, unit) => unitOf(state, unit, desk.t)).filter(unit => unit.figures.length > 0)),
  };
}

/** Where the unit that is asked about may be put; while none is, where each player deploys. */
function zonesOf({ state: raw, prompt, t }: Desk): readonly Zone[] {
  const state = raw as State;
  const title = t.say('web.bts.zone');
  if (prompt?.shape.kind === 'bts.place')
    return groundFor(state, placeOf(prompt)).map((zone, i) => ({
      id: `place ${i}`,
      outline: outlineOf(zone),
      seat: prompt.seat,
      title,
    }));
  return [0, 1].flatMap(seat =>
    deploymentZones(state, seat).map((zone, i) => ({
      id: `${seat} ${i}`,
      outline: outlineOf(zone),
      seat,
      title,
      isPast: state.turn > 0,
    })),
  );
}

const CORNERS = 64;

const outlineOf = (zone: DeploymentZone): Polygon =>
  zone.kind === 'area'
    ? zone.outline
    : Array.from({ length: CORNERS }, (_, i) => pointAt(zone.centre, (i * FACINGS) / CORNERS, zone.radius));

const remembered = sceneryMemo();

/** Scenery stays, but fire comes and goes: its list is made anew only when that changes. */
function sceneryOf({ battle, burning }: State, t: Translate): readonly Scenery[] {
  return remembered(battle, `${t.locale} ${burning.join(' ')}`, () =>
    battle.terrain.map((piece, i) => pieceOf(piece, burning.includes(i), t)),
  );
}

type Piece = State['battle']['terrain'][number];

const SIGNS: Readonly<Record<Piece['kind'], readonly string[]>> = {
  open: [],
  impassable: ['impassable'],
  wooded: ['difficult', 'cover'],
  rocky: ['difficult', 'cover'],
  urban: ['difficult', 'cover'],
  'shallow-water': ['difficult'],
  'deep-water': ['difficult', 'dangerous'],
  obstacle: ['cover'],
  ditch: ['gap'],
  platform: ['elevated'],
  building: ['blocking'],
};

function pieceOf(piece: Piece, burns: boolean, t: Translate): Scenery {
  const { id, name, kind, outline, height, storeys, fortified } = piece;
  const shown = burns ? `${name[t.locale]} 🔥` : name[t.locale];
  return {
    id,
    outline,
    kind: kindOf(piece),
    height,
    name: shown,
    signs: SIGNS[kind],
    title: shown,
    ways: waysOf(piece),
    ...(burns && { isBurning: true }),
    ...(storeys !== undefined && { storeys }),
    ...(kind === 'building' && fortified !== true && { roof: 'pitched' as const }),
  };
}

function markersOf({ state: raw, t }: Desk): readonly Marker[] {
  return (raw as State).markers.map(({ x, y, camp }, i) => ({
    id: String(i),
    at: { x, y },
    ...(camp >= 0 && { owner: camp }),
    range: mm(150),
    sign: String(i + 1),
    title: t.say('web.bts.marker', { marker: i + 1 }),
  }));
}

function unitOf(state: State, unit: number, t: Translate): TableUnit {
  const { seat, figures, champion } = state.battle.units[unit] as State['battle']['units'][number];
  const name = unitName({ state, t }, unit);
  const present = figures.filter(figure => figureOf(state, figure).place === 'table');
  const isDone = present.every(figure => figureOf(state, figure).marks.done);
  const flags: Flag[] = [
    ...(isDone ? (['activated'] as const) : []),
    ...(state.demoralised[seat] === true ? (['shaken'] as const) : []),
    ...(present.some(figure => isEngaged(state, figure)) ? (['engaged'] as const) : []),
    ...(present.some(figure => figureOf(state, figure).prone) ? (['prone'] as const) : []),
  ];
  return {
    id: String(unit),
    seat,
    name,
    words: t.say('web.bts.unit', { name, seat: seat + 1, count: present.length, of: figures.length }),
    emblem: unit,
    flags,
    figures: present.map(figure => {
      const sheet = sheetOf(state, figure);
      const { build, pv } = sheet;
      return {
        ...placedOf(state, figure),
        model: figure,
        silhouette: silhouetteOf(sheet),
        prone: figureOf(state, figure).prone,
        done: figureOf(state, figure).marks.done,
        crowned: figure === champion,
        wounds: pv - figureOf(state, figure).pv,
        front: build === 'vehicle' || build === 'monster',
      };
    }),
  };
}
