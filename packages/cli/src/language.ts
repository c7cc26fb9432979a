import { LOCALES, translator, type Bundle, type Locale, type Translate } from '@banneret/i18n';
import { gameText } from '@banneret/game';
import { kernelText } from '@banneret/kernel';
import { cliText } from './text/index.js';

/** French, unless the system or the user says English. */
export function localeOf(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Locale {
  const asked = LOCALES.find(locale => locale === wanted(argv));
  if (asked) return asked;
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^en/i.test(system) ? 'en' : 'fr';
}

/** Looked up before the options are read, so that a mistake in them can be told in the right language. */
function wanted(argv: readonly string[]): string | undefined {
  const at = argv.findIndex(arg => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return undefined;
  return argv[at]?.includes('=') ? argv[at].slice('--lang='.length) : argv[at + 1];
}

const PLAIN: readonly Bundle[] = [kernelText, gameText, cliText];

/** The words that need no game. */
export const plainWords = (locale: Locale): Words => translator(locale, ...PLAIN);

export type Words = Translate;
