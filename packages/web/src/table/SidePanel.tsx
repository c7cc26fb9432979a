import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/icons.js';
import { useWords } from '../app/language.js';
import { TalkPanel, unheard } from '../company/Talk.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { Desk } from './desk.js';
import { Log } from './Log.js';
import { Luck } from './Luck.js';
import { MatchMenu } from './MatchMenu.js';
import type { Session } from './session.js';
import type { TableState } from './tableState.js';
import type { Timeline } from './timeline.js';
import type { Asking } from './useAsking.js';

const TABS = ['sheet', 'log', 'luck', 'words', 'talk', 'match'] as const;
type Tab = (typeof TABS)[number];

interface SidePanelProps {
  readonly system: WebSystem;
  readonly desk: Desk;
  readonly timeline: Timeline;
  readonly shown: number;
  /** The moment on the board: an older one while somebody looks back. */
  readonly onBoard: number;
  readonly visit: (events: number) => void;
  readonly selected: string | undefined;
  readonly table: TableState;
  readonly session: Session;
  readonly kept: 'local' | 'remote';
  readonly match: string;
  readonly asking: Asking;
}

/** Everything to look up beside the board. */
export function SidePanel(props: SidePanelProps): JSX.Element {
  const t = useWords();
  const { system, selected, table, match, asking } = props;
  const [tab, setTab] = useState<Tab>('log');
  useEffect(() => {
    if (selected !== undefined && system.Sheet !== undefined) setTab('sheet');
  }, [selected]);
  const talks = props.kept === 'remote' && table.viewer !== 'public';
  const tabs = TABS.filter(name => (name !== 'sheet' || system.Sheet !== undefined) && (name !== 'talk' || talks));
  const said = table.talk.at(-1)?.number ?? 0;
  const [seen, setSeen] = useState(said);
  const isHeard = tab === 'talk' && !asking.shown;
  useEffect(() => {
    if (isHeard) setSeen(said);
  }, [isHeard, said]);
  const fresh = isHeard ? 0 : unheard(table, match, seen);
  return (
    <section class="side-panel" aria-label={t('web.side.title')}>
      <div class="tabs" role="tablist">
        {asking.takesTurns && (
          <button
            id="tab-asked"
            type="button"
            role="tab"
            aria-selected={asking.shown}
            aria-controls="asked-part"
            onClick={() => asking.show(true)}
          >
            <Icon name="asked" />
            {t('web.tab.asked')}
            {asking.isFresh && <span class="badge fresh">!</span>}
          </button>
        )}
        {tabs.map(name => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === tab && !asking.shown}
            aria-controls="tab-body"
            onClick={() => {
              setTab(name);
              asking.show(false);
            }}
          >
            <Icon name={name} />
            {t(`web.tab.${name}`)}
            {name === 'talk' && fresh > 0 && <span class="badge fresh">{fresh}</span>}
          </button>
        ))}
      </div>
      {!asking.shown && (
        <div id="tab-body" class="tab-body" role="tabpanel" tabIndex={0} aria-labelledby={`tab-${tab}`}>
          <TabBody {...props} tab={tab} />
        </div>
      )}
    </section>
  );
}

function TabBody({ tab, ...props }: SidePanelProps & { readonly tab: Tab }): JSX.Element {
  const t = useWords();
  const { system, desk, timeline, shown, visit, selected, table, session, kept, match } = props;
  switch (tab) {
    case 'sheet':
      return system.Sheet === undefined || selected === undefined ? (
        <p class="quiet">{t('web.sheet.none')}</p>
      ) : (
        <system.Sheet desk={desk} thing={selected} />
      );
    case 'log':
      return <Log {...{ system, desk, timeline, shown, visit }} byTable={table.board?.byTable ?? []} />;
    case 'luck':
      return <Luck system={system} desk={desk} timeline={timeline} />;
    case 'words':
      return (
        <div class="in-words" tabIndex={0} role="region" aria-label={t('web.tab.words')}>
          {desk.game
            .show(desk.state, desk.t)
            .split('\n')
            .map((line, i) => (
              <p key={i}>{line}</p>
            ))}
        </div>
      );
    case 'talk':
      return <TalkPanel table={table} session={session} match={match} />;
    case 'match':
      return <MatchMenu {...{ system, desk, table, session, kept, match, timeline, visit }} at={props.onBoard} />;
  }
}
