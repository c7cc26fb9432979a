import type { Translate } from '@banneret/i18n';
import { NOBODY, type UnitId } from '../battle.js';
import type { CombatEvent, CommandEvent, Event, PlaceEvent } from '../events.js';
import type { MissionEvent } from '../missions/missionEvents.js';
import { isCombat, isCommand, isPlace } from '../reduce.js';
import { CHASSIS, PROPULSION, type State } from '../state.js';
import { tellMission } from './missionEvents.js';
import { fighterName, inCm, targetName, unitName, weaponName, whereIs } from './names.js';

/** One line for an event; the state is the one after it. */
export function tell(event: Event, state: State, t: Translate): string | undefined {
  if (isCommand(event)) return tellCommand(event, state, t);
  if (isPlace(event)) return tellPlace(event, state, t);
  if (isCombat(event)) return tellCombat(event, state, t);
  return tellMission(event as MissionEvent, state, t);
}

const list = (numbers: readonly (number | string)[]): string => (numbers.length === 0 ? '–' : numbers.join(' '));

function tellCommand(event: CommandEvent, state: State, t: Translate): string | undefined {
  const name = (unit: UnitId): string => unitName(state, unit, t);
  switch (event.type) {
    case 'turn.began':
      return t.say('at43.event.turn', { turn: event.turn });
    case 'commander.named':
      if (event.fighter === NOBODY) return t.say('at43.event.noCommander', { player: event.seat + 1 });
      return t.say('at43.event.commander', { player: event.seat + 1, name: fighterName(state, event.fighter, t) });
    case 'points.counted':
      return t.say('at43.event.points', { player: event.seat + 1, points: event.points });
    case 'sequence.laid':
      return t.say('at43.event.laid', { player: event.seat + 1, cards: event.order.length });
    case 'bids.shown':
      return t.say('at43.event.bids', { bids: list(event.bids) });
    case 'authority.rolled':
      return t.say('at43.event.authorityRoll', { faces: list(event.faces) });
    case 'authority.won':
      return t.say('at43.event.authority', { player: event.seat + 1, results: event.results.join(' – ') });
    case 'first.chosen':
      return t.say('at43.event.first', { player: event.seat + 1 });
    case 'card.replaced':
      return t.say('at43.event.replaced', { player: event.seat + 1 });
    case 'activation.deferred':
      return t.say('at43.event.deferred', { player: event.seat + 1 });
    case 'card.turned':
      return t.say('at43.event.card', { player: event.seat + 1, unit: name(event.unit) });
    case 'unit.stood':
      return t.say('at43.event.stood', { unit: name(event.unit) });
    case 'attitude.taken':
      return t.say(`at43.event.attitude.${event.attitude}`, { unit: name(event.unit) });
    case 'attitudes.lost':
      return t.say('at43.event.attitudesLost', { unit: name(event.unit) });
    case 'game.ended': {
      const [winner = NOBODY] = event.winners;
      const result = winner === NOBODY ? 'draw' : 'won';
      return t.say('at43.event.over', { result, winner: winner + 1, scores: event.scores.join(' – ') });
    }
    default:
      return undefined;
  }
}

function tellPlace(event: PlaceEvent, state: State, t: Translate): string | undefined {
  const unit = unitName(state, event.unit, t);
  switch (event.type) {
    case 'move.declared':
      return t.say(`at43.event.declared.${event.mode}`, { unit });
    case 'unit.moved':
      return t.say('at43.event.moved', { unit, ...whereIs(state, event.unit) });
    case 'fighters.placed':
      return t.say(`at43.event.placed.${event.how}`, { unit, ...whereIs(state, event.unit) });
    case 'unit.transferred':
      return event.place === 'reserve' ? t.say('at43.event.reserve', { unit }) : undefined;
    case 'fighters.proned':
      return t.say('at43.event.proned', { unit, count: event.fighters.length });
    default:
      return undefined;
  }
}

const partName = (part: number): string =>
  part === PROPULSION ? 'propulsion' : part === CHASSIS ? 'chassis' : 'weapon';

function tellCombat(event: CombatEvent, state: State, t: Translate): string | undefined {
  const name = (unit: UnitId): string => unitName(state, unit, t);
  switch (event.type) {
    case 'salvo.declared':
      return t.say('at43.event.salvo', {
        unit: name(event.unit),
        shots: event.uses.length,
        weapon: weaponName(state, event.weapon, t),
        target: targetName(state, event.target, t),
      });
    case 'range.measured':
      return t.say('at43.event.range', { cm: inCm(event.distance), band: event.band });
    case 'shots.lost':
      return t.say('at43.event.shotsLost', { unit: name(event.unit) });
    case 'test.rolled': {
      const need = typeof event.need === 'number' ? `${event.need}+` : '–';
      return t.say(`at43.event.test.${event.test}`, { need, faces: list(event.faces), successes: event.successes });
    }
    case 'impacts.shared':
      if (event.zone.length === 0) return undefined;
      return t.say('at43.event.zone', { zone: event.zone.length, target: event.target });
    case 'location.rolled':
      return t.say('at43.event.location', {
        fighter: fighterName(state, event.fighter, t),
        face: event.face,
        part: event.part,
      });
    case 'part.damaged':
      return t.say('at43.event.part', {
        fighter: fighterName(state, event.fighter, t),
        part: partName(event.part),
        points: event.points,
      });
    case 'part.repaired':
      return t.say('at43.event.repaired', { fighter: fighterName(state, event.fighter, t) });
    case 'fighter.lost':
      return t.say('at43.event.lost', { unit: name(event.unit), fighter: fighterName(state, event.fighter, t) });
    case 'fighter.healed':
      return t.say('at43.event.healed', { unit: name(event.unit), fighter: fighterName(state, event.fighter, t) });
    case 'leader.replaced':
      return t.say('at43.event.leader', { unit: name(event.unit) });
    case 'unit.eliminated':
      return t.say('at43.event.eliminated', { unit: name(event.unit) });
    case 'alert.began':
      return t.say('at43.event.alert', { unit: name(event.unit) });
    case 'fight.declared':
      return t.say('at43.event.fight', {
        unit: name(event.unit),
        attackers: event.uses.length,
        weapon: weaponName(state, event.weapon, t),
        target: name(event.against),
      });
    default:
      return undefined;
  }
}
