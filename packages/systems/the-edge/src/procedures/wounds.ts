import { ask, done, goto, leave, order, pick, type Seat } from '@banneret/kernel';
import { areEnemies } from '../board.js';
import { afterDeaths, afterPoints, trackEnds, wouldWin } from '../endings.js';
import { VP_TRACK_HALF } from '../rulings.js';
import {
  figureOf,
  ownerOfFigure,
  seatOf,
  seatsOf,
  squadCard,
  squadOf,
  standing,
  type SquadId,
  type State,
} from '../state.js';
import { distinct } from '../targets.js';
import { call, procedure, type C, type Death, type Hit } from './machine.js';

/** EDGE-WND-01 to -03, R15, R88: wounds of one instant. Endurance tokens are lost first; then figures die. */
export const wounds = procedure('wounds')({
  begin(c, v) {
    v.order = v.hits.filter(({ figure }) => standing(c.state, figure));
    v.asked = [];
    return goto('sort');
  },
  sort(c, v) {
    const hits = v.order ?? [];
    const squads = distinct(hits.map(({ figure }) => figureOf(c.state, figure).squad));
    const squad = squads.find(id => !(v.asked ?? []).includes(id) && orderMatters(c.state, id, hits));
    if (squad === undefined) return goto('suffer');
    v.asked = [...(v.asked ?? []), squad];
    const figures = ofSquad(c.state, squad, hits).map(({ figure }) => figure);
    return ask({ seat: v.orderedBy, ask: 'edge.ask.wounds', rule: 'EDGE-WND-02', shape: order(figures) }, 'sorted');
  },
  sorted(_c, v, figures: readonly number[]) {
    const hits = v.order ?? [];
    const first = figures.map(figure => hits.find(hit => hit.figure === figure) as Hit);
    v.order = [...first, ...hits.filter(hit => !figures.includes(hit.figure))];
    return goto('sort');
  },
  suffer(c, v) {
    const killed: Death[] = [];
    for (const hit of v.order ?? []) if (suffers(c, hit)) killed.push(deathBy(hit));
    if (killed.length === 0) return done();
    v.order = [];
    return call('deaths', { killed, sacrificed: false, orderedBy: v.orderedBy }, 'end');
  },
  end: () => done(),
});

const ofSquad = (s: State, squad: SquadId, hits: readonly Hit[]): Hit[] =>
  hits.filter(({ figure }) => figureOf(s, figure).squad === squad);

/** Who dies depends on the order when the tokens save some of the wounded, but not all. */
function orderMatters(s: State, squad: SquadId, hits: readonly Hit[]): boolean {
  const wounded = ofSquad(s, squad, hits);
  const total = wounded.reduce((sum, hit) => sum + hit.wounds, 0);
  const { endurance } = squadOf(s, squad);
  return wounded.length > 1 && endurance > 0 && endurance < total;
}

/** R84: whoever dealt the last Wound has killed it. */
const deathBy = ({ figure, by }: Hit): Death => ({ figure, by });

/** Does the figure die of it? */
function suffers(c: C, { figure, wounds }: Hit): boolean {
  const { endurance } = squadOf(c.state, figureOf(c.state, figure).squad);
  const killed = wounds > endurance;
  c.emit({ type: 'figure.wounded', figure, wounds, lost: Math.min(wounds, endurance), killed });
  return killed;
}

/**
 * EDGE-WND-04 to -10, EDGE-MULT-11, R88, R89: the dead leave the board together; then their points move one by one, in the
 * order of the player who resolves the effect, and after each of them it is seen whether that ends the match. Who has no figure
 * left is seen last, for they all fell in the same instant (R15).
 */
