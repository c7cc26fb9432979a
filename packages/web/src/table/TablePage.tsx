import type { SeatInfo } from '@banneret/room';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useWords } from '../app/language.js';
import { go } from '../app/router.js';
import { Door } from '../company/Door.js';
import { localCarrier, localHouse } from '../local/client.js';
import { remoteCarrier } from '../connection/remote.js';
import { leaveSeat, ownSeat, type OwnSeat } from '../connection/ownSeat.js';
import type { Guide } from '../guide/guide.js';
import { loadGuide } from '../guide/guides.js';
import { Notice } from '../pages/Notice.js';
import { catalogued } from '../systems/catalogue.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { SeatCarrier } from './seating.js';
import { SharedTable } from './SharedTable.js';
import '../style/company.css';
import '../style/table.css';

interface TablePageProps {
  readonly kept: 'local' | 'remote';
  readonly match: string;
  /** With a coach at one's side? */
  readonly learning?: boolean;
  /** Does somebody wish to come back to a seat, rather than to look on? */
  readonly door?: boolean;
  /** To a seat of a match on a server. */
  readonly invitation?: string;
}

interface Found {
  readonly system: string;
  /** The version of the rules it was begun with. */
  readonly rules: string;
  readonly seats: readonly { readonly player: string; readonly name: string }[];
  readonly guided?: boolean;
  /** May anybody with the link watch? */
  readonly spectators?: boolean;
}

/** Reasons after which this browser's key opens nothing any more. */
const SEAT_LOST: readonly string[] = [
  'server.no.seat',
  'server.no.moved',
  'server.no.taken',
  'server.no.recovery',
  'server.no.forgotten',
];

/** Finds the match, fetches its game, and lays the table. */
export function TablePage({ kept, match, invitation, door = false, learning = false }: TablePageProps): JSX.Element {
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
  const [seat, setSeat] = useState<OwnSeat | undefined>(() => ownSeat(match));
  const [reason, setReason] = useState<string | undefined>(undefined);
  const [watching, setWatching] = useState(false);
  useEffect(() => {
    if (door) setWatching(false);
  }, [door]);
  const carriers = useMemo(
    () => (found === undefined || found === 'none' ? [] : carriersFor(kept, match, seat, found)),
    [found, kept, match, seat],
  );
  if (found === 'none') return <Notice title={t('web.table.none')} />;
  if (found === undefined || system === undefined) return <Notice title={t('web.loading')} />;
  const isAtTheDoor = (invitation !== undefined || door) && seat === undefined && !watching;
  if (kept === 'remote' && (reason !== undefined || isAtTheDoor)) {
    const comeIn = (own: OwnSeat | undefined): void => {
      setSeat(own);
      setWatching(own === undefined);
      setReason(undefined);
      // An invitation counts once: it need not stay in the address.
      go(`/match/${match}`, { replace: true });
    };
    return (
      <Door
        {...{ match, invitation, reason }}
        system={found.system}
        seats={found.seats as readonly SeatInfo[]}
        spectators={found.spectators === true}
        own={seat}
        sit={comeIn}
        watch={() => comeIn(undefined)}
      />
    );
  }
  const onShownOut = (why: string): void => {
    if (SEAT_LOST.includes(why)) {
      leaveSeat(match);
      setSeat(undefined);
    }
    setReason(why);
  };
  const table = { system, carriers, kept, match, learning, guide, onShownOut };
  return <SharedTable key={`${match} ${seat?.key ?? ''}`} {...table} />;
}

async function lookUp(kept: 'local' | 'remote', match: string): Promise<Found | undefined> {
  if (kept === 'local') {
    const list = await localHouse().request({ kind: 'list' });
    return list.find(({ id }) => id === match);
  }
  const response = await fetch(`/api/matches/${encodeURIComponent(match)}`).catch(() => undefined);
  return response?.ok === true ? ((await response.json()) as Found) : undefined;
}

/** On one's own machine all human seats share the screen; on a server it is known which one is this browser's. */
function carriersFor(
  kept: 'local' | 'remote',
  match: string,
  own: OwnSeat | undefined,
  { seats }: Found,
): SeatCarrier[] {
  if (kept === 'remote') return [{ seat: undefined, carrier: remoteCarrier(match, own) }];
  const humans = seats.flatMap(({ player }, seat) => (player === 'human' ? [seat] : []));
  if (humans.length === 0) return [{ seat: undefined, carrier: localCarrier(match, undefined) }];
  return humans.map(seat => ({ seat, carrier: localCarrier(match, seat) }));
}
