import type { Translate } from '@banneret/i18n';
import { NOBODY, type UnitId } from '../battle.js';
import { middleOf } from '../movement/suggestGoals.js';
import type { State, UnitPlace } from '../state.js';
import { isEngaged } from '../table/engagement.js';
import { seatOf, seatsOf, unitOf, unitsOf, unitsOnTable } from '../units.js';
import { inCm, placeName, unitName, whereIs } from './names.js';

/** The board as lines of text: the score, the places, the scenery, the units. Whole centimetres: what one sees, not a tape. */
export function show(state: State, t: Translate): string {
  const { mission } = state.battle;
  const head = t.say('at43.show.turn', { turn: state.turn, turns: mission.turns, mission: mission.name[t.locale] });
  const units = [...unitsOnTable(state)].map(unit => showUnit(state, unit, t));
  return [
    head,
    ...showSides(state, t),
    ...showPlaces(state, t),
    ...showTerrain(state, t),
    ...units,
    ...showOthers(state, t),
  ].join('\n');
}

const showSides = (state: State, t: Translate): string[] =>
  state.sides.map(({ points, victory, reinforcement, sequence }, seat) =>
    t.say('at43.show.side', { player: seat + 1, points, victory, reinforcement, cards: sequence.length }),
  );

function showPlaces(state: State, t: Translate): string[] {
  return state.battle.mission.places.map((place, i) => {
    const { shape, owner } = place;
    const { x, y } = middleOf(shape);
    const holder = owner === NOBODY ? state.mission.places[i]!.controller : state.mission.portions.indexOf(owner);
    const words = { name: placeName(place, t), x: inCm(x), y: inCm(y) };
    return t.say('at43.show.place', { ...words, owner: holder === NOBODY ? 'none' : String(holder + 1) });
  });
}

function showTerrain(state: State, t: Translate): string[] {
  const places = new Map<string, string[]>();
  for (const { kind, outline } of state.terrain) {
    const { x, y } = middleOf({ kind: 'area', outline });
    const name = kind.name[t.locale];
    places.set(name, [...(places.get(name) ?? []), `(${inCm(x)}, ${inCm(y)})`]);
  }
  return [...places].map(([name, at]) => t.say('at43.show.terrain', { name, places: at.join(' ') }));
}

/** Where units are that are not on the table; pilots, heroes who joined a unit and companies not played are left out. */
const ELSEWHERE: readonly UnitPlace[] = ['assault', 'reserve', 'reinforcement', 'exited', 'eliminated'];

/** One line for all units of a player in the same place. */
function showOthers(state: State, t: Translate): string[] {
  const lines: string[] = [];
  for (const seat of seatsOf(state))
    for (const place of ELSEWHERE) {
      const units = [...unitsOf(state, seat)].filter(unit => unitOf(state, unit).place === place);
      if (units.length === 0) continue;
      const names = units.map(unit => unitName(state, unit, t)).join(', ');
      lines.push(t.say('at43.show.off', { player: seat + 1, place: t.say(`at43.place.${place}`), units: names }));
    }
  return lines;
}

/** A unit in a line, wherever it is. */
export function tellUnit(state: State, unit: UnitId, t: Translate): string {
  const { place } = unitOf(state, unit);
  if (place === 'table') return showUnit(state, unit, t);
  const words = {
    player: seatOf(state, unit) + 1,
    place: t.say(`at43.place.${place}`),
    units: unitName(state, unit, t),
  };
  return t.say('at43.show.off', words);
}

function showUnit(state: State, unit: UnitId, t: Translate): string {
  const { fighters } = unitOf(state, unit);
  const notes = notesOn(state, unit, t);
  return t.say('at43.show.unit', {
    player: seatOf(state, unit) + 1,
    unit: unitName(state, unit, t),
    ...whereIs(state, unit),
    count: fighters.length,
    notes: notes.length === 0 ? '' : ` [${notes.join(', ')}]`,
  });
}

function notesOn(state: State, unit: UnitId, t: Translate): string[] {
  const { fighters, attitudes, morale, card } = unitOf(state, unit);
  const notes: string[] = [];
  const note = (key: string, args?: Readonly<Record<string, string | number>>): void => {
    notes.push(t.say(`at43.note.${key}`, args));
  };
  const prone = fighters.filter(one => one.prone).length;
  if (state.acting?.unit === unit) note('acting');
  if (state.reacting?.unit === unit) note('reacting');
  if (isEngaged(state, unit)) note('engaged');
  if (prone > 0) note('prone', { count: prone });
  if (morale === 'disorganised') note('disorganised');
  if (attitudes.takeCover) note('takeCover');
  if (attitudes.kneeling) note('kneeling');
  if (attitudes.staggered) note('staggered');
  if (attitudes.alert !== 'none') note('alert');
  if (card === 'down') note('card');
  for (const { parts } of fighters) if (parts.length > 0) note('structure', { parts: parts.join('/') });
  return notes;
}
