import { roomText, verifyDice } from '@banneret/room';
import { translator } from '@banneret/i18n';
import { line, type Command } from '../command.js';
import { EXIT, Mistake } from '../mistake.js';
import { loadRecord, withoutStumbling } from '../records.js';

/** Were the dice of a shared match the ones that were promised? */
export const verify: Command = {
  name: 'verify',
  options: { json: 'flag' },
  operands: { least: 1, most: 1 },
  run(call) {
    const { io, flags, operands, locale, t } = call;
    const loaded = loadRecord(operands[0] as string, call);
    const verdict = withoutStumbling(loaded, () => verifyDice(loaded.game.system, loaded.record));
    if (flags.has('json')) line(io, JSON.stringify(verdict));
    const words = translator(locale, roomText);
    if (!verdict.fair) {
      const reason = words.say(verdict.say, verdict.args);
      throw new Mistake(t.say('cli.in-file', { file: loaded.file, reason }), EXIT.different);
    }
    if (!flags.has('json')) line(io, words.say('room.verify.fair', { rolls: verdict.rolls }));
    return EXIT.fine;
  },
};
