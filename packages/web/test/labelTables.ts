import { playMatch, type PlayerMaker } from '@banneret/ai';
import { gameText, type AnyGame } from '@banneret/game';
import { translator, type Locale } from '@banneret/i18n';
import { Journal, kernelText, writeRecord, type AnySystem, type EventBase } from '@banneret/kernel';
import { entryFor } from '@banneret/shelf';
import type { State as EdgeState } from '@banneret/the-edge';
import { tableauOf as at43 } from '../src/systems/at-43/tableau.js';
import { text as at43Text } from '../src/systems/at-43/text.js';
import { tableauOf as beyondTheStars } from '../src/systems/beyond-the-stars/tableau.js';
import { text as beyondTheStarsText } from '../src/systems/beyond-the-stars/text.js';
import { tableauOf as grimdarkFuture } from '../src/systems/grimdark-future/tableau.js';
import { text as grimdarkFutureText } from '../src/systems/grimdark-future/text.js';
import { labelledTable as theEdge } from '../src/systems/the-edge/figures/labelled.js';
import { tableauOf as theOtherSide } from '../src/systems/the-other-side/tableau.js';
import { text as theOtherSideText } from '../src/systems/the-other-side/text.js';
import type { Desk } from '../src/table/desk.js';
import { labelledTable } from '../src/tabletop/labelled.js';
import type { Table } from '../src/tabletop/labels/layOut.js';
import { scaleOf } from '../src/tabletop/scale.js';
import { tabletopText } from '../src/tabletop/text.js';
import { webText } from '../src/text/index.js';

const TABLES = {
  'grimdark-future': { tableauOf: grimdarkFuture, text: grimdarkFutureText },
  'the-other-side': { tableauOf: theOtherSide, text: theOtherSideText },
  'at-43': { tableauOf: at43, text: at43Text },
  'beyond-the-stars': { tableauOf: beyondTheStars, text: beyondTheStarsText },
} as const;

export type TableId = keyof typeof TABLES | 'the-edge';

export const TABLE_IDS: readonly TableId[] = [
  'grimdark-future',
  'the-edge',
  'the-other-side',
  'at-43',
  'beyond-the-stars',
];

/** A moment of a battle that was really played. */
export interface Position {
  readonly id: TableId;
  readonly seed: number;
  /** The number of events before it. */
  readonly moment: number;
  readonly state: unknown;
}

export interface Battle {
  readonly positions: readonly Position[];
  /** The whole battle, for the page to open. */
  readonly record: string;
}

/** A battle between computer players, and the moments of it after these shares of its inputs. */
export async function battleOf(
  id: TableId,
  seed: number,
  shares: readonly number[],
  level: string,
  options: Readonly<Record<string, unknown>> = {},
): Promise<Battle> {
  const { game, players } = entryFor(id) as { game: AnyGame; players: Readonly<Record<string, PlayerMaker>> };
  const setup = game.setupFor({ seats: 2, seed, options });
  if (!setup.ok) throw new Error(setup.problem.say);
  const system = game.system as AnySystem;
  const journal = new Journal<unknown, EventBase, unknown>(system, { kind: 'setup', setup: setup.value }, { seats: 2 });
  const seen: { readonly moment: number; readonly state: unknown }[] = [];
  const maker = players[level] as PlayerMaker;
  await playMatch(system, journal.match, [maker(), maker()], {
    seed,
    submit: input => {
      const ruling = journal.submit(input);
      seen.push({ moment: journal.events.length, state: structuredClone(journal.match.state) });
      return ruling;
    },
    current: () => journal.match,
  });
  const positions = shares.flatMap(share => {
    const found = seen[Math.min(seen.length - 1, Math.floor(share * seen.length))];
    return found === undefined ? [] : [{ id, seed, ...found }];
  });
  return { positions, record: writeRecord(journal.record({ events: true })) };
}

/** The table of a position as labels see it. */
export function tableAt({ id, state }: Position, locale: Locale): Table {
  if (id === 'the-edge') return theEdge(state as EdgeState, locale);
  const { tableauOf, text } = TABLES[id];
  const game = entryFor(id)?.game as AnyGame;
  const t = translator(locale, webText, kernelText, gameText, game.text, tabletopText, text);
  const seats = [0, 1].map(seat => ({ name: `${seat}` }));
  const tableau = tableauOf({ game, state, t, seats, viewer: 'public', stack: [] } as unknown as Desk);
  return labelledTable(tableau, scaleOf(tableau));
}
