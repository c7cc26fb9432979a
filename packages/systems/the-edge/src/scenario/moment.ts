import { newZone, planMove } from '@banneret/cards';
import { Misfit } from '@banneret/game';
import type { Frame, Seat } from '@banneret/kernel';
import { aimedAt } from '../aimed.js';
import { areEnemies, inContact } from '../board.js';
import type { TargetSpec } from '../effect.js';
import { setupOrder } from '../procedures/setup.js';
import { added, frozen } from '../reduce/record.js';
import { actionOf, type Scope } from '../scope.js';
import { candidates, reachFor } from '../targets.js';
import {
  figureOf,
  isAlive,
  NONE,
  ownerOfFigure,
  seatOf,
  squadCard,
  squadOf,
  standing,
  type FigureId,
  type SquadId,
  type State,
} from '../state.js';
import { isStage, type ActionBody, type ActivationBody, type Body, type CombatBody, type Stage } from './body.js';
import { figureNamed, ownSquadNamed, thingNamed, type Kind } from './names.js';
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
  const squad = ownSquadNamed(s, seat, body.squad);
  if (squad === undefined) throw unknown(`${place}.squad`, body.squad);
  if (s.activated !== NONE && s.activated !== squad)
    throw new Misfit('edge.scenario.activated', { place: 'position.activated' });
  s.activated = squad;
  if (body.now !== undefined && body.now === body.closed)
    throw new Misfit('edge.scenario.closed', { place: `${place}.now` });
  const { firstFigure } = squadOf(s, squad);
  const { figures } = squadCard(s, squad);
  const members = (part: 'moved' | 'fought'): FigureId[] =>
    (body[part] ?? []).map((n, i, all) => {
      if (n > figures || all.indexOf(n) < i) throw unknown(`${place}.${part}[${i}]`, String(n));
      return firstFigure + n - 1;
    });
  const fighter = combat === undefined ? [] : [figureAt(s, combat.attacker, 'position.combat.attacker')];
  if (fighter.some(figure => figureOf(s, figure).squad !== squad))
    throw new Misfit('edge.scenario.not-activated', { place: 'position.combat.attacker' });
  const vars = {
    seat,
    squad,
    moves: true,
    fights: true,
    ...((body.now ?? (combat && 'combat')) && { now: body.now ?? 'combat' }),
    ...(body.closed && { closed: body.closed }),
    moved: members('moved'),
    fought: [...new Set([...members('fought'), ...fighter])],
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
  if (!areEnemies(s, ownerOfFigure(s, attacker), ownerOfFigure(s, target)))
    throw new Misfit('edge.scenario.no-enemy', { place: 'position.combat.target' });
  if (!inContact(s, figureOf(s, attacker), figureOf(s, target)))
    throw new Misfit('edge.scenario.no-contact', { place: 'position.combat' });
  const vars = { attacker, target, sneak: body.sneak === true };
  const { at = 'declared' } = body;
  if (at === 'declared' && body.striker !== undefined)
    throw new Misfit('edge.scenario.no-striker', { place: 'position.combat.striker' });
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
  const specs = action.targets ?? [];
  if (specs.length !== (body.targets ?? []).length)
    throw new Misfit('edge.scenario.targets', { place: `${place}.targets`, count: specs.length });
  const targets = (body.targets ?? []).map((names, i) =>
    names.map((name, j) => targetNamed(s, seat, specs[i]?.pick, name, `${place}.targets[${i}][${j}]`)),
  );
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
  mustBeTargets(s, specs, scope, body);
  for (const { on } of aimedAt(s, scope, []))
    s.exchanges = s.exchanges.with(depth, frozen({ kind: 'action', seat, source, on, cancelled: false, roll: null }));
  const step = body.at === 'resolving' ? 'resolve' : 'announced';
  return { proc: 'action', step, vars: { seat, source, squad, depth, targets } };
}

/** Each target can be named after those before it, once, and no more of them than the Action takes. */
function mustBeTargets(
  s: State,
  specs: readonly TargetSpec[],
  scope: Scope,
  { targets: named = [] }: ActionBody,
): void {
  for (const [i, spec] of specs.entries()) {
    const place = `position.action.targets[${i}]`;
    const ids = scope.targets[i] ?? [];
    const most = (spec.pick === 'figure' && spec.upTo) || 1;
    if (ids.length === 0 || ids.length > most) throw new Misfit('edge.scenario.so-many', { place, most });
    const before = { ...scope, targets: scope.targets.slice(0, i) };
    const known = candidates(s, spec, before);
    const outOfReach = reachFor(s, spec, before);
    for (const [j, id] of ids.entries())
      if (!known.includes(id) || ids.indexOf(id) < j || outOfReach(id) !== undefined)
        throw new Misfit('edge.scenario.no-target', { place: `${place}[${j}]`, name: String(named[i]?.[j]) });
  }
}

function userIn(s: State, seat: Seat, { squad: name }: ActionBody, upgrade: number, nobody: boolean): SquadId {
  if (name !== undefined && (upgrade !== NONE || nobody))
    throw new Misfit('edge.scenario.no-user', { place: 'position.action.squad' });
  if (upgrade !== NONE) return s.squads.findIndex(({ upgrades }) => upgrades.some(({ card }) => card === upgrade));
  if (nobody) return NONE;
  const squad = ownSquadNamed(s, seat, name);
  if (squad === undefined || !isAlive(s, squad)) throw unknown('position.action.squad', name ?? '');
  return squad;
}

type Pick = TargetSpec['pick'];

const KIND_OF: Readonly<Record<Pick, Kind>> = {
  figure: 'figure',
  squad: 'squad',
  space: 'space',
  upgrade: 'card',
  opponent: 'player',
};

/** Of the kind that the Action asks for; a player may be given by number. */
function targetNamed(s: State, seat: Seat, pick: Pick = 'figure', name: string | number, place: string): number {
  const written = typeof name === 'number' && pick === 'opponent' ? `player ${name}` : String(name);
  const found = thingNamed(s, seat, KIND_OF[pick], written);
  if (found === undefined) throw unknown(place, written);
  return found;
}
