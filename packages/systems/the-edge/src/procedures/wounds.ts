import { ask, done, goto, leave, order, pick, type Seat } from '@banneret/kernel';
import { areEnemies } from '../board.js';
import { afterDeaths, trackEnds } from '../endings.js';
import {
  figureOf,
  NONE,
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
    v.order = v.hits.filter(({ figure, wounds }) => wounds > 0 && standing(c.state, figure));
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
    if (killed.length === 0) return done(0);
    v.order = [];
    return call('deaths', { killed, sacrificed: false }, 'end');
  },
  end: (_c, _v, killed: number) => done(killed),
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
 * EDGE-WND-04 to -10, EDGE-MULT-11, R89: the dead leave the board together, then the Victory Points move one by one,
 * then it is seen whether the match is over. Gives the number of dead.
 */
export const deaths = procedure('deaths')({
  begin(c, v) {
    for (const { figure, by } of v.killed) c.emit({ type: 'figure.killed', figure, by, sacrificed: v.sacrificed });
    v.next = v.sacrificed ? v.killed.length : 0;
    return goto('points');
  },
  points(c, v) {
    const death = v.killed[v.next ?? 0];
    if (death === undefined) return goto('end');
    const enemies = c.state.book.mode === 'team' ? chosenCaptors(c.state, death) : [];
    if (enemies.length > 0) {
      const seat = ownerOfFigure(c.state, death.figure);
      return ask({ seat, ask: 'edge.ask.captor', rule: 'EDGE-TEAM-04', shape: pick(enemies) }, 'captor');
    }
    v.next = (v.next ?? 0) + 1;
    score(c, death, death.by);
    return goto('points');
  },
  captor(c, v, by: Seat) {
    const death = v.killed[v.next ?? 0] as Death;
    v.next = (v.next ?? 0) + 1;
    score(c, death, by);
    return goto('points');
  },
  end(c, v) {
    trackEnds(c);
    return afterDeaths(c) ? leave('main') : done(v.killed.length);
  },
});

const worthOfDeath = (s: State, { figure }: Death): number => squadCard(s, figureOf(s, figure).squad).endurance;

/** EDGE-TEAM-04: without an opposing killer the owner says which enemy takes the tokens. */
function chosenCaptors(s: State, death: Death): Seat[] {
  const owner = ownerOfFigure(s, death.figure);
  if (death.by !== NONE && areEnemies(s, owner, death.by)) return [];
  if (Math.min(worthOfDeath(s, death), seatOf(s, owner).vpStart) === 0) return [];
  return seatsOf(s).filter(seat => areEnemies(s, owner, seat));
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
  if (by !== NONE && areEnemies(s, owner, by)) c.emit({ type: 'vp.captured', by, from: owner, count });
  else c.emit({ type: 'vp.lost', from: owner, count });
}
