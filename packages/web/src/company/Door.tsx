import type { SeatInfo } from '@banneret/room';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { locale, useWords, wordsWith } from '../app/language.js';
import { Link } from '../app/router.js';
import { claimSeat, knownName, returnToSeat, type OwnSeat } from '../connection/ownSeat.js';
import { Frame } from '../pages/Frame.js';
import { catalogued } from '../systems/catalogue.js';
import { SeatName } from '../table/Seat.js';

interface DoorProps {
  readonly match: string;
  readonly system: string;
  readonly seats: readonly SeatInfo[];
  readonly spectators: boolean;
  readonly invitation: string | undefined;
  /** Why one stands before it again: a message key. */
  readonly reason: string | undefined;
  /** The seat this browser still has: it may simply go back in. */
  readonly own: OwnSeat | undefined;
  readonly sit: (seat: OwnSeat) => void;
  readonly watch: () => void;
}

/** Before a match on a server: take the seat one was invited to, come back to one's own, or look on. */
export function Door(props: DoorProps): JSX.Element {
  const { match, system, seats, spectators, invitation, reason, own, sit, watch } = props;
  const t = useWords();
  const language = useCell(locale);
  const title = catalogued(system)?.title[language] ?? system;
  return (
    <Frame title={title} mood={system}>
      <h1>{title}</h1>
      {reason !== undefined && (
        <p class="problem" role="alert">
          {wordsWith([], language).say(reason)}
        </p>
      )}
      <Seats seats={seats} />
      {own !== undefined && (
        <button type="button" class="button primary big" onClick={() => sit(own)}>
          {t('web.door.again')}
        </button>
      )}
      {own === undefined && invitation !== undefined && (
        <TakeSeat take={name => sit(claimSeat(match, system, invitation, name))} />
      )}
      <div class="row">
        {spectators && (
          <button type="button" class="button" onClick={watch}>
            {t('web.door.watch')}
          </button>
        )}
        <Link class="button" to="/">
          {t('web.home')}
        </Link>
      </div>
      <ComeBack open={invitation === undefined} back={code => returnToSeat(match, system, code)} sit={sit} />
    </Frame>
  );
}

function Seats({ seats }: Pick<DoorProps, 'seats'>): JSX.Element {
  const t = useWords();
  return (
    <ul class="door-seats">
      {seats.map(({ name, player, taken }, seat) => (
        <li key={seat} class="row">
          <SeatName seat={seat} name={name} />
          <span class="quiet">
            {player !== 'human' ? t('web.door.computer') : taken ? t('web.door.taken') : t('web.door.free')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function TakeSeat({ take }: { readonly take: (name: string) => void }): JSX.Element {
  const t = useWords();
  const [name, setName] = useState(knownName);
  return (
    <form
      class="door-form"
      onSubmit={event => {
        event.preventDefault();
        take(name.trim());
      }}
    >
      <p>{t('web.door.invited')}</p>
      <label class="field">
        <span>{t('web.door.name')}</span>
        <input maxLength={40} value={name} onInput={event => setName(event.currentTarget.value)} />
      </label>
      <button type="submit" class="button primary big">
        {t('web.door.take')}
      </button>
    </form>
  );
}

interface ComeBackProps {
  readonly open: boolean;
  /** The seat of a code; undefined if it cannot be one. */
  readonly back: (code: string) => OwnSeat | undefined;
  readonly sit: (seat: OwnSeat) => void;
}

function ComeBack({ open, back, sit }: ComeBackProps): JSX.Element {
  const t = useWords();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (): void => {
    const seat = back(code);
    if (seat === undefined) setWrong(true);
    else sit(seat);
  };
  return (
    <details class="door-back" open={open}>
      <summary>{t('web.door.back')}</summary>
      <form
        class="door-form"
        onSubmit={event => {
          event.preventDefault();
          submit();
        }}
      >
        <label class="field">
          <span>{t('web.door.code')}</span>
          <input
            class="code"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxLength={60}
            value={code}
            aria-invalid={wrong}
            onInput={event => {
              setCode(event.currentTarget.value);
              setWrong(false);
            }}
          />
        </label>
        {wrong && (
          <p class="problem" role="alert">
            {t('web.door.not-a-code')}
          </p>
        )}
        <button type="submit" class="button">
          {t('web.door.return')}
        </button>
      </form>
    </details>
  );
}
