import { EVENT_POINTS, gradeOf } from '../scenarios/score.js';
import type { Translate } from '@banneret/i18n';
import type { CoreEvent } from '../events/core.js';
import type { Event, EventOf } from '../events/index.js';
import { figureOf, type State } from '../state.js';
import { gunName, list, nameOf, namesOf, pieceName, point, signed, variant, yes } from './words.js';
import { CHAPTERS } from './chapters.js';
import { tellEnded, tellGained } from './tellEffect.js';
import { chapterOf } from '../reduce/index.js';
import { tellDuel, type DuelEvent } from './tellDuel.js';

/** One line for an event; the state is the one after it. */
export function tell(event: Event, state: State, t: Translate): string | undefined {
  const chapter = chapterOf(event);
  return chapter === undefined ? tellCore(event as CoreEvent, state, t) : CHAPTERS[chapter](event, state, t);
}

function tellCore(event: CoreEvent, state: State, t: Translate): string | undefined {
  switch (event.type) {
    case 'turn.began':
      return t.say('bts.event.turn', { turn: event.turn });
    case 'phase.began':
      return t.say('bts.event.phase', { phase: t.say(`bts.phase.${event.phase}`) });
    case 'initiative.rolled':
      return t.say('bts.event.initiative', { a: event.faces[0] ?? 0, b: event.faces[1] ?? 0, player: event.seat + 1 });
    case 'army.demoralised':
      return t.say('bts.event.demoralised', { player: event.seat + 1, lost: event.lost, of: event.of });
    case 'end.rolled':
      return t.say('bts.event.end-roll', { face: event.face, over: yes(event.over) });
    case 'game.ended':
      return t.say('bts.event.ended', {
        reason: variant(event.ending.reason),
        a: event.ending.scores[0],
        b: event.ending.scores[1],
        // BTS-SCN-05, -06: what it comes to for each side.
        grade: variant(gradeOf(event.ending.scores[0], event.ending.scores[1])),
        other: variant(gradeOf(event.ending.scores[1], event.ending.scores[0])),
        points: EVENT_POINTS[gradeOf(event.ending.scores[0], event.ending.scores[1])],
        others: EVENT_POINTS[gradeOf(event.ending.scores[1], event.ending.scores[0])],
      });
    case 'order.rolled':
      return t.say('bts.event.order-rolled', {
        figure: nameOf(state, event.figure, t),
        order: t.say(`bts.order.${event.order}`),
        face: event.face,
        total: event.total,
        need: event.need,
        launched: yes(event.launched),
      });
    case 'order.launched':
      return t.say('bts.event.order-launched', { order: t.say(`bts.order.${event.order}`) });
    case 'piece.ignited':
      return t.say('bts.event.ignited', { piece: pieceName(state, event.piece, t) });
    case 'duels.split':
      return t.say('bts.event.duels', { count: event.duels.length });
    case 'duel.began':
    case 'shields.raised':
    case 'duel.rolled':
    case 'duel.rerolled':
    case 'duel.compared':
      return tellDuel(event, state, t);
    case 'phase.ended':
    case 'turn.ended':
    case 'demoralisation.observed':
    case 'order.executed':
    case 'mover.set':
    case 'figure.marked':
    case 'links.cut':
    case 'duel.ended':
    case 'ignition.rolled':
      return undefined;
    default:
      return tellFigure(event, state, t);
  }
}

type FigureEvent = Exclude<
  CoreEvent,
  | DuelEvent
  | {
      type:
        | 'turn.began'
        | 'phase.began'
        | 'initiative.rolled'
        | 'army.demoralised'
        | 'end.rolled'
        | 'game.ended'
        | 'order.rolled'
        | 'order.launched'
        | 'piece.ignited'
        | 'duels.split'
        | 'phase.ended'
        | 'turn.ended'
        | 'demoralisation.observed'
        | 'order.executed'
        | 'mover.set'
        | 'figure.marked'
        | 'links.cut'
        | 'duel.ended'
        | 'ignition.rolled';
    }
>;

