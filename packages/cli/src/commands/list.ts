import type { ArmyEntry } from '@banneret/game';
import { line, type Command } from '../command.js';
import type { Words } from '../language.js';
import { EXIT } from '../mistake.js';
import { shelf } from '../shelf.js';
import { cliText } from '../text/index.js';

export const list: Command = {
  name: 'list',
  options: {},
  operands: { least: 0, most: 0 },
  run({ io, t, locale }) {
    for (const { game, players } of shelf) {
      line(io, `${game.system.id} — ${game.title[locale]}`);
      line(io, `  ${t.say('cli.list.seats', { seats: game.seatCounts.join(', ') })}`);
      line(
        io,
        `  ${t.say('cli.list.levels', {
          levels: Object.keys(players)
            .map(level => levelWords(level, t))
            .join(', '),
        })}`,
      );
      const armies = game.armies.map(army => `${army.id}${listsOf(army)} (${army.name[locale]})`).join(', ');
      line(io, `  ${t.say('cli.list.armies', { armies })}`);
    }
    return EXIT.fine;
  },
};

/** Ready lists as they are asked for: `army[/750 /1000]`. */
const listsOf = ({ lists = [] }: ArmyEntry): string =>
  lists.length === 0 ? '' : `[${lists.map(id => `/${id}`).join(' ')}]`;

/** The levels that every game has are explained; a game's own go by their names. */
function levelWords(level: string, t: Words): string {
  const key = `cli.level.${level}`;
  return key in cliText[t.locale] ? `${level} (${t.say(key)})` : level;
}
