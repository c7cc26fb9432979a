import { line, type Command } from '../command.js';
import { EXIT } from '../mistake.js';
import { shelf } from '../shelf.js';

export const list: Command = {
  name: 'list',
  options: {},
  operands: { least: 0, most: 0 },
  run({ io, t, locale }) {
    for (const { game, players } of shelf) {
      line(io, `${game.system.id} — ${game.title[locale]}`);
      line(io, `  ${t.say('cli.list.seats', { seats: game.seatCounts.join(', ') })}`);
      line(io, `  ${t.say('cli.list.levels', { levels: Object.keys(players).join(', ') })}`);
      const armies = game.armies.map(army => `${army.id} (${army.name[locale]})`).join(', ');
      line(io, `  ${t.say('cli.list.armies', { armies })}`);
    }
    return EXIT.fine;
  },
};
