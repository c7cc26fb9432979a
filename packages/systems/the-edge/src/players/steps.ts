import type { Placement } from '@banneret/hexboard';
import { areEnemies, inContact, sourcesOf, spacesApart } from '../board.js';
import { strideOf, type StepChoice, type StepQuestion } from '../decisions/step.js';
import { fightsOf } from '../fights.js';
import { destinations, moveTo } from '../movement.js';
import type { ActVars } from '../procedures/machine.js';
import { statOf } from '../stats.js';
import { figureOf, NONE, ownerOfFigure, type FigureId, type State } from '../state.js';
import { fightValue } from './stakes.js';
import { frameOf, type Table } from './table.js';

/** A Squad's figures: where to go and whom to fight, judged figure by figure. */

/** `edge.ask.step` */
export function takeStep(table: Table): StepChoice {
  const { state } = table;
  const shape = table.prompt.shape as StepQuestion;
  const act = (frameOf(table, 'act')?.vars ?? {}) as Partial<ActVars>;
  const fight = bestFight(state, shape);
  // Once figures fight, a move would end the Combat Action (R30): first all the fights.
  if (fight !== undefined && act.now === 'combat') return fight.choice;
  const move = bestMove(state, shape, act);
  if (move !== undefined && (move.engages || fight === undefined)) return move.choice;
  return fight?.choice ?? { do: 'stop' };
}

function bestFight(s: State, { mayFight }: StepQuestion): { choice: StepChoice; value: number } | undefined {
  let best: { choice: StepChoice; value: number } | undefined;
  for (const figure of mayFight)
    for (const target of fightsOf(s, figure)) {
      const value = fightValue(s, figure, target);
      if (value > (best?.value ?? 0)) best = { choice: { do: 'fight', figure, target }, value };
    }
  return best;
}

/** A move must gain at least so much: shuffling about takes time. */
const LEAST_GAIN = 0.7;

function bestMove(
  s: State,
  shape: StepQuestion,
  act: Partial<ActVars>,
): { choice: StepChoice; engages: boolean } | undefined {
  let gain = LEAST_GAIN;
  let best: { figure: FigureId; to: Placement; engages: boolean } | undefined;
  for (const figure of shape.mayMove) {
    const mayFight = act.fights === true && act.now !== 'combat' && !(act.fought ?? []).includes(figure);
    const here = new Outlook(s, figure, mayFight);
    const now = here.at(figureOf(s, figure));
    for (const to of destinations(s, strideOf(shape, figure)).places) {
      const there = here.at(to);
      if (there.score - now.score <= gain) continue;
      gain = there.score - now.score;
      best = { figure, to, engages: there.fight > now.fight };
    }
  }
  if (best === undefined) return undefined;
  const { figure, to, engages } = best;
  return { choice: { do: 'move', figure, ...moveTo(s, strideOf(shape, figure), to) }, engages };
}

const WEIGHTS = { danger: 0.22, source: 8, contested: 3, apart: 1.4, sourceApart: 1.1 };

interface Enemy {
  readonly at: Placement;
  /** What fighting it is worth, and what it would be worth to it. */
  readonly prey: number;
  readonly danger: number;
  readonly sources: readonly number[];
}

/** What a figure makes of the places it could stand at. */
class Outlook {
  private readonly s: State;
  private readonly enemies: readonly Enemy[];
  private readonly mayFight: boolean;
  private readonly sources: readonly Placement[];

  constructor(s: State, figure: FigureId, mayFight: boolean) {
    this.s = s;
    this.mayFight = mayFight;
    this.sources = sourcesOf(s).flatMap(token => (s.tokens[token]!.space === NONE ? [] : [s.tokens[token]!]));
    const seat = ownerOfFigure(s, figure);
    const fights = statOf(s, figure, 'att') !== null;
    this.enemies = s.figures.flatMap((at, enemy) => {
      if (at.space === NONE || !areEnemies(s, seat, ownerOfFigure(s, enemy))) return [];
      const prey = fights ? fightValue(s, figure, enemy) : -1;
      const danger = Math.max(0, statOf(s, enemy, 'att') === null ? 0 : fightValue(s, enemy, figure));
      const sources = this.sources.flatMap((source, i) => (inContact(s, at, source) ? [i] : []));
      return [{ at, prey, danger, sources }];
    });
  }

  at(to: Placement): { score: number; fight: number } {
    let fight = 0;
    let score = 0;
    let nearest = FAR;
    for (const { at, prey, danger } of this.enemies) {
      const apart = spacesApart(this.s, to.space, at.space);
      if (prey > 0) nearest = Math.min(nearest, apart * WEIGHTS.apart - Math.min(prey, MOST_PULL) / PULL);
      if (apart > 1 || !inContact(this.s, to, at)) continue;
      if (this.mayFight) fight = Math.max(fight, prey);
      score -= WEIGHTS.danger * danger;
    }
    return { score: score + fight + this.ground(to, nearest), fight };
  }

  /** Sources touched, and the way to the nearest thing worth going for. */
  private ground(to: Placement, enemy: number): number {
    let worth = 0;
    let nearest = enemy;
    for (let i = 0; i < this.sources.length; i++) {
      const source = this.sources[i] as Placement;
      const apart = spacesApart(this.s, to.space, source.space);
      nearest = Math.min(nearest, apart * WEIGHTS.sourceApart);
      if (apart > 1 || !inContact(this.s, to, source)) continue;
      const contested = this.enemies.some(({ sources }) => sources.includes(i));
      worth += contested ? WEIGHTS.contested : WEIGHTS.source;
    }
    return worth - (nearest < FAR ? nearest : 0);
  }
}

const FAR = 99;
/** Good prey is worth a longer way: so many tenths of a Crystal for a Space, up to a limit. */
const PULL = 15;
const MOST_PULL = 45;

/** What an Activation of this figure promises, without looking at every place: to choose among Squads. */
export function promiseOf(s: State, figure: FigureId): number {
  const here = figureOf(s, figure);
  const seat = ownerOfFigure(s, figure);
  if (statOf(s, figure, 'att') === null) return 0;
  const mov = statOf(s, figure, 'mov') ?? 0;
  let best = 0;
  for (let enemy = 0; enemy < s.figures.length; enemy++) {
    const at = figureOf(s, enemy);
    if (at.space === NONE || !areEnemies(s, seat, ownerOfFigure(s, enemy))) continue;
    const apart = spacesApart(s, here.space, at.space);
    const chance = inContact(s, here, at) ? 1 : apart <= mov ? REACHABLE : apart <= mov + 1 ? HARDLY : 0;
    if (chance > 0) best = Math.max(best, chance * fightValue(s, figure, enemy));
  }
  return best + (mov > 0 ? STRETCH : 0);
}

const REACHABLE = 0.7;
const HARDLY = 0.3;
const STRETCH = 0.8;
