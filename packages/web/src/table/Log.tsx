import { tellSole, type AnyGame } from '@banneret/game';
import type { Translate } from '@banneret/i18n';
import type { EventBase } from '@banneret/kernel';
import type { TableAnswer } from '@banneret/room';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useWords } from '../app/language.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { Desk } from './desk.js';
import { RuleLink } from './rulebook.js';
import { rulesIn } from './rulesIn.js';
import { after, type Timeline } from './timeline.js';

interface LogProps {
  readonly system: WebSystem;
  readonly desk: Desk;
  readonly timeline: Timeline;
  /** How many events are shown on the board. */
  readonly shown: number;
  /** What the table answered for the reader, each after so many events. */
  readonly byTable?: readonly TableAnswer[];
  /** Look at the board after so many events. */
  readonly visit: (events: number) => void;
}

interface Line {
  readonly key: string;
  readonly at: number;
  /** Did the table do this, and not the game? */
  readonly byTable?: true;
  readonly words: string;
  readonly things: readonly string[];
  readonly rules: readonly string[];
}

/** So many lines are there at once; a long battle has thousands. */
const LATEST = 150;

/** All that happened in words; a click on a line shows that moment. */
export function Log({ system, desk, timeline, shown, visit, byTable = NO_ANSWERS }: LogProps): JSX.Element {
  const t = useWords();
  const [about, setAbout] = useState('');
  const happened = useLines(system, desk, timeline);
  const answered = useTableLines(desk, timeline, byTable);
  // What was answered by the table stands behind what had happened before.
  const lines = useMemo(() => [...happened, ...answered].sort((a, b) => a.at - b.at), [happened, answered]);
  const things = system.things?.(desk.state, desk.t) ?? [];
  const [isWhole, setWhole] = useState(false);
  const all = lines.filter(line => line.at <= shown && (about === '' || line.things.includes(about)));
  const visible = isWhole ? all : all.slice(-LATEST);
  const earlier = all.length - visible.length;
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => end.current?.scrollTo({ top: end.current.scrollHeight }), [all.length]);
  return (
    <div class="log">
      {things.length > 0 && (
        <label class="filter">
          {t('web.log.about')}{' '}
          <select value={about} onChange={event => setAbout(event.currentTarget.value)}>
            <option value="">{t('web.log.all')}</option>
            {things.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <ol ref={end} class="lines" tabIndex={0} aria-label={t('web.log.title')}>
        {earlier > 0 && (
          <li>
            <button type="button" class="line earlier" onClick={() => setWhole(true)}>
              {t('web.log.earlier', { count: earlier })}
            </button>
          </li>
        )}
        {visible.map(line => (
          <li key={line.key}>
            <button
              type="button"
              class={line.byTable ? 'line by-table' : 'line'}
              onClick={() => visit(line.at)}
              title={t('web.log.visit')}
            >
              {line.words}
            </button>
            {line.rules.map(rule => (
              <RuleLink key={rule} game={desk.game} rule={rule} />
            ))}
          </li>
        ))}
      </ol>
      {visible.length === 0 && <p class="quiet">{t('web.log.empty')}</p>}
    </div>
  );
}

/** Words of each event with the board of its moment. */
function useLines(system: WebSystem, { game, t }: Desk, timeline: Timeline): readonly Line[] {
  return useMemo(() => {
    const known = linesIn(t);
    return timeline.events.flatMap((event, i): readonly Line[] => {
      const state = after(timeline, i + 1) as object;
      let lines = known.get(state);
      if (lines === undefined) known.set(state, (lines = linesFor(system, game, t, event, state, i + 1)));
      return lines;
    });
  }, [game, t, timeline, system]);
}

const NO_ANSWERS: readonly TableAnswer[] = [];

function useTableLines({ game, t }: Desk, timeline: Timeline, byTable: readonly TableAnswer[]): readonly Line[] {
  const { first } = timeline;
  return useMemo(
    () =>
      byTable.map(({ at, input, prompt, choice }): Line => {
        const words = tellSole(game, after(timeline, at), prompt, choice, t);
        return { key: `table ${input}`, at, byTable: true, words, things: [], rules: [prompt.rule] };
      }),
    // Moments that were told stay what they were: the timeline grows, and begins anew with another first board.
    [game, t, byTable, first],
  );
}

/** By the board after the event: what may be told of it hangs on who looks. */
type Told = WeakMap<object, readonly Line[]>;

const told = new WeakMap<Translate, Told>();

/** What has been told in a language stays told: a battle has thousands of events, and only the latest are new. */
function linesIn(t: Translate): Told {
  let known = told.get(t);
  if (known === undefined) told.set(t, (known = new WeakMap()));
  return known;
}

function linesFor(
  system: WebSystem,
  game: AnyGame,
  t: Translate,
  event: EventBase,
  state: object,
  at: number,
): readonly Line[] {
  const words = game.tell(event, state, t);
  if (words === undefined) return [];
  const things = system.thingsIn?.(event as never, state as never) ?? [];
  return [{ key: `${at}`, at, words, things, rules: rulesIn(event.why) }];
}
