import { parseRecord, writeRecord, type MatchRecord, type Parsed } from '@banneret/kernel';
import { remoteRecord } from '../connection/request.js';
import { localHouse } from '../local/client.js';

/** The record of a finished match of this browser or of the server. */
export async function fetchRecord(kept: string, match: string): Promise<Parsed<MatchRecord>> {
  if (kept === 'local') return await localHouse().request({ kind: 'record', match });
  const answer = await remoteRecord(match);
  // The server sends the parts of a record; written and read again it is checked like any other.
  return answer.ok ? parseRecord(writeRecord(answer.value as MatchRecord)) : answer;
}
