import { nestsTooDeep } from '@banneret/game';
import { translator } from '@banneret/i18n';
import { readWitness, roomText, verifyRecord, type Finding, type Witness } from '@banneret/room';
import { line, type Call, type Command } from '../command.js';
import { readText } from '../files.js';
import { EXIT, Mistake } from '../mistake.js';
import { loadRecord, withoutStumbling } from '../records.js';

/** What a device remembers is a few hundred bytes, and more where it left many links in advance. */
const LARGEST_WITNESS = 1_000_000;

/** What is proved of a shared match and its dice, and what is not? */
export const verify: Command = {
  name: 'verify',
  options: { json: 'flag', witness: 'text' },
  operands: { least: 1, most: 1 },
  run(call) {
    const { io, flags, operands, locale, t } = call;
    const loaded = loadRecord(operands[0] as string, call);
    const witnesses = flags.all('witness').flatMap(file => loadWitnesses(file, call));
    const verdict = withoutStumbling(loaded, () => verifyRecord(loaded.game.system, loaded.record, witnesses));
    const words = translator(locale, roomText);
    const told = ({ say, args }: Finding): string => words.say(say, args);
    if (flags.has('json')) line(io, JSON.stringify(verdict));
    else {
      for (const proved of verdict.proved) line(io, `✓ ${told(proved)}`);
      for (const open of verdict.open) line(io, `? ${told(open)}`);
    }
    if (verdict.honest) return EXIT.fine;
    const reason = verdict.faults.map(told).join(' · ');
    throw new Mistake(t.say('cli.in-file', { file: loaded.file, reason }), EXIT.different);
  },
};

/** One memory, or a list of them. */
function loadWitnesses(file: string, { t }: Call): readonly Witness[] {
  const raw = parsed(readText(file, LARGEST_WITNESS, t));
  return (Array.isArray(raw) ? raw : [raw]).map(entry => {
    const witness = readWitness(entry);
    if (witness !== undefined) return witness;
    throw new Mistake(t.say('cli.in-file', { file, reason: t.say('cli.verify.no-witness') }));
  });
}

function parsed(text: string): unknown {
  try {
    return nestsTooDeep(text) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
