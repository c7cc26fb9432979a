import type { CardId } from '@banneret/cards';
import { illegal, legal, type Because, type Ruling, type Seat } from '@banneret/kernel';
import { answersLater } from './aimed.js';
import { ownerOf } from './book.js';
import { HALVES, type Action } from './content/types.js';
import { OPEN_MOMENTS, type Moment } from './effect.js';
import { judgeNaming } from './naming.js';
import { judgeCost } from './means.js';
import { bearerOf } from './reduce/cards.js';
import { MOST_UPGRADES } from './rulings.js';
import { actionOf, sameSource, type Scope } from './scope.js';
import { forbidden } from './stats.js';
import {
  factionOf,
  isAlive,
  isNamed,
  livingOf,
  NONE,
  printed,
  seatOf,
  squadOf,
  squadsOf,
  standing,
  type Source,
  type SquadId,
  type State,
} from './state.js';
import { sideOfExchange } from './targets.js';

/**
 * The one judge of what a seat may play, at which moment: cards, attached Upgrades, the Banner, the Altar. It is asked
 * by the questions, by computer players and by whoever wants to know whether a seat could possibly react.
 */
export function judgeAction(s: State, seat: Seat, source: Source, moment: Moment): Ruling {
  const held = judgeSource(s, seat, source);
  if (!held.ok) return held;
  return judgeUse(s, seat, source, moment);
}

/** Does the seat have this at hand: the card in hand, the Upgrade attached, the Banner face up? */
function judgeSource(s: State, seat: Seat, source: Source): Ruling {
  const side = seatOf(s, seat);
  switch (source.from) {
    case 'hand':
      if (!side.hand.cards.includes(source.card)) return illegal('EDGE-CARD-01', 'edge.no.not-in-hand');
      return legal;
    case 'upgrade':
      if (ownerOf(source.card) !== seat || bearerOf(s, source.card) < 0)
        return illegal('EDGE-UPG-05', 'edge.no.not-attached');
      return legal;
    case 'banner':
      return side.bannerUp ? legal : illegal('EDGE-BAN-03', 'edge.no.banner');
    case 'altar':
      if (factionOf(s, seat).altar.action === undefined) return illegal('EDGE-CARD-01', 'edge.no.altar');
      return s.tokens.some(({ kind, owner, space }) => kind === 'altar' && owner === seat && space !== NONE)
        ? legal
        : illegal('EDGE-CARD-01', 'edge.no.altar');
    case 'token':
      return illegal('EDGE-CARD-01', 'edge.no.not-in-hand');
  }
}

/** Everything but holding it: depends on public things only, so that it may be asked for any card of a faction. */
export function judgeUse(s: State, seat: Seat, source: Source, moment: Moment): Ruling {
  const action = actionOf(s, seat, source);
  const timing = judgeTiming(s, seat, source, action, moment);
  if (!timing.ok) return timing;
  const upgrade = judgeUpgrade(s, seat, source, action);
  if (!upgrade.ok) return upgrade;
  let refusal: Ruling = illegal('EDGE-CARD-04', 'edge.no.user');
  for (const squad of userCandidates(s, seat, source, action)) {
    refusal = judgeUser(s, seat, source, squad);
    if (refusal.ok) return legal;
  }
  return refusal;
}

/** EDGE-CARD-01, -10, -11, EDGE-INST-02, -04, EDGE-PAS-14, EDGE-BAN-02, R53, R57, R58, R66, R96. */
function judgeTiming(s: State, seat: Seat, source: Source, action: Action, moment: Moment): Ruling {
  if (s.turnKind !== 'active') return illegal('EDGE-PAS-14', 'edge.no.passive-turn');
  const moments: readonly Moment[] = action.when ?? OPEN_MOMENTS;
  if (!moments.includes(moment))
    return illegal(action.when === undefined ? 'EDGE-CARD-11' : 'EDGE-CARD-10', 'edge.no.moment');
  if (action.when === undefined && answersLater(s, seat)) return illegal('EDGE-CARD-12', 'edge.no.resolving');
  if (seat === s.active) return legal;
  if (source.from === 'banner' || source.from === 'altar') return illegal('EDGE-BAN-02', 'edge.no.own-turn');
  return action.instant ? legal : illegal('EDGE-INST-04', 'edge.no.instant');
}

