import { seatingFor, type Seating } from '../play/seating.js';
import { playAtTable } from '../play/table.js';
import { gameNamed, type Command } from '../command.js';
import { checkWritable } from '../files.js';

export const play: Command = {
  name: 'play',
  options: {
    players: 'text',
    level: 'text',
    seat: 'text',
    seats: 'text',
    armies: 'text',
    options: 'text',
    seed: 'text',
    record: 'text',
  },
  operands: { least: 1, most: 1 },
  run(call) {
    const entry = gameNamed(call.operands[0] as string, call);
    const seating: Seating = seatingFor(call, entry);
    const record = call.flags.text('record');
    if (record !== undefined) checkWritable(record, call.t);
    return playAtTable(call, entry, seating, record);
  },
};
