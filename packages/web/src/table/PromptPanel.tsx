import { tellAsk } from '@banneret/game';
import type { Prompt } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../app/language.js';
import { Link } from '../app/router.js';
import { controlFor } from '../controls/controlFor.js';
import type { WebSystem } from '../systems/webSystem.js';
import { Agreement } from '../company/Agreement.js';
import { endingWords } from '../company/ending.js';
import { Invitations } from '../company/Invitations.js';
import { NoteTheCode, Notices } from '../company/Notices.js';
import { Coach } from './Coach.js';
import type { Desk } from './desk.js';
import type { Playback } from './playback.js';
import { Reasons, RuleLink } from './rulebook.js';
import { SeatName } from './Seat.js';
import type { Session } from './session.js';
import { Always, mayStand, Passing, Sparing, StandingList } from './StandingAnswers.js';
import type { TableState } from './tableState.js';

interface PromptPanelProps {
  readonly kept: 'local' | 'remote';
  readonly match: string;
  readonly learning: boolean;
  readonly system: WebSystem;
  readonly desk: Desk;
  readonly table: TableState;
  readonly session: Session;
  readonly playback: Playback;
}

/** The one place that says what is asked, of whom, and by which rule. */
export function PromptPanel(props: PromptPanelProps): JSX.Element {
  const { system, desk, table, session, playback, learning, kept, match } = props;
  const t = useWords();
  return (
    <section class="prompt-panel" aria-label={t('web.prompt.title')}>
      {kept === 'remote' && <Notices table={table} session={session} />}
      {playback.isBehind ? (
        <div class="row between">
          <p class="quiet">{t('web.prompt.showing')}</p>
          <button type="button" class="button" onClick={() => playback.skip()}>
            {t('web.skip')} ▸▸
          </button>
        </div>
      ) : (
        <Asked {...{ system, desk, table, session, kept, match }} />
      )}
      {learning && <Coach system={system} desk={desk} />}
      {table.refusal && <Reasons desk={desk} because={table.refusal} />}
      <StandingList desk={desk} table={table} session={session} />
      <Sparing table={table} session={session} />
      <Agreement desk={desk} table={table} session={session} />
      {kept === 'remote' && table.viewer !== 'public' && <NoteTheCode match={match} />}
    </section>
  );
}

function Asked({
  system,
  desk,
  table,
  session,
  kept,
  match,
}: Pick<PromptPanelProps, 'system' | 'desk' | 'table' | 'session' | 'kept' | 'match'>): JSX.Element {
  const t = useWords();
  const { prompt } = desk;
  if (table.board?.result !== undefined) return <Over desk={desk} table={table} kept={kept} />;
  if (table.board?.held === true) return <p class="quiet">{t('web.prompt.held')}</p>;
  if (prompt === undefined) return <Waiting desk={desk} table={table} match={match} />;
  return (
    <div>
      <Question key={`question ${table.board?.view.wait}`} {...{ system, desk, prompt }} />
      <Passing desk={desk} table={table} />
      {table.unanswered.length > 0 ? (
        <p class="quiet">{t('web.prompt.sending')}</p>
      ) : (
        <Answering key={table.board?.view.wait} {...{ system, desk, session, prompt }} />
      )}
    </div>
  );
}

type QuestionProps = Pick<PromptPanelProps, 'system' | 'desk'> & { readonly prompt: Prompt };

/** What is asked. A new question comes into sight by itself: on a small screen somebody may be reading further down. */
function Question({ system, desk, prompt }: QuestionProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  const asked = tellAsk(desk.game, desk.state, prompt, desk.t);
  const about = aboutOf(system, desk);
  return (
    <div class="asked" ref={place}>
      <p class="row between">
        <SeatName seat={prompt.seat} name={desk.seats[prompt.seat]?.name ?? ''} />
        <RuleLink game={desk.game} rule={prompt.rule} />
      </p>
      <h2>{asked}</h2>
      {about !== undefined && !asked.includes(about) && <p class="about">{about}</p>}
    </div>
  );
}

interface AnsweringProps extends Pick<PromptPanelProps, 'system' | 'desk' | 'session'> {
  readonly prompt: Prompt;
}

