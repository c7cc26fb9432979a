import type { EventBase } from '@banneret/kernel';
import { isObject } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { useWords } from '../app/language.js';
import { Die } from '../dice/Die.js';
import { FateCards } from '../dice/FateCards.js';
import { ThrownDice } from '../dice/ThrownDice.js';
import { lessMotion, pageIsVisible } from '../effects/visible.js';
import { play } from '../sound/hear.js';
import type { RollReading, WebSystem } from '../systems/webSystem.js';
import type { Desk } from './desk.js';
import { motionAt, pace, RATES } from './pace.js';
import { RuleLink } from './rulebook.js';
import { seatClass } from './Seat.js';
import { after, type Timeline } from './timeline.js';
import '../dice/dice.css';

/** A roll as the game reads it, or at least its faces. */
export function readRoll(system: WebSystem, desk: Desk, event: EventBase, state: unknown): RollReading | undefined {
  const read = system.readRoll?.(event as never, state as never, desk.t);
  if (read !== undefined) return read;
  const { faces, seat } = event as { faces?: unknown; seat?: unknown };
  if (!Array.isArray(faces) || !isObject(event)) return undefined;
  const title = desk.game.tell(event, state, desk.t) ?? '';
  return { title, seat: typeof seat === 'number' ? seat : 0, dice: faces.map(face => ({ face: Number(face) })) };
}

interface DiceTrayProps {
  readonly system: WebSystem;
  readonly desk: Desk;
  readonly timeline: Timeline;
  readonly shown: number;
}

interface Rolled {
  readonly at: number;
  readonly roll: RollReading;
}

const MOST_ROLLS = 3;
/** Rolls farther back than this belong to another story. */
const MOST_EVENTS_BACK = 12;
/** So long the latest roll is to be read; longer for who points at it. */
const STAYS_MS = 6_000;

/** The latest rolls, the newest first, each number with its parts. They are there while there is something to read. */
export function DiceTray({ system, desk, timeline, shown }: DiceTrayProps): JSX.Element {
  const t = useWords();
  const rolls = latestRolls(system, desk, timeline, shown);
  const newest = rolls[0]?.at ?? 0;
  const fresh = useFreshRoll(timeline.first, shown, newest);
  const [isHeld, setHeld] = useState(false);
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (fresh === undefined) return undefined;
    setOut(true);
    const timer = setTimeout(() => setOut(false), STAYS_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  const isShown = isOut || isHeld;
  return (
    <div class={isShown ? 'dice-shelf' : 'dice-shelf gone'}>
      {rolls.length > 0 && !isShown && (
        <button
          type="button"
          class="button small dice-recall"
          aria-label={t('web.dice.recall')}
          title={t('web.dice.recall')}
          onClick={() => setOut(true)}
        >
          ⚄
        </button>
      )}
      <div
        class="dice-shelf-rolls"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocusIn={() => setHeld(true)}
        onFocusOut={() => setHeld(false)}
      >
        {rolls.map(({ at, roll }, i) => (
          <Roll key={at} desk={desk} roll={roll} at={at} isFresh={at === fresh} isOlder={i > 0} />
        ))}
      </div>
    </div>
  );
}

function latestRolls(system: WebSystem, desk: Desk, timeline: Timeline, shown: number): readonly Rolled[] {
  const rolls: Rolled[] = [];
  for (let at = shown; at > 0 && rolls.length < MOST_ROLLS; at--) {
    if (rolls[0] !== undefined && rolls[0].at - at > MOST_EVENTS_BACK) break;
    const event = timeline.events[at - 1];
    const roll = event && readRoll(system, desk, event, after(timeline, at));
    if (roll !== undefined) rolls.push({ at, roll });
  }
  return rolls;
}

/** More events than these at once are a jump. */
const MOST_AT_ONCE = 12;

/** The newest roll, if it was made while somebody was looking: whoever comes in, goes back or jumps sees no dice thrown. */
function useFreshRoll(first: unknown, shown: number, newest: number): number | undefined {
  const seen = useRef<{ readonly first: unknown; readonly shown: number; readonly fresh?: number }>({ first, shown });
  // Not in an effect: the dice must not lie there before they are thrown.
  const { first: before, shown: from, fresh } = seen.current;
  if (before !== first || from !== shown) {
    const goesOn = before === first && shown > from && shown - from <= MOST_AT_ONCE;
    const latest = goesOn ? (newest > from ? newest : fresh) : undefined;
    seen.current = { first, shown, ...(latest !== undefined && { fresh: latest }) };
  }
  return seen.current.fresh;
}

interface RollProps {
  readonly desk: Desk;
  readonly roll: RollReading;
  readonly at: number;
  readonly isFresh: boolean;
  readonly isOlder: boolean;
}

/** More dice are smaller ones. */
const [MANY, CROWD] = [16, 40];

function Roll({ desk, roll, at, isFresh, isOlder }: RollProps): JSX.Element {
  const { title, need, dice, cards = [], parts = [], seat } = roll;
  const size = dice.length > CROWD ? ' crowd' : dice.length > MANY ? ' many' : '';
  return (
    <div class={`throw roll ${seatClass(seat)}${isOlder ? ' older' : ''}${size}`}>
      <p class="throw-title">
        {title} {need !== undefined && <strong>{need}</strong>}
      </p>
      {dice.length > 0 && <Dice {...{ desk, roll, at, isFresh }} />}
      {cards.length > 0 && <Cards {...{ roll, isFresh }} />}
      {!isOlder && parts.length > 0 && (
        <ul class="parts">
          {parts.map(part => (
            <li key={part.text} class={part.struck === true ? 'struck' : ''}>
              {part.text} <RuleLink game={desk.game} rule={part.rule} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ThrowProps = Omit<RollProps, 'isOlder'>;

function Dice({ desk, roll: { dice, seat }, at, isFresh }: ThrowProps): JSX.Element {
  const tray = useRef<HTMLDivElement>(null);
  const [lands, setLands] = useState(false);
  const isMoving = useIsMoving();
  const rate = RATES[useCell(pace)];
  const isThrown = isFresh && !lands && isMoving;
  return (
    <div
      ref={tray}
      class={isThrown ? 'throw-dice flying' : 'throw-dice'}
      role="img"
      aria-label={dice.map(({ face }) => face).join(', ')}
    >
      {dice.map(({ face, success, tone = 'bone' }, i) => (
        <Die key={i} face={face} success={success} tone={tone} />
      ))}
      {isThrown && (
        <ThrownDice
          rest={tray}
          faces={dice.map(({ face }) => face)}
          tone={dice[0]?.tone ?? 'bone'}
          roll={at}
          isFromAfar={desk.viewer !== seat && seat !== 0}
          rate={rate}
          onRest={() => setLands(true)}
        />
      )}
    </div>
  );
}

function Cards({ roll: { cards = [] }, isFresh }: Pick<RollProps, 'roll' | 'isFresh'>): JSX.Element {
  const isMoving = useIsMoving();
  useEffect(() => {
    if (isFresh && isMoving) play('card');
  }, [isFresh]);
  return <FateCards cards={cards} isStill={!isFresh || !isMoving} />;
}

const useIsMoving = (): boolean =>
  [motionAt(useCell(pace), useCell(lessMotion)) === 'moving', useCell(pageIsVisible)].every(Boolean);
