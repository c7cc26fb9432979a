import type { AllocateShape, Because, Prompt } from '@banneret/kernel';
import type { AnyGame } from '../game.js';
import { writeAnswer } from './answers.js';
import { quoted } from './json.js';

/** The kernel knows ids only, and says so in its refusals; here they are what the file calls them. */
export function inFileWords(
  game: AnyGame,
  state: unknown,
  prompt: Prompt,
  { raw, read }: { readonly raw: unknown; readonly read: unknown },
  because: Because,
): Because {
  switch (because.say) {
    case 'kernel.pick.unknown':
      return { ...because, args: { ...because.args, choice: quoted(raw) } };
    case 'kernel.subset.unknown': {
      const at = Array.isArray(read) ? read.indexOf(because.args?.['choice']) : -1;
      if (at < 0 || !Array.isArray(raw)) return because;
      return { ...because, args: { ...because.args, choice: quoted(raw[at]) } };
    }
    case 'kernel.allocate.bin': {
      const { bins } = prompt.shape as AllocateShape;
      const wrong = bins.findIndex(bin => bin.id === because.args?.['id']);
      const only = writeAnswer(
        game,
        state,
        prompt,
        bins.map((_, i) => (i === wrong ? 1 : 0)),
      );
      const [name] = typeof only === 'object' && !Array.isArray(only) ? Object.keys(only as object) : [];
      return name === undefined ? because : { ...because, args: { ...because.args, id: name } };
    }
    default:
      return because;
  }
}
