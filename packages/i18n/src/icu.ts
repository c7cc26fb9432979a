import { IntlMessageFormat } from 'intl-messageformat';
import { sharedFormatters } from './formatters.js';
import type { Locale } from './messages.js';

/**
 * The parsed form of an ICU message. The parser's own types live in a package we do not depend on, and its node
 * kinds are a TypeScript enum; these are the same plain objects under our own names.
 */
export type IcuNode =
  | { readonly type: typeof LITERAL; readonly value: string }
  | { readonly type: typeof ARGUMENT; readonly value: string }
  | { readonly type: typeof NUMBER; readonly value: string; readonly style?: unknown }
  | { readonly type: typeof DATE | typeof TIME; readonly value: string }
  | { readonly type: typeof SELECT | typeof PLURAL; readonly value: string; readonly options: IcuOptions }
  | { readonly type: typeof POUND };

export type IcuOptions = Readonly<Record<string, { readonly value: readonly IcuNode[] }>>;

export const LITERAL = 0;
export const ARGUMENT = 1;
export const NUMBER = 2;
export const DATE = 3;
export const TIME = 4;
export const SELECT = 5;
export const PLURAL = 6;
export const POUND = 7;

/** `<` is text, not a tag: messages are words, and whoever draws them decides about bold. */
const PARSE_OPTIONS = { ignoreTag: true };

/** Parses an ICU message; throws on a syntax error. */
export function parseIcu(text: string, locale: Locale): readonly IcuNode[] {
  return new IntlMessageFormat(text, locale, undefined, PARSE_OPTIONS).getAst() as unknown as readonly IcuNode[];
}

/** The formatter of an already parsed message. */
export function icuFormatter(nodes: readonly IcuNode[], locale: Locale): IntlMessageFormat {
  return new IntlMessageFormat(nodes as never, locale, undefined, { formatters: sharedFormatters });
}

/** Rebuilds a message bottom-up: every node goes through `change`, branches of plurals and selects included. */
export function mapIcu(nodes: readonly IcuNode[], change: (node: IcuNode) => IcuNode): readonly IcuNode[] {
  return nodes.map(node => {
    if (node.type !== SELECT && node.type !== PLURAL) return change(node);
    const options = Object.fromEntries(
      Object.entries(node.options).map(([name, branch]) => [name, { ...branch, value: mapIcu(branch.value, change) }]),
    );
    return change({ ...node, options });
  });
}
