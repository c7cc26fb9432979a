import { newZone, planMove } from '@banneret/cards';
import { Misfit } from '@banneret/game';
import type { Frame, Seat } from '@banneret/kernel';
import { aimedAt } from '../aimed.js';
import { inContact } from '../board.js';
import { setupOrder } from '../procedures/setup.js';
import { added, frozen } from '../reduce/record.js';
import { actionOf } from '../scope.js';
import { figureOf, NONE, seatOf, squadOf, standing, type FigureId, type SquadId, type State } from '../state.js';
import { isStage, type ActionBody, type ActivationBody, type Body, type CombatBody, type Stage } from './body.js';
import { anythingNamed, attachedNamed, figureNamed, squadNamed } from './names.js';
import { sourceIn } from './seats.js';

/** Where in the rules a position stands: the frames of the procedures under way, the innermost last. */
export function stackFor(s: State, body: Body): Frame[] {
  const { begin = 'turn' } = body;
  const inside = [body.activation, body.combat, body.action].some(part => part !== undefined);
  if (inside && begin !== 'active') throw new Misfit('edge.scenario.not-active', { place: 'position.begin' });
  if (isStage(begin)) return setupStack(s, begin, body.active - 1);
  const seat = s.active;
  const main: Frame = { proc: 'main', step: 'next', vars: {} };
  if (begin === 'turn') return [main, { proc: 'turn', step: 'begin', vars: { seat } }];
  const inTurn = { proc: 'turn', step: begin === 'active' ? 'discard' : 'refill', vars: { seat } };
  if (begin === 'passive') return [main, inTurn, { proc: 'passiveTurn', step: 'begin', vars: { seat } }];
  return [
    main,
    inTurn,
    { proc: 'activeTurn', step: 'open', vars: { seat } },
    ...(body.activation ? activationFrames(s, seat, body.activation, body.combat) : []),
    ...(body.combat ? [combatFrame(s, body.combat)] : []),
    ...(body.action ? [actionFrame(s, body.action)] : []),
  ];
}

/** The step of the set-up under way, with the player to be asked next. */
function setupStack(s: State, stage: Stage, asked: Seat): Frame[] {
  const { altSetup } = s.book.options;
  const after = {
    altars: altSetup ? 'hands' : 'otherTokens',
    sources: altSetup ? 'otherTokens' : 'hands',
    deployment: 'crystals',
    dispersion: 'end',
  } as const;
  const order = setupOrder(s).filter(seat => stage !== 'dispersion' || seat !== s.counter);
  const next = order.indexOf(asked);
  if (next < 0) throw new Misfit('edge.scenario.not-asked', { place: 'position.active' });
  return [
    { proc: 'main', step: 'first', vars: {} },
    { proc: 'setup', step: after[stage], vars: {} },
    { proc: stage, step: 'begin', vars: { next } },
  ];
}

const unknown = (place: string, name: string): Misfit => new Misfit('edge.scenario.unknown', { place, name });

function figureAt(s: State, name: string, place: string): FigureId {
  const figure = figureNamed(s, name);
  if (figure === undefined || !standing(s, figure)) throw unknown(place, name);
  return figure;
}

function activationFrames(s: State, seat: Seat, body: ActivationBody, combat: CombatBody | undefined): Frame[] {
  const place = 'position.activation';
  const squad = squadNamed(s, seat, body.squad);
  if (squad === undefined) throw unknown(`${place}.squad`, body.squad);
  s.activated = squad;
  const { firstFigure } = squadOf(s, squad);
  const members = (numbers: readonly number[] | undefined): FigureId[] => (numbers ?? []).map(n => firstFigure + n - 1);
  const fighter = combat === undefined ? [] : [figureAt(s, combat.attacker, 'position.combat.attacker')];
  const vars = {
    seat,
    squad,
    moves: true,
    fights: true,
    ...((body.now ?? (combat && 'combat')) && { now: body.now ?? 'combat' }),
    ...(body.closed && { closed: body.closed }),
    moved: members(body.moved),
    fought: [...new Set([...members(body.fought), ...fighter])],
    pushed: (body.pushed ?? []).map((name, i) => figureAt(s, name, `${place}.pushed[${i}]`)),
  };
  return [
    { proc: 'activation', step: 'end', vars: { seat, squad } },
    { proc: 'act', step: combat === undefined ? 'next' : 'acted', vars },
  ];
}

