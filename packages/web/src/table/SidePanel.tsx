import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../app/language.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { Desk } from './desk.js';
import { Log } from './Log.js';
import { Luck } from './Luck.js';
import { MatchMenu } from './MatchMenu.js';
import type { TableState } from './tableState.js';
import type { Timeline } from './timeline.js';

const TABS = ['sheet', 'log', 'luck', 'words', 'match'] as const;
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
  readonly kept: 'local' | 'remote';
  readonly match: string;
}

/** Everything to look up beside the board. */
export function SidePanel(props: SidePanelProps): JSX.Element {
  const t = useWords();
  const { system, selected } = props;
  const [tab, setTab] = useState<Tab>('log');
  useEffect(() => {
    if (selected !== undefined && system.Sheet !== undefined) setTab('sheet');
  }, [selected]);
  const tabs = TABS.filter(name => name !== 'sheet' || system.Sheet !== undefined);
  return (
    <section class="side-panel" aria-label={t('web.side.title')}>
      <div class="tabs" role="tablist">
        {tabs.map(name => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === tab}
            aria-controls="tab-body"
            onClick={() => setTab(name)}
          >
            {t(`web.tab.${name}`)}
          </button>
        ))}
      </div>
      <div id="tab-body" class="tab-body" role="tabpanel" tabIndex={0} aria-labelledby={`tab-${tab}`}>
        <TabBody {...props} tab={tab} />
      </div>
    </section>
  );
}

function TabBody({ tab, ...props }: SidePanelProps & { readonly tab: Tab }): JSX.Element {
  const t = useWords();
  const { system, desk, timeline, shown, visit, selected, table, kept, match } = props;
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
    case 'match':
      return <MatchMenu {...{ desk, table, kept, match, timeline, visit }} at={props.onBoard} />;
  }
}