/** EDGE-UPG-01, -11, -13, -15. */
function judgeUpgrade(s: State, seat: Seat, source: Source, action: Action): Ruling {
  if (source.from === 'hand' && printed(s, source.card).attach !== undefined)
    return illegal('EDGE-UPG-01', 'edge.no.attach-first');
  if (source.from === 'upgrade') {
    const squad = bearerOf(s, source.card);
    if (source.half === 'lower' && isDisabled(s, source.card)) return illegal('EDGE-UPG-11', 'edge.no.disabled');
    const passive = squadOf(s, squad).upgrades.find(({ card }) => card === source.card)?.passive;
    if (action.passive !== undefined && passive) return illegal('EDGE-UPG-15', 'edge.no.passive-already');
  }
  const { limit } = action;
  if (limit !== undefined && s.uses.some(use => use.seat === seat && sameSource(use.source, source)))
    return illegal('EDGE-UPG-13', 'edge.no.limit');
  return legal;
}

/** EDGE-UPG-11: attached to a Squad that the Lower Action does not name. */
export function isDisabled(s: State, card: CardId): boolean {
  const { squad } = printed(s, card).lower;
  const bearer = bearerOf(s, card);
  return squad !== undefined && bearer >= 0 && !isNamed(s, bearer, squad);
}

/** EDGE-CARD-03, -04, EDGE-UPG-10, R60: the Squads that may use an Action; `NONE` when it needs nobody. */
export function userCandidates(s: State, seat: Seat, source: Source, action: Action): SquadId[] {
  if (source.from === 'upgrade') return [bearerOf(s, source.card)];
  const named = squadsOf(s, seat).filter(squad => action.squad === undefined || isNamed(s, squad, action.squad));
  if (action.user !== 'nobody') return named;
  return action.squad === undefined || named.some(squad => isUsable(s, action, squad)) ? [NONE] : [];
}

/** R59: a Squad without living figures uses nothing, unless the Action is for the dead. */
const isUsable = (s: State, action: Action, squad: SquadId): boolean =>
  squadOf(s, squad).status === 'deployed' && (action.onDead === true || isAlive(s, squad));

/** May this Squad use the Action: alive, on the right side of the exchange, able to pay, with targets to name? */
export function judgeUser(s: State, seat: Seat, source: Source, squad: SquadId): Ruling {
  const action = actionOf(s, seat, source);
  if (squad !== NONE && !isUsable(s, action, squad)) return illegal('EDGE-CARD-04', 'edge.no.dead-user');
  const barred = wrongSide(s, action, squad) ?? unfit(s, action, squad);
  if (barred !== undefined) return { ok: false, because: [barred] };
  const cost = judgeCost(s, seat, action.cost, source, squad);
  if (!cost.ok) return cost;
  const scope: Scope = { seat, source, squad, depth: s.exchanges.length, targets: [] };
  return judgeNaming(s, action, scope);
}

/** Parries, dodges and re-rolls are for the Squad concerned only. */
function wrongSide(s: State, action: Action, squad: SquadId): Because | undefined {
  if (action.as === undefined) return undefined;
  const figures = sideOfExchange(s.exchanges.at(-1), action.as).filter(figure => standing(s, figure));
  const right = figures.some(figure => s.figures[figure]?.squad === squad);
  return right ? undefined : { rule: 'EDGE-CARD-04', say: 'edge.no.not-concerned' };
}