/** A Combat Sequence just declared, before its Attack die, or after a failed Attack. */
function combatFrame(s: State, body: CombatBody): Frame {
  const attacker = figureAt(s, body.attacker, 'position.combat.attacker');
  const target = figureAt(s, body.target, 'position.combat.target');
  if (!inContact(s, figureOf(s, attacker), figureOf(s, target)))
    throw new Misfit('edge.scenario.no-contact', { place: 'position.combat' });
  const vars = { attacker, target, sneak: body.sneak === true };
  const { at = 'declared' } = body;
  if (at === 'declared') return { proc: 'sequence', step: 'begin', vars };
  const striker = body.striker === 'target' ? 1 : 0;
  const sneaks = [body.sneak === true, false] as const;
  s.exchanges = added(s.exchanges, {
    kind: 'combat',
    figures: [attacker, target],
    sneaks,
    striker,
    cancelled: false,
    roll: null,
  });
  return { proc: 'sequence', step: at === 'attack' ? 'strike' : 'answer', vars: { ...vars, hits: [] } };
}

/** An Action announced and paid for, with its targets: before anybody interrupts it, or being resolved. A Shot begins here. */
function actionFrame(s: State, body: ActionBody): Frame {
  const place = 'position.action';
  if (body.player > s.seats.length)
    throw new Misfit('edge.scenario.player', { place: `${place}.player`, players: s.seats.length });
  const seat = body.player - 1;
  const source = sourceIn(s, seat, body, place);
  const action = actionOf(s, seat, source);
  const squad = userIn(s, seat, body, source.from === 'upgrade' ? source.card : NONE, action.user === 'nobody');
  const targets = (body.targets ?? []).map((names, i) =>
    names.map((name, j) => targetNamed(s, seat, name, `${place}.targets[${i}][${j}]`)),
  );
  if (targets.length !== (action.targets ?? []).length)
    throw new Misfit('edge.scenario.targets', { place: `${place}.targets`, count: (action.targets ?? []).length });
  if (source.from === 'hand') {
    const side = seatOf(s, seat);
    const move = planMove(side.hand, side.playing, source.card);
    side.hand = frozen(
      newZone(
        { owner: seat, visibility: 'owner', ordered: false },
        side.hand.cards.filter(card => card !== move.card),
      ),
    );
    side.playing = frozen(newZone({ owner: seat, visibility: 'public', ordered: true }, [source.card]));
  }
  const depth = s.exchanges.length;
  s.exchanges = added(s.exchanges, { kind: 'action', seat, source, on: [], cancelled: false, roll: null });
  const scope = { seat, source, squad, depth, targets };
  for (const { on } of aimedAt(s, scope, []))
    s.exchanges = s.exchanges.with(depth, frozen({ kind: 'action', seat, source, on, cancelled: false, roll: null }));
  const step = body.at === 'resolving' ? 'resolve' : 'announced';
  return { proc: 'action', step, vars: { seat, source, squad, depth, targets } };
}

function userIn(s: State, seat: Seat, { squad: name }: ActionBody, upgrade: number, nobody: boolean): SquadId {
  if (upgrade !== NONE) return s.squads.findIndex(({ upgrades }) => upgrades.some(({ card }) => card === upgrade));
  if (nobody) return NONE;
  const squad = squadNamed(s, seat, name ?? '');
  if (squad === undefined) throw unknown('position.action.squad', name ?? '');
  return squad;
}

function targetNamed(s: State, seat: Seat, name: string | number, place: string): number {
  if (typeof name === 'number') return name - 1;
  const found = attachedNamed(s, name) ?? anythingNamed(s, seat, name);
  if (found === undefined) throw unknown(place, name);
  return found;
}
