import { gameText } from '@banneret/game';
import { kernelText } from '@banneret/kernel';
import { useMemo } from 'preact/hooks';
import { cell, useCell, type Cell } from '../app/cell.js';
import { locale, wordsWith } from '../app/language.js';
import type { WebSystem } from '../systems/webSystem.js';
import { judgeFor, type Desk } from './desk.js';
import type { TableState } from './tableState.js';

interface Shown {
  readonly state: unknown;
  /** May the question be answered now, or is something older being looked at? */
  readonly isNow: boolean;
}

/** The desk of a viewer at a moment. */
export function useDesk(
  system: WebSystem,
  table: TableState,
  { state, isNow }: Shown,
  answer: (choice: unknown) => void,
): Desk {
  const { game } = system.entry;
  const language = useCell(locale);
  const wait = table.board?.view.wait;
  const epoch = table.board?.epoch;
  const draft = useMemo<Cell<unknown>>(() => cell<unknown>(undefined), [wait, epoch, table.viewer]);
  const selected = useMemo<Cell<string | undefined>>(() => cell<string | undefined>(undefined), []);
  const pointed = useMemo<Cell<string | undefined>>(() => cell<string | undefined>(undefined), []);
  // An answer that is kept until the pause is over leaves nothing to answer.
  const prompt = isNow && table.board?.held !== true ? table.board?.view.prompt : undefined;
  const stack = isNow ? (table.board?.view.stack ?? NO_FRAMES) : NO_FRAMES;
  const seats = table.match?.seats ?? NO_SEATS;
  const { viewer } = table;
  const t = wordsWith([kernelText, gameText, ...(system.texts ?? []), game.text], language);
  return useMemo(
    () => ({
      game,
      t,
      state,
      viewer,
      stack,
      seats,
      ...(prompt && { prompt }),
      draft,
      selected,
      pointed,
      item: id => itemWords(system, state, prompt, id, t),
      judge: choice => judgeFor(game, state, prompt, choice),
      answer,
    }),
    [game, t, state, viewer, stack, seats, prompt, draft, selected, pointed],
  );
}

function itemWords(
  system: WebSystem,
  state: unknown,
  prompt: Desk['prompt'],
  id: string | number,
  t: Desk['t'],
): string {
  if (prompt === undefined) return String(id);
  const { game } = system.entry;
  return game.tellItem?.(state, prompt, id, t) ?? system.tellItem?.(state as never, prompt, id, t) ?? String(id);
}

const NO_SEATS: Desk['seats'] = [];
const NO_FRAMES: Desk['stack'] = [];
