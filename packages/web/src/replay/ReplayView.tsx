import { writeRecord, type MatchRecord } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { gameLight } from '../app/gameLight.js';
import { locale, useWords } from '../app/language.js';
import { SMALL, useScreen } from '../app/useScreen.js';
import { go } from '../app/router.js';
import { download } from '../app/download.js';
import { localHouse } from '../local/client.js';
import type { WebSystem } from '../systems/webSystem.js';
import { BoardInMotion } from '../table/BoardInMotion.js';
import { DiceTray } from '../table/DiceTray.js';
import { Log } from '../table/Log.js';
import { Luck } from '../table/Luck.js';
import { endingIn, endingWords } from '../company/ending.js';
import { CopyLink } from '../company/Invitations.js';
import { side } from '../table/folding.js';
import { Score } from '../table/Pills.js';
import { Settings } from '../table/Settings.js';
import { FoldButton, HomeLink } from '../table/TableBar.js';
import { TableBody } from '../table/TableBody.js';
import type { TableState } from '../table/tableState.js';
import { after } from '../table/timeline.js';
import { useDesk } from '../table/useDesk.js';
import { timeToLookAt } from '../table/lookAt.js';
import { inputsAt, type RecordTimeline } from './recordTimeline.js';
import { replaySpeed, Transport } from './Transport.js';

interface ReplayViewProps {
  readonly record: MatchRecord;
  readonly system: WebSystem;
  readonly played: RecordTimeline;
  readonly from: number;
  /** The address of this replay, where others can open it too. */
  readonly link: string | undefined;
}

export function ReplayView({ record, system, played, from, link }: ReplayViewProps): JSX.Element {
  const t = useWords();
  const language = useCell(locale);
  const { timeline } = played;
  const total = timeline.events.length;
  const [at, setAt] = useState(Math.min(Math.max(from, 0), total));
  const table = useMemo(() => tableOf(record), [record]);
  const desk = useDesk(system, table, { state: after(timeline, at), isNow: false }, () => undefined);
  useEffect(() => void (document.title = `${t('web.replay.title')} · Banneret`), [t]);
  const { Sheet } = system;
  const selected = useCell(desk.selected);
  const rate = useCell(replaySpeed);
  const ending = endingIn(record);
  const isSmall = useScreen(SMALL);
  const isFolded = useCell(side) === 'folded' && !isSmall;
  const board = (
    <>
      <div class="board-space">
        <BoardInMotion {...{ system, desk, timeline }} shown={at} rate={rate} />
      </div>
      <DiceTray system={system} desk={desk} timeline={timeline} shown={at} />
    </>
  );
  return (
    <div {...gameLight(system.theme, `table-page${isFolded ? ' folded' : ''}`)}>
      <header class="table-bar">
        <div class="bar-start">
          <HomeLink />
          <h1>
            {desk.game.title[language]} <span class="quiet">· {t('web.replay.title')}</span>
          </h1>
        </div>
        <Score system={system} desk={desk} />
        <div class="bar-end">
          <FoldButton />
          <Settings />
        </div>
      </header>
      <TableBody board={board}>
        <Transport timeline={timeline} at={at} setAt={setAt} lengthAt={n => timeToLookAt(system, desk, timeline, n)} />
        <section class="replay-side">
          {selected !== undefined && Sheet !== undefined && <Sheet desk={desk} thing={selected} />}
          <Log system={system} desk={desk} timeline={timeline} shown={total} visit={setAt} />
          <details>
            <summary>{t('web.luck.title')}</summary>
            <Luck system={system} desk={desk} timeline={timeline} />
          </details>
          <div class="replay-tools">
            {ending !== undefined && <p>{endingWords(ending, seat => desk.seats[seat]?.name ?? '', t)}</p>}
            {played.cutShort && <p class="problem">{t('web.replay.cut-short')}</p>}
            <button
              type="button"
              class="button"
              onClick={() => void continueFrom(record, inputsAt(played, at), system)}
            >
              {t('web.replay.continue')}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => download(`banneret-${record.header.system}.json`, writeRecord(record))}
            >
              {t('web.replay.download')}
            </button>
            {link !== undefined && <CopyLink link={`${location.origin}${link}?at=${at}`} />}
          </div>
        </section>
      </TableBody>
    </div>
  );
}

const tableOf = ({ header }: MatchRecord): TableState => ({
  link: 'open',
  viewer: 'public',
  unanswered: [],
  diceWaitFor: [],
  talk: [],
  match: {
    id: '',
    system: header.system,
    rules: header.rules,
    commitment: '',
    spectators: true,
    seats: Array.from({ length: header.seats }, (_, seat) => ({
      name: header.names?.[seat] ?? `${seat + 1}`,
      player: 'human',
      taken: true,
      screens: 1,
    })),
  },
});

/** The first seat is taken by the visitor, the others by the best computer player. */
async function continueFrom(record: MatchRecord, inputs: number, system: WebSystem): Promise<void> {
  const level = Object.keys(system.entry.players).at(-1) ?? 'random';
  const players = Array.from({ length: record.header.seats }, (_, seat) => (seat === 0 ? 'human' : level));
  const created = await localHouse().request({ kind: 'continue', record, inputs, players });
  if (created.ok) go(`/local/${created.value.id}`);
}