export const deaths = procedure('deaths')({
  begin(c, v) {
    for (const { figure, by } of v.killed) c.emit({ type: 'figure.killed', figure, by, sacrificed: v.sacrificed });
    v.next = v.sacrificed ? v.killed.length : 0;
    v.order = v.killed;
    if (v.sacrificed || v.orderedBy === undefined || !orderCounts(c.state, v.killed)) return goto('points');
    const shape = order(v.killed.map(({ figure }) => figure));
    return ask({ seat: v.orderedBy, ask: 'edge.ask.wounds', rule: 'EDGE-WND-07', shape }, 'ordered');
  },
  ordered(_c, v, figures: readonly number[]) {
    v.order = figures.map(figure => v.killed.find(death => death.figure === figure) as Death);
    return goto('points');
  },
  points(c, v) {
    const death = v.order?.[v.next ?? 0];
    if (death === undefined) return goto('end');
    const enemies = c.state.book.mode === 'team' ? chosenCaptors(c.state, death) : [];
    if (enemies.length > 0) {
      const seat = ownerOfFigure(c.state, death.figure);
      return ask({ seat, ask: 'edge.ask.captor', rule: 'EDGE-TEAM-04', shape: pick(enemies) }, 'captor');
    }
    v.by = death.by;
    return goto('score');
  },
  captor(_c, v, by: Seat) {
    v.by = by;
    return goto('score');
  },
  score(c, v) {
    const death = v.order?.[v.next ?? 0] as Death;
    v.next = (v.next ?? 0) + 1;
    score(c, death, v.by as Seat);
    trackEnds(c);
    return afterPoints(c) ? leave('main') : goto('points');
  },
  end: c => (afterDeaths(c) ? leave('main') : done()),
});

const worthOfDeath = (s: State, { figure }: Death): number => squadCard(s, figureOf(s, figure).squad).endurance;

/** EDGE-TEAM-04: without an opposing killer the owner says which enemy takes the tokens. */
function chosenCaptors(s: State, death: Death): Seat[] {
  const owner = ownerOfFigure(s, death.figure);
  if (isOpposed(s, death)) return [];
  if (Math.min(worthOfDeath(s, death), seatOf(s, owner).vpStart) === 0) return [];
  return seatsOf(s).filter(seat => areEnemies(s, owner, seat));
}

const isOpposed = (s: State, { figure, by }: Death): boolean => areEnemies(s, ownerOfFigure(s, figure), by);

/**
 * R88, R89: does the order of these deaths matter? In a duel when points go both ways and the marker comes to an end of the
 * track on one of the ways; elsewhere when tokens of somebody run out, or somebody may come to have Captured enough.
 */
function orderCounts(s: State, killed: readonly Death[]): boolean {
  const scoring = killed.filter(death => worthOfDeath(s, death) > 0);
  if (s.book.mode !== 'duel') return captureOrderCounts(s, scoring);
  const gained = (seat: Seat): number =>
    scoring.reduce((sum, death) => (ownerOfFigure(s, death.figure) === seat ? sum : sum + worthOfDeath(s, death)), 0);
  const [up, down] = [gained(0), gained(1)];
  return up > 0 && down > 0 && (s.marker + up >= VP_TRACK_HALF || s.marker - down <= -VP_TRACK_HALF);
}

function captureOrderCounts(s: State, scoring: readonly Death[]): boolean {
  const [first, ...others] = scoring.map(({ figure }) => ownerOfFigure(s, figure));
  if (others.every(owner => owner === first)) return false;
  const lost = (owner: Seat): number =>
    scoring.reduce((sum, death) => (ownerOfFigure(s, death.figure) === owner ? sum + worthOfDeath(s, death) : sum), 0);
  if (seatsOf(s).some(owner => lost(owner) > 0 && lost(owner) >= seatOf(s, owner).vpStart)) return true;
  return seatsOf(s).some(seat => wouldWin(s, seat, lost));
}

/** EDGE-WND-05, -06, EDGE-MULT-11, EDGE-FFA-03, R69. */
function score(c: C, death: Death, by: Seat): void {
  const s = c.state;
  const owner = ownerOfFigure(s, death.figure);
  const points = worthOfDeath(s, death);
  if (s.book.mode === 'duel') {
    if (points > 0) c.emit({ type: 'vp.gained', seat: 1 - owner, points });
    return;
  }
  const count = Math.min(points, seatOf(s, owner).vpStart);
  if (count === 0) return;
  if (areEnemies(s, owner, by)) c.emit({ type: 'vp.captured', by, from: owner, count });
  else c.emit({ type: 'vp.lost', from: owner, count });
}
