import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useWords } from '../../app/language.js';
import { Link } from '../../app/router.js';
import { endingWords } from '../../company/ending.js';
import type { WebSystem } from '../../systems/webSystem.js';
import type { Desk } from '../desk.js';
import { SeatMark, seatClass } from '../Seat.js';
import type { TableState } from '../tableState.js';
import type { Timeline } from '../timeline.js';
import { weighedRolls, type WeighedRoll } from '../weighedRolls.js';
import { courseOf, type Course } from './course.js';
import { Fallen } from './Fallen.js';
import { LuckBars } from './LuckBars.js';
import { MomentList } from './MomentList.js';
import { momentsOf } from './moments.js';
import { ScoreBars } from './ScoreBars.js';
import { ShareImage } from './ShareImage.js';
import './ending.css';

export interface EndScreenProps {
  readonly system: WebSystem;
  readonly desk: Desk;
  readonly table: TableState;
  readonly timeline: Timeline;
  readonly kept: 'local' | 'remote';
  readonly match: string;
  /** Look at an older moment on the board. */
  readonly visit: (events: number) => void;
}

/** What is told of a battle. */
export interface Told {
  readonly course: Course | undefined;
  readonly rolls: readonly WeighedRoll[];
}

/** The end of a battle, over the dimmed table: who won, what was held, who fell, how it went, and what to tell others. */
export function EndScreen(props: EndScreenProps): JSX.Element {
  const t = useWords();
  const [isOpen, setOpen] = useState(true);
  const told = useTold(props);
  if (!isOpen)
    return (
      <button type="button" class="button end-again" onClick={() => setOpen(true)}>
        {t('web.end.open')}
      </button>
    );
  const { system, desk, kept, match, visit } = props;
  const { course, rolls } = told;
  return (
    <section class="end-screen" aria-label={t('web.end.title')} tabIndex={0}>
      <Banner {...props} />
      {course !== undefined && (
        <div class="end-columns">
          <ScoreBars course={course} seats={desk.seats} />
          <Fallen course={course} system={system} desk={desk} timeline={props.timeline} />
          <LuckBars rolls={rolls} seats={desk.seats} />
        </div>
      )}
      {course !== undefined && (
        <MomentList moments={momentsOf(course, rolls)} {...{ system, desk, kept, match, visit }} />
      )}
      <div class="end-ways row">
        <Link class="button primary" to={`/replay/${kept}/${match}`}>
          {t('web.replay.title')}
        </Link>
        <Link class="button" to={`/new/${desk.game.system.id}`}>
          {t('web.end.again')}
        </Link>
        <Link class="button" to="/">
          {t('web.home')}
        </Link>
        <ShareImage {...props} told={told} />
        <button type="button" class="button" onClick={() => setOpen(false)}>
          {t('web.end.look')}
        </button>
      </div>
    </section>
  );
}

function useTold({ system, desk, timeline }: EndScreenProps): Told {
  return useMemo(() => {
    const { battle } = system;
    const rolls = weighedRolls(system, desk, timeline);
    const scores = system.scores ?? (state => system.entry.game.system.result(state).scores);
    return { course: battle && courseOf(timeline, battle, scores), rolls };
  }, [timeline, desk.t, system]);
}

/** The winner's sign on a banner in the winner's colour. */
function Banner({ desk, table }: EndScreenProps): JSX.Element {
  const t = useWords();
  const { winners = [], scores } = table.board?.result ?? {};
  const { ending } = table.board ?? {};
  const [first] = winners;
  const nameOf = (seat: number): string => desk.seats[seat]?.name ?? '';
  return (
    <header class={`end-banner ${first === undefined ? 'drawn' : seatClass(first)}`}>
      <div class="end-cloth" aria-hidden="true">
        {first === undefined ? '=' : <SeatMark seat={first} />}
      </div>
      <div>
        <h2>{first === undefined ? t('web.over.draw') : t('web.over.title')}</h2>
        {winners.length > 0 && <p class="end-winners">{winners.map(nameOf).join(' · ')}</p>}
        {ending !== undefined && <p>{endingWords(ending, nameOf, t)}</p>}
      </div>
      {scores !== undefined && (
        <ul class="end-scores" aria-label={t('web.seat.score')}>
          {scores.map((score, seat) => (
            <li key={seat} class={`pill ${seatClass(seat)}`}>
              <SeatMark seat={seat} />
              <span class="hidden-label">{nameOf(seat)} </span>
              {score}
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
