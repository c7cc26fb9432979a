import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../app/language.js';
import { ownSeat } from '../connection/ownSeat.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { Session } from '../table/session.js';
import type { TableState } from '../table/tableState.js';
import { isRunning, ruleWords, timeLeft } from './Clock.js';
import { CopyCode, CopyLink } from './Invitations.js';
import { invitationLink } from './invitations.js';
import { Sure } from './Sure.js';

interface SeatMenuProps {
  readonly system: WebSystem;
  readonly table: TableState;
  readonly session: Session;
  readonly kept: 'local' | 'remote';
  readonly match: string;
}

/** What one may do with one's own seat: give up, agree on an end, hand it on, take it elsewhere. */
export function SeatMenu(props: SeatMenuProps): JSX.Element | null {
  const { table, kept } = props;
  const t = useWords();
  if (table.viewer === 'public') return null;
  const isOver = table.board?.result !== undefined;
  const { clock } = table.match ?? {};
  return (
    <section class="seat-menu" aria-label={t('web.seat.title')}>
      <h3>{t('web.seat.title')}</h3>
      {clock !== undefined && <p class="quiet">{ruleWords(clock, t)}</p>}
      {table.board !== undefined && !isOver && <Ends {...props} />}
      {kept === 'remote' && <Elsewhere {...props} />}
      {kept === 'remote' && <ForgetMe {...props} isOver={isOver} />}
    </section>
  );
}

/** Ways to an end, or out of it. */
function Ends({ system, table, session }: SeatMenuProps): JSX.Element {
  const t = useWords();
  const persons = (table.match?.seats ?? []).filter(({ player }) => player === 'human').length;
  const several = (table.match?.seats.length ?? 0) > 2;
  return (
    <div class="seat-ends">
      <Overdue table={table} session={session} />
      <Sure
        label={t('web.seat.resign')}
        why={t(several ? 'web.seat.resign.several' : 'web.seat.resign.why')}
        yes={t('web.seat.resign.yes')}
        go={() => session.resign()}
      />
      {persons > 1 && (
        <>
          <button
            type="button"
            class="button"
            disabled={table.proposed !== undefined}
            onClick={() => session.propose({ kind: 'draw' })}
          >
            {t('web.seat.draw')}
          </button>
          <ToComputer system={system} table={table} session={session} />
        </>
      )}
    </div>
  );
}

/** Whoever has been away for too long loses by claim. */
function Overdue({ table, session }: Pick<SeatMenuProps, 'table' | 'session'>): JSX.Element {
  const t = useWords();
  const late = (table.match?.seats ?? []).flatMap(({ name }, seat) =>
    seat !== table.viewer && isRunning(table, seat) && timeLeft(table, seat) === 0 ? [{ seat, name }] : [],
  );
  return (
    <>
      {late.map(({ seat, name }) => (
        <Sure
          key={seat}
          label={t('web.seat.claim-time', { name })}
          why={t('web.seat.claim-time.why', { name })}
          yes={t('web.seat.claim-time.yes')}
          go={() => session.claimTime(seat)}
        />
      ))}
    </>
  );
}

/** A computer player goes on for this seat, if the others agree. */
function ToComputer({ system, table, session }: Pick<SeatMenuProps, 'system' | 'table' | 'session'>): JSX.Element {
  const t = useWords();
  const levels = Object.keys(system.entry.players);
  const [level, setLevel] = useState(levels.at(-1) ?? '');
  return (
    <div class="row">
      <label class="field">
        <span>{t('web.seat.computer-level')}</span>
        <select value={level} onChange={event => setLevel(event.currentTarget.value)}>
          {levels.map(name => (
            <option key={name} value={name}>
              {t.has(`web.level.${name}`) ? t.say(`web.level.${name}`) : name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="button"
        disabled={table.proposed !== undefined}
        onClick={() => session.propose({ kind: 'computer', level })}
      >
        {t('web.seat.to-computer')}
      </button>
    </div>
  );
}

/** To another device, or to another person; and back when this browser has forgotten everything. */
function Elsewhere({ table, session, match }: SeatMenuProps): JSX.Element {
  const t = useWords();
  const { invitation } = table;
  const code = ownSeat(match)?.code;
  return (
    <div class="seat-elsewhere">
      {code !== undefined && (
        <>
          <p class="quiet">{t('web.seat.code')}</p>
          <CopyCode code={code} />
        </>
      )}
      {invitation === undefined ? (
        <button type="button" class="button" onClick={() => session.passOn()}>
          {t('web.seat.move')}
        </button>
      ) : (
        <>
          <p>{t('web.seat.move.how')}</p>
          <CopyLink link={invitationLink(match, invitation)} />
        </>
      )}
    </div>
  );
}

function ForgetMe({ session, isOver }: SeatMenuProps & { readonly isOver: boolean }): JSX.Element {
  const t = useWords();
  return (
    <Sure
      label={t('web.seat.forget')}
      why={t(isOver ? 'web.seat.forget.over' : 'web.seat.forget.why')}
      yes={t('web.seat.forget.yes')}
      go={() => session.forgetMe()}
    />
  );
}
