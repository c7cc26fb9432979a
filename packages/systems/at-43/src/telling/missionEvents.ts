import type { Translate } from '@banneret/i18n';
import { NOBODY, type FighterId, type UnitId } from '../battle.js';
import type { MissionEvent } from '../missions/missionEvents.js';
import { missionPlace } from '../missions/places.js';
import type { State } from '../state.js';
import { fighterName as nameOf, inCm, placeName as nameOfPlace, unitName as titleOf } from './names.js';

const yes = (claim: boolean): string => (claim ? 'yes' : 'no');

/** One line for what happens around the fighting: preparation, places, points, morale, blasts, terrain. */
export function tellMission(event: MissionEvent, state: State, t: Translate): string | undefined {
  const unitName = (unit: UnitId): string => titleOf(state, unit, t);
  const fighterName = (fighter: FighterId): string => nameOf(state, fighter, t);
  const placeName = (place: number): string => nameOfPlace(missionPlace(state, place), t);
  const list = (units: readonly UnitId[]): string => units.map(unitName).join(', ');
  const say = (args: Readonly<Record<string, string | number>>): string => t.say(`at43.event.${event.type}`, args);
  switch (event.type) {
    case 'lots.rolled':
      return say({ faces: event.faces.join(', ') });
    case 'portions.settled':
      return say({});
    case 'terrain.placed':
      return say({ player: event.seat + 1, kind: event.piece.kind.name[t.locale] });
    case 'terrain.chosen':
      return say({ player: event.seat + 1 });
    case 'targets.named':
    case 'reserves.named':
      return say({ player: event.seat + 1, units: list(event.units) });
    case 'place.controlled':
      return event.seat === NOBODY
        ? t.say('at43.event.place.lost', { place: placeName(event.place) })
        : say({ place: placeName(event.place), player: event.seat + 1 });
    case 'place.captured':
      return say({ place: placeName(event.place), player: event.seat + 1 });
    case 'place.entered':
      return say({ place: placeName(event.place), unit: unitName(event.unit) });
    case 'points.scored':
      return say({ player: event.seat + 1, victory: event.victory, reinforcement: event.reinforcement });
    case 'reinforcement.bought':
      return say({ unit: unitName(event.unit), cost: event.cost });
    case 'site.searched':
      return say({ place: placeName(event.place), found: yes(event.found) });
    case 'survivor.moved':
      return event.unit === NOBODY ? undefined : say({ unit: unitName(event.unit) });
    case 'morale.tested':
      return say({ unit: unitName(event.unit), passed: yes(event.passed) });
    case 'morale.changed':
      return say({ unit: unitName(event.unit), morale: event.morale });
    case 'unit.exited':
    case 'unit.routed':
      return say({ unit: unitName(event.unit) });
    case 'crush.rolled':
      return say({ fighter: fighterName(event.fighter), face: event.face, need: event.need });
    case 'template.landed':
      return say({ radius: inCm(event.radius), x: inCm(event.at.x), y: inCm(event.at.y) });
    case 'strike.called':
      return say({ player: event.seat + 1, fighter: fighterName(event.fighter) });
    case 'strike.observed':
      return say({ player: event.seat + 1, fighter: fighterName(event.observer) });
    case 'ability.rolled':
      return say({ unit: unitName(event.unit), ability: event.ability, face: event.face, worked: yes(event.worked) });
    case 'hero.joined':
      return say({ hero: unitName(event.hero), unit: unitName(event.unit) });
    case 'terrain.aimed':
      return say({ unit: unitName(event.unit), kind: pieceName(state, event.piece, t) });
    case 'terrain.turned':
      return say({ kind: pieceName(state, event.piece, t), open: yes(event.open) });
    case 'terrain.damaged':
      return say({ points: event.points });
    default:
      return undefined;
  }
}

const pieceName = ({ terrain }: State, piece: number, t: Translate): string =>
  terrain[piece]?.kind.name[t.locale] ?? '';
