import { explainSight, type Point } from '@banneret/geometry';
import { groundOf, placedOf } from './ground/board.js';
import { knownSight, optionsFor, seesFireteam } from './sight.js';
import type { FireteamId, State } from './state.js';

/** Why a Fireteam sees another, or what hides it. */
export interface Explained {
  readonly isSeen: boolean;
  readonly line: readonly [from: Point, to: Point];
  readonly terrain: readonly number[];
  readonly fireteams: readonly FireteamId[];
}

/** The same question as `seesFireteam`, with its reasons. */
export function explainLook(s: State, from: FireteamId, to: FireteamId): Explained {
  const [viewer, target] = [placedOf(s, from), placedOf(s, to)];
  const { line, onCentreLine, elsewhere } = explainSight(groundOf(s), viewer, target, optionsFor(s, from, to));
  const isSeen = seesFireteam(s, from, to);
  const hiding = isSeen ? [] : [...onCentreLine, ...elsewhere];
  const { ids } = knownSight(s);
  return {
    isSeen,
    line: line ?? [viewer.at, target.at],
    terrain: hiding.flatMap(source => (source.kind === 'terrain' ? [source.piece] : [])),
    fireteams: hiding.flatMap(source => (source.kind === 'blocker' ? [ids[source.index] as FireteamId] : [])),
  };
}
