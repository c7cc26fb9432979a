import { figureOf, isEngaged, placedOf, sheetOf, type State } from '@banneret/beyond-the-stars';
import { mm } from '@banneret/geometry';
import type { Translate } from '@banneret/i18n';
import type { Desk } from '../../table/desk.js';
import { sceneryMemo } from '../../tabletop/sceneryMemo.js';
import type { Flag, Look, Marker, Scenery, Tableau, TableUnit } from '../../tabletop/tableau.js';

/** The table of a battle, as it is drawn: figures act one by one, but stand together by Combat Units. */
export function tableauOf(desk: Desk): Tableau {
  const state = desk.state as State;
  const { width, depth, units } = state.battle;
  return {
    width,
    depth,
    grid: mm(100),
    zones: [],
    scenery: sceneryOf(state, desk.t),
    markers: markersOf(desk),
    units: units.map((_, unit) => unitOf(state, unit, desk.t)).filter(unit => unit.figures.length > 0),
  };
}

const remembered = sceneryMemo();

/** Scenery stays, but fire comes and goes: its list is made anew only when that changes. */
function sceneryOf({ battle, burning }: State, t: Translate): readonly Scenery[] {
  return remembered(battle, `${t.locale} ${burning.join(' ')}`, () =>
    battle.terrain.map((piece, i) => pieceOf(piece, burning.includes(i), t)),
  );
}

type Piece = State['battle']['terrain'][number];

const LOOKS: Readonly<Record<Piece['kind'], Look>> = {
  open: 'open',
  impassable: 'rock',
  wooded: 'growth',
  rocky: 'rubble',
  urban: 'ruin',
  'shallow-water': 'water',
  'deep-water': 'water',
  obstacle: 'wall',
  ditch: 'pit',
  platform: 'hill',
  building: 'rock',
};

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

function pieceOf({ id, name, kind, outline }: Piece, burns: boolean, t: Translate): Scenery {
  const shown = burns ? `${name[t.locale]} 🔥` : name[t.locale];
  return { id, outline, look: burns ? 'danger' : LOOKS[kind], name: shown, signs: SIGNS[kind], title: shown };
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
  const { seat, name, figures, champion } = state.battle.units[unit] as State['battle']['units'][number];
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
    name: name[t.locale],
    words: t.say('web.bts.unit', { name: name[t.locale], seat: seat + 1, count: present.length, of: figures.length }),
    emblem: unit,
    flags,
    figures: present.map(figure => {
      const { build, pv } = sheetOf(state, figure);
      return {
        ...placedOf(state, figure),
        model: figure,
        crowned: figure === champion,
        wounds: pv - figureOf(state, figure).pv,
        front: build === 'vehicle' || build === 'monster',
      };
    }),
  };
}
