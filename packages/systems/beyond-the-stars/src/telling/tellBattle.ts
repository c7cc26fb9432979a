import type { Translate } from '@banneret/i18n';
import type { GroundEvent } from '../events/ground.js';
import type { HeroicEvent } from '../events/heroic.js';
import type { MachineEvent } from '../events/machines.js';
import type { ScenarioEvent } from '../events/scenario.js';
import { unitWho } from '../figures/named.js';
import { FLANK_NEED } from '../rulings.js';
import type { Secret, State } from '../state.js';
import { secretOf } from './moreChoices.js';
import { list, nameOf, namesOf, pieceName, point, signed, variant, yes } from './words.js';

/** Set-up, reserves and secrets. */
export function tellScenario(event: ScenarioEvent, state: State, t: Translate): string | undefined {
  switch (event.type) {
    case 'roll-off.rolled':
      return t.say('bts.event.roll-off', { a: event.faces[0] ?? 0, b: event.faces[1] ?? 0, player: event.winner + 1 });
    case 'scenery.placed':
      return t.say('bts.event.scenery', {
        player: event.seat + 1,
        piece: state.battle.terrain.at(-1)?.name[t.locale] ?? '-',
        ...point(event),
      });
    case 'scenery.enough':
      return t.say('bts.event.scenery-enough', { player: event.seat + 1 });
    case 'edge.chosen':
      return t.say('bts.event.edge', { player: event.near + 1 });
    case 'markers.placed':
      return t.say('bts.event.markers', { count: event.markers.length });
    case 'secret.chosen':
      return t.say('bts.event.secret', { player: event.seat + 1 });
    case 'secrets.revealed':
      return t.say('bts.event.revealed', { choices: revealed(event.secrets, state, t) });
    case 'figure.placed':
      return t.say('bts.event.placed', {
        figure: nameOf(state, event.figure, t),
        how: variant(event.how),
        ...point(event.to),
      });
    case 'unit.changed':
      if (event.to.place === undefined) return undefined;
      return t.say('bts.event.unit', { unit: unitWho(state, event.unit)[t.locale], place: event.to.place });
    case 'reserve.rolled':
      return t.say('bts.event.reserve', {
        unit: unitWho(state, event.unit)[t.locale],
        face: event.face,
        total: event.total,
        need: event.need,
        arrives: yes(event.arrives),
      });
    case 'flank.rolled':
      return t.say('bts.event.flank', {
        unit: unitWho(state, event.unit)[t.locale],
        face: event.face,
        total: event.total,
        own: yes(event.total >= FLANK_NEED),
      });
    case 'teleport.rolled':
      return t.say('bts.event.teleport', {
        unit: unitWho(state, event.unit)[t.locale],
        face: event.face,
        total: event.total,
      });
    default:
      return undefined;
  }
}

const revealed = (secrets: readonly Secret[], state: State, t: Translate): string =>
  secrets
    .map((secret, seat) => t.say('bts.event.revealed-one', { player: seat + 1, what: secretOf(state, secret, t) }))
    .join(' ; ');

export function tellHeroic(event: HeroicEvent, state: State, t: Translate): string | undefined {
  const figure = nameOf(state, event.figure, t);
  switch (event.type) {
    case 'action.declared':
      return t.say('bts.event.action', { figure, action: t.say(`bts.action.${event.action}`) });
    case 'spell.rolled':
      return t.say('bts.event.spell', {
        figure,
        spell: t.say(`bts.spell.${event.spell}`),
        target: nameOf(state, event.target, t),
        face: event.face,
        total: event.total,
        need: event.need,
        cast: yes(event.cast),
      });
    case 'dispel.rolled':
      return t.say('bts.event.dispel', {
        figure,
        face: event.face,
        total: event.total,
        dispelled: yes(event.dispelled),
      });
    default:
      return undefined;
  }
}

export function tellGround(event: GroundEvent, state: State, t: Translate): string | undefined {
  switch (event.type) {
    case 'building.entered':
      return t.say('bts.event.entered', {
        figure: nameOf(state, event.figure, t),
        piece: pieceName(state, event.piece, t),
      });
    case 'building.left':
      return t.say('bts.event.left', { figure: nameOf(state, event.figure, t), ...point(event.to) });
    case 'storey.changed':
      return t.say('bts.event.storey', { figure: nameOf(state, event.figure, t), storey: event.storey });
    case 'fight.began':
    case 'fight.went-on':
      return t.say('bts.event.fight', { piece: pieceName(state, event.piece, t) });
    case 'fight.ended':
      return t.say('bts.event.fight-over', { piece: pieceName(state, event.piece, t) });
    case 'water.tested':
      return t.say('bts.event.water', { figure: nameOf(state, event.figure, t), face: event.face });
    default:
      return undefined;
  }
}

export function tellMachine(event: MachineEvent, state: State, t: Translate): string | undefined {
  switch (event.type) {
    case 'penetration.rolled':
      return t.say('bts.event.penetration', {
        victim: nameOf(state, event.victim, t),
        side: event.side,
        armour: event.armour,
        bonus: signed(event.bonus),
        faces: event.faces.length === 0 ? 'none' : list(event.faces),
        penetrated: yes(event.penetrated),
      });
    case 'heal.rolled':
      return t.say('bts.event.heal', {
        figure: nameOf(state, event.figure, t),
        target: nameOf(state, event.target, t),
        face: event.face,
        healed: yes(event.healed),
      });
    case 'repair.rolled':
      return t.say('bts.event.repair', {
        figure: nameOf(state, event.figure, t),
        target: nameOf(state, event.target, t),
        face: event.face,
        repaired: yes(event.repaired),
      });
    case 'damage.rolled':
      return t.say('bts.event.damage', {
        victim: nameOf(state, event.victim, t),
        face: event.face,
        result: event.result,
      });
    case 'vehicle.damaged':
      return t.say('bts.event.vehicle', {
        figure: nameOf(state, event.figure, t),
        weapons: event.damage.weapons.length,
        engine: yes(event.damage.engine),
        crew: event.damage.crewLost + event.damage.mountsLost,
        silent: yes(event.damage.silent),
      });
    case 'giant.fell':
      return t.say('bts.event.giant-fell', {
        figure: nameOf(state, event.figure, t),
        under: namesOf(state, event.under, t),
        faces: list(event.faces),
      });
    case 'figure.boarded':
      return t.say('bts.event.boarded', { figure: nameOf(state, event.figure, t), host: nameOf(state, event.host, t) });
    case 'panic.changed':
      return t.say('bts.event.panic', { figure: nameOf(state, event.figure, t), panic: event.panic });
    case 'servants.freed':
      return t.say('bts.event.freed', { figures: namesOf(state, event.figures, t) });
    default:
      return undefined;
  }
}
