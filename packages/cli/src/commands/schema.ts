import { schemaFor } from '@banneret/game';
import { gameNamed, line, type Command } from '../command.js';
import { EXIT } from '../mistake.js';

export const schema: Command = {
  name: 'schema',
  options: {},
  operands: { least: 1, most: 1 },
  run(call) {
    const { game } = gameNamed(call.operands[0] as string, call);
    line(call.io, JSON.stringify(schemaFor(game), undefined, 2));
    return EXIT.fine;
  },
};