function tellFigure(event: FigureEvent, state: State, t: Translate): string {
  const figure = nameOf(state, 'figure' in event ? event.figure : event.victim, t);
  switch (event.type) {
    case 'figure.moved':
      return t.say('bts.event.moved', {
        figure,
        manner: event.manner,
        ...point(event.to),
        cost: Math.round(event.cost / 100) / 100,
      });
    case 'figure.shifted':
      return t.say('bts.event.shifted', { figure, how: variant(event.how), ...point(event.to) });
    case 'figure.stood':
    case 'figure.rose':
      return t.say('bts.event.stood', { figure });
    case 'figure.lay':
      return t.say('bts.event.lay', { figure });
    case 'figure.thrown':
      return t.say('bts.event.thrown', { figure });
    case 'agility.rolled':
      return t.say('bts.event.agility', { figure, face: event.face, up: yes(event.up) });
    case 'test.rolled':
      return t.say('bts.event.test', { figure, test: event.test, face: event.face });
    case 'figure.charged':
      return t.say('bts.event.charged', { figure, targets: chargedIn(event, state, t) });
    case 'effect.gained':
      return tellGained(figure, event.effect, t);
    case 'effect.ended':
      return tellEnded(figure, event.id, t);
    case 'morale.tested':
      return t.say('bts.event.morale', {
        figure,
        how: event.how,
        faces: list(event.faces),
        total: event.total,
        passed: yes(event.passed),
      });
    case 'last-stand.decided':
      return t.say('bts.event.last-stand', { figure, used: yes(event.used) });
    case 'figure.blocked':
      return t.say('bts.event.blocked', { figure });
    case 'figure.removed':
      return t.say('bts.event.removed', { figure, why: variant(event.cause) });
    case 'figure.healed':
      return t.say('bts.event.healed', { figure, pv: event.pv });
    default:
      return tellShot(event, state, figure, t);
  }
}

/** Inside a building one charges whoever is there. BTS-BLD-16. */
function chargedIn({ links }: EventOf<'figure.charged'>, state: State, t: Translate): string {
  const charged = links.map(link => link.charged);
  return charged.length === 0 ? 'none' : namesOf(state, charged, t);
}

type ShotEvent = Extract<
  CoreEvent,
  {
    type:
      | 'shots.declared'
      | 'shot.wasted'
      | 'hits.rolled'
      | 'trajectory.rolled'
      | 'template.placed'
      | 'wounds.rolled'
      | 'saves.rolled'
      | 'death.cheated'
      | 'figure.wounded';
  }
>;

function tellShot(event: ShotEvent, state: State, figure: string, t: Translate): string {
  switch (event.type) {
    case 'shots.declared':
      return t.say('bts.event.shots', {
        figure,
        weapon: gunName(state, event.figure, event.weapon, t),
        targets: namesOf(state, [...new Set(event.targets)], t),
      });
    case 'shot.wasted':
      return t.say('bts.event.wasted', { figure, weapon: gunName(state, event.figure, event.weapon, t) });
    case 'hits.rolled':
      return t.say('bts.event.hits', {
        target: nameOf(state, event.target, t),
        weapon: gunName(state, event.figure, event.weapon, t),
        need: event.need,
        modifier: signed(event.modifier),
        faces: list(event.faces),
        hits: event.hits,
      });
    case 'trajectory.rolled': {
      const by = event.by.kind === 'figure' ? nameOf(state, event.by.id, t) : pieceName(state, event.by.id, t);
      return t.say('bts.event.trajectory', { passed: yes(event.passed), face: event.face, need: event.need, by });
    }
    case 'template.placed':
      return t.say('bts.event.template', { ...point(event.at), face: event.face });
    case 'wounds.rolled':
      return t.say('bts.event.wounds', {
        victim: figure,
        force: event.force,
        defence: event.defence,
        need: event.need,
        second: event.second,
        faces: list([...event.faces, ...event.seconds]),
        wounds: event.wounds,
      });
    case 'saves.rolled':
      return t.say('bts.event.saves', {
        victim: figure,
        saved: event.saved,
        need: event.need,
        faces: list(event.faces),
      });
    case 'death.cheated':
      return t.say('bts.event.cheated', { figure, faces: list(event.faces), ignored: event.ignored });
    case 'figure.wounded':
      return t.say('bts.event.wounded', { figure, lost: event.lost, left: figureOf(state, event.figure).pv });
  }
}
