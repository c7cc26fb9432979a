import { ARGUMENT, DATE, NUMBER, parseIcu, PLURAL, SELECT, TIME, type IcuNode } from './icu.js';
import { LOCALES, type Locale, type Messages, type UncheckedBundle } from './messages.js';

export interface MissingKey {
  readonly locale: Locale;
  readonly key: string;
}

/** Keys that some language lacks. The compiler refuses them too, but not in texts loaded from files. */
export function missingKeys(bundle: UncheckedBundle): readonly MissingKey[] {
  const keys = allKeys(bundle);
  return LOCALES.flatMap(locale =>
    keys.filter(key => !Object.hasOwn(bundle[locale], key)).map(key => ({ locale, key })),
  );
}

/** A message whose languages cannot be filled with the same arguments, or that does not parse at all. */
export interface Disagreement {
  readonly key: string;
  readonly problem: string;
}

/** Messages whose placeholders differ between the languages. An English plural beside a bare French `{n}` is fine. */
export function disagreements(bundle: UncheckedBundle): readonly Disagreement[] {
  return allKeys(bundle).flatMap(key => {
    const problem = disagreement(bundle.fr[key], bundle.en[key]);
    return problem === undefined ? [] : [{ key, problem }];
  });
}

/** Keys that several bundles define with different words: the later bundle would silently win. */
export function clashes(...bundles: readonly UncheckedBundle[]): readonly string[] {
  const keys = [...new Set(bundles.flatMap(allKeys))].sort();
  return keys.filter(key => LOCALES.some(locale => textsOf(bundles, locale, key).size > 1));
}

/** What a placeholder demands of its argument. `any` prints both, so it agrees with everything. */
type Demand = 'any' | 'number' | 'text';

const allKeys = (bundle: UncheckedBundle): string[] =>
  [...new Set(LOCALES.flatMap(locale => Object.keys(bundle[locale])))].sort();

function textsOf(bundles: readonly UncheckedBundle[], locale: Locale, key: string): Set<string> {
  const texts = bundles.map(bundle => (bundle[locale] as Messages)[key]);
  return new Set(texts.filter(text => text !== undefined));
}

function disagreement(french: string | undefined, english: string | undefined): string | undefined {
  if (french === undefined || english === undefined) return undefined; // reported by missingKeys
  const inFrench = demandsOf(french, 'fr');
  const inEnglish = demandsOf(english, 'en');
  if (typeof inFrench === 'string') return `fr does not parse: ${inFrench}`;
  if (typeof inEnglish === 'string') return `en does not parse: ${inEnglish}`;
  return (
    firstAbsent(inFrench, inEnglish, 'en') ??
    firstAbsent(inEnglish, inFrench, 'fr') ??
    firstConflict(inFrench, inEnglish)
  );
}

function firstAbsent(there: Demands, here: Demands, locale: Locale): string | undefined {
  const name = [...there.keys()].find(name => !here.has(name));
  return name === undefined ? undefined : `{${name}} is missing in ${locale}`;
}

function firstConflict(french: Demands, english: Demands): string | undefined {
  const name = [...french.keys()].find(name => merge(french.get(name), english.get(name)!) === 'conflict');
  return name === undefined ? undefined : `{${name}} is a number in one language and a word in the other`;
}

type Demands = ReadonlyMap<string, Demand>;

/** The arguments a message needs, or the parser's complaint. */
function demandsOf(text: string, locale: Locale): Demands | string {
  try {
    const demands = new Map<string, Demand>();
    collect(parseIcu(text, locale), demands);
    return demands;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function collect(nodes: readonly IcuNode[], demands: Map<string, Demand>): void {
  for (const node of nodes) {
    const demand = demandOf(node);
    if (demand === undefined || !('value' in node)) continue;
    const merged = merge(demands.get(node.value), demand);
    if (merged === 'conflict') throw new Error(`{${node.value}} is used as a number and as a word`);
    demands.set(node.value, merged);
    if ('options' in node) for (const branch of Object.values(node.options)) collect(branch.value, demands);
  }
}

function demandOf(node: IcuNode): Demand | undefined {
  if (node.type === ARGUMENT) return 'any';
  if (node.type === SELECT) return 'text';
  if (node.type === NUMBER || node.type === PLURAL || node.type === DATE || node.type === TIME) return 'number';
  return undefined;
}

function merge(known: Demand | undefined, demand: Demand): Demand | 'conflict' {
  if (known === undefined || known === 'any' || known === demand) return demand;
  return demand === 'any' ? known : 'conflict';
}
