import { quoted } from '@banneret/game';
import { isObject, problem, type Parsed } from '@banneret/kernel';
import { FACTIONS } from '../index.js';

const LISTS = ['squads', 'cards', 'tokens', 'statuses'] as const;

/**
 * `{ "like": "brazen-watch", "cards": [ … ] }`: a printed faction with things of one's own. What has the id of something printed takes its
 * place, everything else is added. Without an id of its own it is `own-brazen-watch`.
 */
export function factionLike(raw: unknown, place: string): Parsed<unknown> {
  if (!isObject(raw) || !('like' in raw)) return { ok: true, value: raw };
  const { like, ...own } = raw;
  const base = FACTIONS.find(({ id }) => id === like);
  if (base === undefined) {
    const known = FACTIONS.map(({ id }) => id).join(', ');
    return problem('edge.setup.unknown-army', { place: `${place}.like`, army: quoted(like), known });
  }
  const merged: Record<string, unknown> = { ...base, id: `own-${base.id}`, ...own };
  for (const list of LISTS) if (Array.isArray(own[list])) merged[list] = joined(base[list], own[list] as unknown[]);
  return { ok: true, value: merged };
}

function joined(printed: readonly { readonly id: string }[], own: readonly unknown[]): unknown[] {
  const idOf = (item: unknown): unknown => (isObject(item) ? item['id'] : undefined);
  const kept = printed.map(item => own.find(other => idOf(other) === item.id) ?? item);
  return [...kept, ...own.filter(item => !printed.some(({ id }) => id === idOf(item)))];
}
