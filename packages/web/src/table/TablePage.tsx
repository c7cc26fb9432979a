import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useWords } from '../app/language.js';
import { localCarrier, localHouse } from '../local/client.js';
import { remoteCarrier } from '../connection/remote.js';
import type { Guide } from '../guide/guide.js';
import { loadGuide } from '../guide/guides.js';
import { Notice } from '../pages/Notice.js';
import { catalogued } from '../systems/catalogue.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { SeatCarrier } from './seating.js';
import { SharedTable } from './SharedTable.js';
import '../style/table.css';

interface TablePageProps {
  readonly kept: 'local' | 'remote';
  readonly match: string;
  /** With a coach at one's side? */
  readonly learning?: boolean;
  /** The secret of a seat on a server. */
  readonly token?: string;
}

interface Found {
  readonly system: string;
  /** The version of the rules it was begun with. */
  readonly rules: string;
  readonly seats: readonly { readonly player: string }[];
  readonly guided?: boolean;
}

/** Finds the match, fetches its game, and lays the table. */
export function TablePage({ kept, match, token, learning = false }: TablePageProps): JSX.Element {
  const t = useWords();
  const [found, setFound] = useState<Found | 'none' | undefined>(undefined);
  const [system, setSystem] = useState<WebSystem | undefined>(undefined);
  const [guide, setGuide] = useState<Guide | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void lookUp(kept, match).then(async result => {
      const [webSystem, lesson] = await Promise.all([
        catalogued(result?.system)?.load(),
        result?.guided === true ? loadGuide(result.system) : undefined,
      ]);
      if (!current) return;
      const playable = result !== undefined && webSystem?.entry.game.system.version === result.rules;
      setFound(playable ? result : 'none');
      setSystem(() => webSystem);
      setGuide(lesson);
    });
    return () => void (current = false);
  }, [kept, match]);
  const carriers = useMemo(
    () => (found === undefined || found === 'none' ? [] : carriersFor(kept, match, token, found)),
    [found, kept, match, token],
  );
  if (found === 'none') return <Notice title={t('web.table.none')} />;
  if (found === undefined || system === undefined) return <Notice title={t('web.loading')} />;
  const table = { system, carriers, kept, match, learning, guide };
  return <SharedTable key={`${match} ${token ?? ''}`} {...table} />;
}

async function lookUp(kept: 'local' | 'remote', match: string): Promise<Found | undefined> {
  if (kept === 'local') {
    const list = await localHouse().request({ kind: 'list' });
    return list.find(({ id }) => id === match);
  }
  const response = await fetch(`/api/matches/${encodeURIComponent(match)}`).catch(() => undefined);
  return response?.ok === true ? ((await response.json()) as Found) : undefined;
}

/** On one's own machine all human seats share the screen; on a server the link says which seat it is. */
function carriersFor(
  kept: 'local' | 'remote',
  match: string,
  token: string | undefined,
  { seats }: Found,
): SeatCarrier[] {
  if (kept === 'remote') return [{ seat: undefined, carrier: remoteCarrier(match, token) }];
  const humans = seats.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []));
  if (humans.length === 0) return [{ seat: undefined, carrier: localCarrier(match, undefined) }];
  return humans.map(seat => ({ seat, carrier: localCarrier(match, seat) }));
}
