import type { ComponentType, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { useWords } from '../app/language.js';
import { chosenView, viewProblem } from './choice.js';
import type { Pilot } from './pilot.js';
import './room.css';

/** What every way to show a table in three dimensions is told. */
export interface RoomShell {
  readonly onPilot: (pilot: Pilot | undefined) => void;
}

export interface RoomParts {
  /** Beneath the flat drawing, which lies transparent on its ground. */
  readonly under: JSX.Element | null;
  readonly pilot: { readonly current: Pilot | undefined };
  readonly button: JSX.Element;
  /** What is said where it cannot be shown. */
  readonly note: JSX.Element | null;
}

/** The table in three dimensions, if somebody wants it so. Nothing of it is loaded before. */
export function useRoom<P extends object>(load: () => Promise<ComponentType<P & RoomShell>>, props: P): RoomParts {
  const t = useWords();
  const view = useCell(chosenView);
  const problem = useCell(viewProblem);
  const [Room, setRoom] = useState<{ readonly shown: ComponentType<P & RoomShell> } | undefined>(undefined);
  const pilot = useRef<Pilot | undefined>(undefined);
  const isRoom = view === 'room';
  useEffect(() => {
    if (!isRoom) return;
    load().then(
      shown => setRoom({ shown }),
      () => flatAgain('refused'),
    );
  }, [isRoom]);
  const title = t(isRoom ? 'web.room.close' : 'web.room.open');
  const Shown = Room?.shown;
  return {
    pilot,
    under: !isRoom ? null : Shown === undefined ? (
      <p class="room-note" role="status">
        {t('web.room.loading')}
      </p>
    ) : (
      <Shown {...props} onPilot={next => void (pilot.current = next)} />
    ),
    button: (
      <button
        type="button"
        class="button small room-switch"
        aria-pressed={isRoom}
        aria-label={`3D, ${title}`}
        title={title}
        onClick={() => {
          viewProblem.set(undefined);
          chosenView.set(isRoom ? 'flat' : 'room');
        }}
      >
        3D
      </button>
    ),
    note:
      problem === undefined ? null : (
        <p class="room-note" role="status">
          {t(problem === 'lost' ? 'web.room.lost' : 'web.room.refused')}
        </p>
      ),
  };
}

/** Back to two dimensions, and why. */
export function flatAgain(why: 'refused' | 'lost'): void {
  viewProblem.set(why);
  chosenView.set('flat');
}
