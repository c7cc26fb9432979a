import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Desk } from '../table/desk.js';
import { eyeOf, type EyeView } from './eyeOf.js';
import { isSame, nearestTarget, personOf, steppedTo, turnedTo, type Person } from './people.js';
import type { Who } from './who.js';

/** The figure's eye as it is opened, turned and closed. */
export interface Eye {
  readonly isOpen: boolean;
  /** Is the next figure that is touched the one that looks? */
  readonly isChoosing: boolean;
  readonly people: readonly Person[];
  readonly from: Person | undefined;
  readonly to: Person | undefined;
  readonly view: EyeView | undefined;
  toggle(): void;
  close(): void;
  /** A figure was touched: it looks, or it is looked at. */
  pick(who: Who): void;
  lookFrom(who: Who): void;
  lookAt(who: Who): void;
}

/** `acting` is the unit that the question is about: it looks first. */
export function useEye(desk: Desk, people: readonly Person[], acting?: string): Eye {
  const [isOpen, setOpen] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [viewer, setViewer] = useState<Who>();
  const [target, setTarget] = useState<Who>();
  const from = personOf(people, viewer);
  const to = personOf(people, target);
  const view = useMemo(
    () => (isOpen && from && to ? eyeOf(desk.game, desk.state, from.who, to.who, desk.t) : undefined),
    [isOpen, desk.game, desk.state, desk.t, from?.who, to?.who],
  );

  const lookFrom = (who: Who): void => {
    const person = personOf(people, who);
    setViewer(who);
    setChoosing(false);
    // Nobody looks at himself or at his own comrades unless asked to.
    if (person !== undefined && (to === undefined || to.who.thing === who.thing))
      setTarget(nearestTarget(people, person)?.who);
  };
  const toggle = (): void => {
    setOpen(!isOpen);
    if (isOpen) return;
    const first = firstOnlooker(people, from, [acting, desk.selected.get()], desk.viewer);
    if (first !== undefined) lookFrom(first.who);
  };
  const close = (): void => setOpen(false);

  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const next = from && to && turnedTo(people, from, to, event.key === 'ArrowRight' ? 1 : -1);
      setTarget(next?.who ?? target);
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      const next = to && steppedTo(people, to, event.key === 'ArrowDown' ? 1 : -1);
      setTarget(next?.who ?? target);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (!isElsewhere(event)) keys(event);
    };
    // Before the table: there arrows move it, and push units.
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  });

  return {
    isOpen,
    isChoosing,
    people,
    from,
    to,
    view,
    toggle,
    close,
    pick(who) {
      if (isChoosing || from === undefined) lookFrom(who);
      else if (isSame(who, from.who)) setChoosing(true);
      else setTarget(who);
    },
    lookFrom,
    lookAt: setTarget,
  };
}

/** Lists have arrows of their own, and an open window is closed first. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return key !== 'Escape' && target instanceof Element && target.closest('select, input, textarea') !== null;
}

/** Whoever looked last, or the unit that matters now, or one's own first. */
function firstOnlooker(
  people: readonly Person[],
  last: Person | undefined,
  units: readonly (string | undefined)[],
  seat: unknown,
): Person | undefined {
  const wanted = units.map(unit => people.find(({ who }) => String(who.thing) === unit)).find(Boolean);
  return wanted ?? last ?? people.find(person => person.seat === seat) ?? people[0];
}