/** The control of a question; the answer may be left standing where that makes sense. */
function Answering({ system, desk, session, prompt }: AnsweringProps): JSX.Element {
  const [always, setAlways] = useState(false);
  const Control = controlFor(system, prompt.shape);
  if (!mayStand(system, prompt)) return <Control desk={desk} prompt={prompt} />;
  const standing: Desk = { ...desk, answer: choice => session.answer(choice, always) };
  return (
    <>
      <Control desk={standing} prompt={prompt} />
      <Always always={always} setAlways={setAlways} />
    </>
  );
}

/** The thing that the question is about, where the question itself does not say. */
function aboutOf(system: WebSystem, { prompt, state, t }: Desk): string | undefined {
  const unit = prompt?.args?.['unit'];
  return unit === undefined ? undefined : system.things?.(state, t).find(({ id }) => id === String(unit))?.label;
}

function Waiting({ desk, table, match: id }: Pick<PromptPanelProps, 'desk' | 'table' | 'match'>): JSX.Element {
  const t = useWords();
  const { board, match } = table;
  if (board === undefined) return <Unready desk={desk} table={table} match={id} />;
  return (
    <ul class="waiting">
      {board.view.awaited.map(({ seat, ask }) => {
        const { name = '', player = 'human' } = match?.seats[seat] ?? {};
        return (
          <li key={seat}>
            <SeatName seat={seat} name={name} />{' '}
            <span class={player === 'human' ? 'quiet' : 'quiet thinking'}>
              {player === 'human' ? t('web.prompt.awaited') : t('web.prompt.thinks')}
            </span>
            {ask !== undefined && player === 'human' && <Overheard words={desk.t.say(ask)} />}
          </li>
        );
      })}
    </ul>
  );
}

/** A question to somebody else. What it is about is known to them alone: one that needs it to make sense is not shown. */
const Overheard = ({ words }: { readonly words: string }): JSX.Element | null =>
  /\{\w+/.test(words) ? null : <p class="quiet">« {words} »</p>;

/** The match has not begun: somebody has not taken their seat yet. */
function Unready({ desk, table, match }: Pick<PromptPanelProps, 'desk' | 'table' | 'match'>): JSX.Element {
  const t = useWords();
  const missing = table.match?.seats.flatMap(({ taken, name }, seat) => (taken ? [] : [{ seat, name }])) ?? [];
  if (missing.length === 0) return <p class="quiet">{t('web.loading')}</p>;
  return (
    <div>
      <p>{t('web.prompt.not-begun')}</p>
      <ul>
        {missing.map(({ seat, name }) => (
          <li key={seat}>
            <SeatName seat={seat} name={name} />
          </li>
        ))}
      </ul>
      <Invitations desk={desk} match={match} spectators={table.match?.spectators === true} />
    </div>
  );
}

function Over({ desk, table, kept }: Pick<PromptPanelProps, 'desk' | 'table' | 'kept'>): JSX.Element {
  const t = useWords();
  const { winners = [], scores } = table.board?.result ?? {};
  const { ending } = table.board ?? {};
  return (
    <div class="over" role="status">
      <h2>{winners.length === 0 ? t('web.over.draw') : t('web.over.title')}</h2>
      {winners.map(seat => (
        <p key={seat} class="winner">
          <SeatName seat={seat} name={desk.seats[seat]?.name ?? ''} />
        </p>
      ))}
      {ending !== undefined && <p>{endingWords(ending, seat => desk.seats[seat]?.name ?? '', t)}</p>}
      {scores && <p class="quiet">{t('web.over.scores', { scores: scores.join(' – ') })}</p>}
      <div class="row">
        <Link class="button primary" to={`/replay/${kept}/${table.match?.id ?? ''}`}>
          {t('web.replay.open')}
        </Link>
        <Link class="button" to={`/verify/${kept}/${table.match?.id ?? ''}`}>
          {t('web.over.verify')}
        </Link>
        <Link class="button" to={`/new/${desk.game.system.id}`}>
          {t('web.over.again')}
        </Link>
      </div>
    </div>
  );
}
