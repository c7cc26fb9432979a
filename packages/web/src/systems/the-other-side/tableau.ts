import { inches } from '@banneret/geometry';
import type { Translate } from '@banneret/i18n';
import {
  divisionOf,
  isEngaged,
  markerKind,
  markerNumber,
  placedOf,
  unitName,
  type State,
} from '@banneret/the-other-side';
import { facingFoes } from '../../tabletop/facingFoes.js';
import type { Desk } from '../../table/desk.js';
import { sceneryMemo } from '../../tabletop/sceneryMemo.js';
import { silhouetteOf } from './silhouettes.js';
import { seedFrom } from '../../tabletop/seed.js';
import type { Flag, Marker, Scenery, Tableau, TableUnit, Zone } from '../../tabletop/tableau.js';
import { heightOf, kindOf } from './terrain.js';
import { theme } from './theme.js';

const NONE = -1;

/** The table of an Encounter, as it is drawn. */
export function tableauOf(desk: Desk): Tableau {
  const state = desk.state as State;
  const { width, depth } = state.book.table;
  return {
    theme,
    width,
    depth,
    seed: seedFrom(state.book, ({ table, companies }) => [table.id, table.terrain.length, companies]),
    grid: inches(6),
    zones: zonesOf(state),
    scenery: sceneryOf(state, desk.t),
    markers: markersOf(desk),
    units: facingFoes(
      state.units.map((_, unit) => unitOf(state, unit, desk.t)).filter(unit => unit.figures.length > 0),
    ),
  };
}

function zonesOf(state: State): readonly Zone[] {
  return divisionOf(state).zones.map((outline, zone) => {
    const seat = state.players.findIndex(player => player.zone === zone);
    return { id: String(zone), outline, ...(seat >= 0 && { seat }), isPast: state.turn > 0 };
  });
}

const remembered = sceneryMemo();

/** The list of terrain is replaced whenever something of it changes: what was made of it holds until then. */
function sceneryOf({ terrain }: State, t: Translate): readonly Scenery[] {
  return remembered(terrain, t.locale, () => terrain.map((zone, i) => pieceOf(zone, i, t)));
}

type Piece = State['terrain'][number];

/** The signs of the table are made for all games; a trait takes the one that means the same. */
const SIGN_OF: Readonly<Record<string, string>> = { covering: 'cover' };

function pieceOf(piece: Piece, index: number, t: Translate): Scenery {
  const { name, outline, traits, owner } = piece;
  const title = traits.map(({ trait, only, strength }) => [trait, strength, only].filter(Boolean).join(' ')).join(', ');
  const kind = kindOf(piece);
  return {
    id: String(index),
    outline,
    kind,
    height: heightOf(kind),
    name: name[t.locale],
    signs: [...new Set(traits.map(({ trait }) => SIGN_OF[trait] ?? trait))],
    title: `${name[t.locale]} (${title})`,
    ...(owner !== NONE && { owner }),
  };
}

const MARKER_SIGN: Readonly<Record<string, string>> = { objective: '★' };

function markersOf({ state: raw, seats, t }: Desk): readonly Marker[] {
  const { markers } = raw as State;
  return markers.map(({ id, kind, at, owner, claimedBy }) => {
    const holder = claimedBy === NONE ? owner : claimedBy;
    const name = seats[holder]?.name ?? t.say('web.tos.nobody');
    return {
      id: String(id),
      at,
      ...(holder !== NONE && { owner: holder }),
      sign: `${MARKER_SIGN[kind] ?? markerKind(kind, t).charAt(0)}${markerNumber(id)}`,
      title: t.say('web.tos.marker', { number: markerNumber(id), kind: markerKind(kind, t), owner: name }),
    };
  });
}

function unitOf(state: State, unit: number, t: Translate): TableUnit {
  const own = state.units[unit] as State['units'][number];
  const card = state.book.pack.units[own.card] as State['book']['pack']['units'][number];
  const combinedCard = state.book.pack.combinedArms.find(other => other.id === card.combinedArms);
  const present = own.fireteams.filter(id => state.fireteams[id]?.place === 'table');
  const engaged = present.some(id => isEngaged(state, id));
  const { pinned, shaken } = own.tokens;
  const flags: Flag[] = [
    ...(own.activated ? (['activated'] as const) : []),
    ...(shaken > 0 ? (['shaken'] as const) : []),
    ...(pinned > 0 ? (['suppressed'] as const) : []),
    ...(engaged ? (['engaged'] as const) : []),
  ];
  return {
    id: String(unit),
    seat: own.seat,
    name: own.side === 'glory' ? `${unitName(state, unit, t)} ★` : unitName(state, unit, t),
    words: unitWords(state, unit, t),
    emblem: unit,
    flags,
    figures: present.map(id => {
      const { models, combined } = state.fireteams[id] as State['fireteams'][number];
      return {
        ...placedOf(state, id),
        model: id,
        silhouette: silhouetteOf(combined ? (combinedCard ?? card) : card),
        crowned: card.commander === true || card.champion === true,
        ...(models > 1 && { sign: String(models) }),
      };
    }),
  };
}

/** A unit in one sentence, for those who listen to the table. */
export function unitWords(state: State, unit: number, t: Translate): string {
  const own = state.units[unit] as State['units'][number];
  const fireteams = own.fireteams.flatMap(id => state.fireteams[id] ?? []).filter(({ place }) => place !== 'killed');
  return t.say('web.tos.unit', {
    name: unitName(state, unit, t),
    seat: own.seat + 1,
    fireteams: fireteams.length,
    models: fireteams.reduce((sum, { models }) => sum + models, 0),
    side: own.side,
    activated: own.activated ? 'yes' : 'no',
  });
}
