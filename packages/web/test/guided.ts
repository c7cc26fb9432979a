import { kitFor, type Entry } from '@banneret/ai';
import { seededRng, type EventBase, type MatchView, type Prompt } from '@banneret/kernel';
import { SettlingRoom } from '@banneret/room';
import type { Guide } from '../src/guide/guide.js';
import { marksOf, progressOf, type Mark, type Progress } from '../src/guide/progress.js';
import { diceOf, LEARNER, OPPONENT, startOf } from '../src/guide/start.js';
import { wishesAt, wishFor } from '../src/guide/wishes.js';

/** Everything that a walk through a lesson came to. */
export interface Walk {
  readonly progress: Progress;
  readonly events: readonly EventBase[];
  readonly marks: readonly Mark[];
  /** How many questions the learner answered. */
  readonly answers: number;
  /** Questions to the other side that its script had no answer for. */
  readonly unscripted: readonly string[];
  /** What the table answered for the learner, with the step at which the lesson stood. */
  readonly spared: readonly { readonly ask: string; readonly step: number }[];
  readonly isOver: boolean;
}

/** Who learns: says what to answer at a step, given what the lesson would answer. */
export type Learner = (asked: {
  readonly prompt: Prompt;
  readonly view: MatchView<unknown>;
  readonly step: number;
  readonly wish: unknown;
}) => unknown;

export type Watcher = (what: string, detail: unknown) => void;

const MOST_ANSWERS = 400;

/** Plays a lesson as the page does, without a page: the same dice, the same script, the same judge of its steps. */
export async function walk(entry: Entry, guide: Guide, learner: Learner, watch: Watcher = () => {}): Promise<Walk> {
  const { game, players } = entry;
  const start = startOf(game, guide);
  if (!start.ok) throw new Error(`the position is refused: ${JSON.stringify(start.problem)}`);
  const room = new SettlingRoom(game.system, { start: start.value, seats: 2, dice: diceOf(guide) }, () => {});
  const marks: Mark[] = [];
  const unscripted: string[] = [];
  const spared: { ask: string; step: number }[] = [];
  let told = 0;
  let answers = 0;
  for (;;) {
    const { view, events, byTable } = room.snapshot(LEARNER);
    for (const event of events.slice(told)) watch('event', event);
    told = events.length;
    const progress = progressOf(guide, events, [...marks, ...marksOf(byTable)]);
    for (const { prompt } of byTable.slice(spared.length)) spared.push({ ask: prompt.ask, step: progress.step });
    const end = { progress, events, marks, answers, unscripted, spared, isOver: room.isOver };
    if (room.isOver || progress.step === guide.steps.length || answers > MOST_ANSWERS) return end;
    const step = guide.steps[progress.step];
    if (step?.until.includes('read') === true) {
      watch('read', progress.step);
      marks.push({ kind: 'read', step: progress.step, at: events.length });
      continue;
    }
    const theirs = room.snapshot(OPPONENT).view;
    if (view.prompt !== undefined) await answer(view, view.prompt, progress.step, events.length);
    else if (theirs.prompt !== undefined) await oppose(theirs, theirs.prompt);
    else throw new Error('nobody is asked');
  }

  async function answer(view: MatchView<unknown>, prompt: Prompt, step: number, at: number): Promise<void> {
    const wish = wishFor(game, view.state, prompt, wishesAt(guide, step));
    watch('asked', { step, ask: prompt.ask, shape: prompt.shape, wish });
    const choice = learner({ prompt, view, step, wish });
    marks.push({ kind: 'answered', ask: prompt.ask, at });
    answers++;
    const ruling = room.answer(LEARNER, view.wait, choice);
    if (!ruling.ok)
      throw new Error(`the learner’s answer to ${prompt.ask} was refused: ${JSON.stringify(ruling.because)}`);
  }

  async function oppose(view: MatchView<unknown>, prompt: Prompt): Promise<void> {
    const wish = wishFor(game, view.state, prompt, guide.opponent);
    watch('opposed', { ask: prompt.ask, wish, shape: prompt.shape });
    if (wish === undefined) unscripted.push(prompt.ask);
    const choice = wish ?? (await decided(view));
    const ruling = room.answer(OPPONENT, view.wait, choice);
    if (!ruling.ok) throw new Error(`the other side’s answer to ${prompt.ask} was refused`);
  }

  async function decided(view: MatchView<unknown>): Promise<unknown> {
    const player = players[guide.level]?.();
    if (player === undefined) throw new Error(`there is no ${guide.level} player`);
    const kit = kitFor(game.system, view as MatchView<never>, seededRng(`${view.wait}`), 300);
    return await player.decide(view as MatchView<never>, kit as never);
  }
}
