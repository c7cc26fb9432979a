import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { gameLight } from '../app/gameLight.js';
import { useWords } from '../app/language.js';
import { SMALL, useScreen } from '../app/useScreen.js';
import type { Guide } from '../guide/guide.js';
import { GuidePanel } from '../guide/GuidePanel.js';
import { useHint, useLesson } from '../guide/useLesson.js';
import type { WebSystem } from '../systems/webSystem.js';
import { BoardInMotion } from './BoardInMotion.js';
import { DiceTray } from './DiceTray.js';
import { EndScreen } from './ending/EndScreen.js';
import { side } from './folding.js';
import { useImpatience } from '../effects/useShow.js';
import { timeToLookAt } from './lookAt.js';
import { usePlayback } from './playback.js';
import { PromptPanel } from './PromptPanel.js';
import type { Session } from './session.js';
import { SidePanel } from './SidePanel.js';
import { TableBar } from './TableBar.js';
import { TableBody } from './TableBody.js';
import type { TableState } from './tableState.js';
import { after, NOTHING_YET } from './timeline.js';
import { useAsking } from './useAsking.js';
import { useDesk } from './useDesk.js';

interface TableViewProps {
  readonly system: WebSystem;
  readonly session: Session;
  readonly table: TableState;
  readonly kept: 'local' | 'remote';
  readonly match: string;
  readonly learning: boolean;
  readonly guide: Guide | undefined;
  readonly onCaughtUp: (caughtUp: boolean) => void;
}

/** The table through one pair of eyes: the board, the question, and everything to look up beside it. */
export function TableView(props: TableViewProps): JSX.Element {
  const { system, session, table, kept, match, learning, guide, onCaughtUp } = props;
  const t = useWords();
  const { board } = table;
  const [visiting, setVisiting] = useState<number | undefined>(undefined);
  const timeline = board?.timeline ?? NOTHING_YET(undefined);
  const playback = usePlayback(board?.timeline, at => timeToLookAt(system, plain, timeline, at));
  const now = playback.shown;
  const shown = visiting ?? now;
  const plain = useDesk(
    system,
    table,
    { state: after(timeline, shown), isNow: visiting === undefined && !playback.isBehind },
    choice => session.answer(choice),
  );
  const lesson = useLesson(guide, session, table, now);
  const hint = useHint(lesson, plain);
  const focus = guide?.focus;
  const desk = useMemo(() => ({ ...plain, ...(hint && { hint }), ...(focus && { focus }) }), [plain, hint, focus]);
  const selected = useCell(desk.selected);
  const isSmall = useScreen(SMALL);
  const isFolded = useCell(side) === 'folded' && !isSmall;
  const asking = useAsking(isSmall, table, desk.prompt);
  useEffect(() => onCaughtUp(!playback.isBehind), [playback.isBehind]);

  useImpatience(playback.isBehind, playback.hurry);

  const isOver = board?.result !== undefined && !playback.isBehind;
  const classes = `table-page${lesson === undefined ? '' : ' guided'}${isFolded ? ' folded' : ''}`;
  const onTable = (
    <>
      <div class="board-space">
        {desk.state === undefined ? (
          <p class="quiet">{t('web.loading')}</p>
        ) : (
          <BoardInMotion {...{ system, desk, timeline, shown }} />
        )}
      </div>
      {visiting !== undefined && (
        <div class="visiting" role="status">
          {t('web.table.visiting', { at: visiting, of: timeline.events.length })}{' '}
          <button type="button" class="button primary" onClick={() => setVisiting(undefined)}>
            {t('web.table.now')}
          </button>
        </div>
      )}
      {isOver && visiting === undefined && (
        <EndScreen {...{ system, desk, table, timeline, kept, match }} visit={setVisiting} />
      )}
      {desk.state !== undefined && <DiceTray system={system} desk={desk} timeline={timeline} shown={shown} />}
    </>
  );
  return (
    <div {...gameLight(system.theme, classes)}>
      <TableBar system={system} desk={desk} table={table} />
      <TableBody board={onTable} isOver={isOver && visiting === undefined} winners={table.board?.result?.winners ?? []}>
        <div class="asked-part" id="asked-part" {...asking.panel}>
          {lesson !== undefined && <GuidePanel {...{ lesson, desk }} isOver={isOver} />}
          <PromptPanel {...{ system, desk, table, session, playback, learning, kept, match }} />
        </div>
        {desk.state !== undefined && (
          <SidePanel
            system={system}
            desk={desk}
            timeline={timeline}
            shown={now}
            onBoard={shown}
            visit={at => setVisiting(at === timeline.events.length ? undefined : at)}
            selected={selected}
            table={table}
            session={session}
            kept={kept}
            match={match}
            asking={asking}
          />
        )}
      </TableBody>
    </div>
  );
}
