import type { AnyGame } from '@banneret/game';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { recall, remember } from '../app/memory.js';
import type { Desk, Hint } from '../table/desk.js';
import type { Session } from '../table/session.js';
import type { TableState } from '../table/tableState.js';
import type { Guide } from './guide.js';
import { marksOf, progressOf, type Mark, type Progress } from './progress.js';
import { wishesAt, wishFor } from './wishes.js';

/** A lesson under way. */
export interface Lesson {
  readonly guide: Guide;
  readonly progress: Progress;
  /** The learner has read the present step, or wants to go on without it. */
  goOn(): void;
}

/** Follows a lesson through what is shown of its battle. */
export function useLesson(
  guide: Guide | undefined,
  session: Session,
  { board, match }: TableState,
  shown: number,
): Lesson | undefined {
  const key = `lesson.${match?.id ?? ''}`;
  const [marks, setMarks] = useMarks(key);
  const told = board?.timeline.events.length ?? 0;
  const epoch = board?.epoch;
  const lastEpoch = useRef(epoch);
  useEffect(() => {
    if (lastEpoch.current !== undefined && epoch !== lastEpoch.current)
      setMarks(before => before.filter(mark => stillHolds(mark, told)));
    lastEpoch.current = epoch;
  }, [epoch]);
  // Whoever is drawn last listens: a table is drawn anew when its seat becomes known, with the same session.
  useLayoutEffect(() => {
    if (guide !== undefined)
      session.onAnswer = (ask, before) => setMarks(known => [...known, { kind: 'answered', ask, at: before }]);
  });
  const events = board?.timeline.events;
  const byTable = board?.byTable;
  const progress = useMemo(
    () =>
      guide &&
      progressOf(
        guide,
        events?.slice(0, shown) ?? [],
        [...marks, ...marksOf(byTable ?? [])].filter(({ at }) => at <= shown),
      ),
    [guide, events, shown, marks, byTable],
  );
  if (guide === undefined || progress === undefined || board === undefined) return undefined;
  return {
    guide,
    progress,
    goOn: () => setMarks(before => [...before, { kind: 'read', step: progress.step, at: shown }]),
  };
}

/** After moves were taken back: an answer that led further than we are was taken back with them. */
const stillHolds = ({ kind, at }: Mark, told: number): boolean => (kind === 'answered' ? at < told : at <= told);

function useMarks(key: string): [readonly Mark[], (change: (before: readonly Mark[]) => readonly Mark[]) => void] {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => setMarks(readMarks(recall(key))), [key]);
  const change = (how: (before: readonly Mark[]) => readonly Mark[]): void =>
    setMarks(before => {
      const after = how(before);
      remember(key, JSON.stringify(after));
      return after;
    });
  return [marks, change];
}

function readMarks(kept: string | undefined): readonly Mark[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? (read as readonly Mark[]) : [];
  } catch {
    return [];
  }
}

/** What the present step points at, and what it would answer to the present question. */
export function useHint(lesson: Lesson | undefined, { game, state, prompt }: Desk): Hint | undefined {
  const guide = lesson?.guide;
  const step = lesson?.progress.step ?? 0;
  return useMemo(() => hintAt(guide, step, game, state, prompt), [guide, step, game, state, prompt]);
}

function hintAt(
  guide: Guide | undefined,
  step: number,
  game: AnyGame,
  state: unknown,
  prompt: Desk['prompt'],
): Hint | undefined {
  const shows = guide?.steps[step];
  if (guide === undefined || shows === undefined) return undefined;
  const things = shows.show?.things ?? [];
  if (prompt === undefined) return { things };
  const choice = wishFor(game, state, prompt, wishesAt(guide, step));
  const place = shows.show?.place;
  return { things, ...(place && { place }), ...(choice !== undefined && { choice }) };
}