/** A status may keep a whole Squad from shooting. */
function unfit(s: State, action: Action, squad: SquadId): Because | undefined {
  if (squad === NONE || !action.effects.some(effect => effect.do === 'shot' && effect.shooter !== 'none'))
    return undefined;
  const living = livingOf(s, squad);
  const fit = living.length === 0 || living.some(figure => forbidden(s, figure, 'shoot') === undefined);
  return fit ? undefined : { rule: 'EDGE-GEN-05', say: 'edge.no.forbidden' };
}

/** EDGE-UPG-01, -02, R56: bringing an Upgrade into play. */
export function judgeAttach(s: State, seat: Seat, card: CardId, moment: Moment): Ruling {
  if (!seatOf(s, seat).hand.cards.includes(card)) return illegal('EDGE-CARD-01', 'edge.no.not-in-hand');
  const { attach } = printed(s, card);
  if (attach === undefined) return illegal('EDGE-UPG-01', 'edge.no.not-an-upgrade');
  if (s.turnKind !== 'active' || seat !== s.active) return illegal('EDGE-UPG-01', 'edge.no.own-turn');
  if (!(OPEN_MOMENTS as readonly Moment[]).includes(moment)) return illegal('EDGE-CARD-11', 'edge.no.moment');
  if (answersLater(s, seat)) return illegal('EDGE-CARD-12', 'edge.no.resolving');
  let refusal: Ruling = illegal('EDGE-UPG-07', 'edge.no.bearer');
  for (const squad of squadsOf(s, seat)) {
    refusal = judgeBearer(s, seat, card, squad);
    if (refusal.ok) return legal;
  }
  return refusal;
}

/** EDGE-UPG-07 to -09, -16, R61, EDGE-TEAM-12: which of one's own Squads may bear it. */
export function judgeBearer(s: State, seat: Seat, card: CardId, squad: SquadId): Ruling {
  const { upgrades, status } = squadOf(s, squad);
  if (status !== 'deployed') return illegal('EDGE-UPG-16', 'edge.no.own-squad');
  const { id } = printed(s, card);
  const twin = upgrades.some(upgrade => printed(s, upgrade.card).id === id);
  // A Squad with two Upgrades gives one up first: the twin itself may be the one (edge case 25).
  if (twin && upgrades.length < MOST_UPGRADES) return illegal('EDGE-UPG-07', 'edge.no.twin');
  // The Squad itself may have to pay, in Endurance or in figures.
  return judgeCost(s, seat, printed(s, card).attach ?? {}, { from: 'hand', card, half: 'upper' }, squad);
}

/** Everything the seat has at hand that could be used, legal now or not, in a stable order. */
export function sourcesAtHand(s: State, seat: Seat): Source[] {
  const sources: Source[] = [];
  for (const card of seatOf(s, seat).hand.cards)
    if (printed(s, card).attach === undefined) for (const half of HALVES) sources.push({ from: 'hand', card, half });
  sources.push(...openSources(s, seat));
  return sources;
}

export function attachedSources(s: State, seat: Seat): Source[] {
  const sources: Source[] = [];
  for (let squad = 0; squad < s.squads.length; squad++) {
    const { seat: owner, upgrades } = squadOf(s, squad);
    if (owner !== seat) continue;
    for (const { card } of upgrades) for (const half of HALVES) sources.push({ from: 'upgrade', card, half });
  }
  return sources;
}

/** Those of them that lie open on the table. */
export function openSources(s: State, seat: Seat): Source[] {
  const sources = attachedSources(s, seat);
  if (factionOf(s, seat).altar.action !== undefined) sources.push({ from: 'altar' });
  sources.push({ from: 'banner' });
  return sources;
}

/** EDGE-SET-14: a card whose Lower Action names a Squad needs that Squad in the army. */
export function fitsArmy(s: State, seat: Seat, squad: string | undefined): boolean {
  if (squad === undefined) return true;
  for (let id = 0; id < s.squads.length; id++) if (squadOf(s, id).seat === seat && isNamed(s, id, squad)) return true;
  return false;
}
