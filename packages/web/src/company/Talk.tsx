import { MOST_TALK, type Talk } from '@banneret/room';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { locale, useWords } from '../app/language.js';
import { recall, remember } from '../app/memory.js';
import { SeatName } from '../table/Seat.js';
import type { Session } from '../table/session.js';
import type { TableState } from '../table/tableState.js';

interface TalkPanelProps {
  readonly table: TableState;
  readonly session: Session;
  readonly match: string;
}

type Channel = Talk['to'];

/** Whom and what somebody does not want to hear: this browser's affair alone. */
interface Muted {
  readonly channels: readonly Channel[];
  readonly seats: readonly number[];
}

const NOTHING_MUTED: Muted = { channels: [], seats: [] };

/** What players say to one another, in plain text; with a channel for partners where there are any. */
export function TalkPanel({ table, session, match }: TalkPanelProps): JSX.Element {
  const t = useWords();
  const [muted, setMuted] = useMuted(match);
  const heard = table.talk.filter(line => isHeard(line, muted));
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [heard.length]);
  const partners = partnersOf(table);
  return (
    <div class="talk">
      <ul class="talk-lines" aria-live="polite" tabIndex={0} aria-label={t('web.talk.title')}>
        {heard.length === 0 && <li class="quiet">{t('web.talk.empty')}</li>}
        {heard.map(line => (
          <Line key={line.number} line={line} name={nameOf(table, line.by)} />
        ))}
        <li ref={end} aria-hidden="true" />
      </ul>
      <Say session={session} partners={partners.length > 0} />
      <Mutes {...{ table, muted, setMuted }} partners={partners.length > 0} />
    </div>
  );
}

/** How many lines one has not seen, of those one wants to hear. */
export const unheard = ({ talk, viewer }: TableState, match: string, seen: number): number =>
  talk.filter(line => line.number > seen && line.by !== viewer && isHeard(line, readMuted(match))).length;

const nameOf = ({ match }: TableState, seat: number): string => match?.seats[seat]?.name ?? '';

function partnersOf({ match, viewer }: TableState): readonly number[] {
  const { sides } = match ?? {};
  if (sides === undefined || viewer === 'public') return [];
  return sides.flatMap((side, seat) => (seat !== viewer && side === sides[viewer] ? [seat] : []));
}

function Line({ line, name }: { readonly line: Talk; readonly name: string }): JSX.Element {
  const t = useWords();
  const language = useCell(locale);
  const time = new Date(line.at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
  return (
    <li class={line.to === 'partners' ? 'to-partners' : ''}>
      <SeatName seat={line.by} name={name} /> <time class="quiet">{time}</time>
      {line.to === 'partners' && <span class="badge">{t('web.talk.partners')}</span>}
      <p>{line.text}</p>
    </li>
  );
}

function Say({ session, partners }: { readonly session: Session; readonly partners: boolean }): JSX.Element {
  const t = useWords();
  const [text, setText] = useState('');
  const [to, setTo] = useState<Channel>('all');
  return (
    <form
      class="talk-say"
      onSubmit={event => {
        event.preventDefault();
        if (text.trim() === '') return;
        session.say(text, to);
        setText('');
      }}
    >
      {partners && (
        <select
          value={to}
          aria-label={t('web.talk.to')}
          onChange={event => setTo(event.currentTarget.value === 'partners' ? 'partners' : 'all')}
        >
          <option value="all">{t('web.talk.all')}</option>
          <option value="partners">{t('web.talk.partners')}</option>
        </select>
      )}
      <input
        maxLength={MOST_TALK}
        value={text}
        placeholder={t('web.talk.say')}
        aria-label={t('web.talk.say')}
        onInput={event => setText(event.currentTarget.value)}
      />
      <button type="submit" class="button small">
        {t('web.talk.send')}
      </button>
    </form>
  );
}

interface MutesProps {
  readonly table: TableState;
  readonly muted: Muted;
  readonly setMuted: (muted: Muted) => void;
  readonly partners: boolean;
}

function Mutes({ table, muted, setMuted, partners }: MutesProps): JSX.Element {
  const t = useWords();
  const others = (table.match?.seats ?? []).flatMap(({ name, player }, seat) =>
    seat === table.viewer || player !== 'human' ? [] : [{ seat, name }],
  );
  const channels: readonly Channel[] = partners ? ['all', 'partners'] : ['all'];
  return (
    <details class="talk-mutes">
      <summary>{t('web.talk.mute')}</summary>
      {channels.map(channel => (
        <label key={channel} class="check">
          <input
            type="checkbox"
            checked={muted.channels.includes(channel)}
            onChange={() => setMuted({ ...muted, channels: toggled(muted.channels, channel) })}
          />
          <span>{t(channel === 'all' ? 'web.talk.mute-all' : 'web.talk.mute-partners')}</span>
        </label>
      ))}
      {others.map(({ seat, name }) => (
        <label key={seat} class="check">
          <input
            type="checkbox"
            checked={muted.seats.includes(seat)}
            onChange={() => setMuted({ ...muted, seats: toggled(muted.seats, seat) })}
          />
          <span>{t('web.talk.block', { name })}</span>
        </label>
      ))}
    </details>
  );
}

const toggled = <T,>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter(other => other !== item) : [...list, item];

const isHeard = ({ to, by }: Talk, { channels, seats }: Muted): boolean =>
  !channels.includes(to) && !seats.includes(by);

const readMuted = (match: string): Muted => {
  const text = recall(`muted.${match}`);
  return text === undefined ? NOTHING_MUTED : (JSON.parse(text) as Muted);
};

function useMuted(match: string): [Muted, (muted: Muted) => void] {
  const [muted, set] = useState(() => readMuted(match));
  return [
    muted,
    next => {
      remember(`muted.${match}`, JSON.stringify(next));
      set(next);
    },
  ];
}
