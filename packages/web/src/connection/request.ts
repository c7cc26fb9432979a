import { isObject, type Parsed, type Problem } from '@banneret/kernel';
import type { CreatedMatch, MatchRequest } from '@banneret/room';

const AWAY: Problem = { say: 'web.remote.away' };

/** Asks the server to keep a match. */
export async function createRemote(request: MatchRequest): Promise<Parsed<CreatedMatch>> {
  const answer = await asked('/api/matches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return answer.ok ? { ok: true, value: answer.value as CreatedMatch } : answer;
}

/** The text of a finished match's record. */
export async function remoteRecord(match: string): Promise<Parsed<unknown>> {
  return await asked(`/api/matches/${encodeURIComponent(match)}/record`);
}

async function asked(path: string, init?: RequestInit): Promise<Parsed<unknown>> {
  try {
    const response = await fetch(path, init);
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, value: body };
    return {
      ok: false,
      problem: isObject(body) && typeof body['say'] === 'string' ? (body as unknown as Problem) : AWAY,
    };
  } catch {
    return { ok: false, problem: AWAY };
  }
}
