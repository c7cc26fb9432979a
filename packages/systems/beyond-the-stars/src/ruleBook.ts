import type { SpecialRule } from './rule.js';

/**
 * All rules by name. `rules/index.ts` fills the book when it is loaded; whoever asks for a rule by its name asks here, so that
 * rules may ask about figures and figures about rules without importing one another.
 */
let book: ReadonlyMap<string, SpecialRule> = new Map();

export function openRuleBook(rules: readonly SpecialRule[]): void {
  book = new Map(rules.map(rule => [rule.id, rule]));
}

/** The rule of that name, if there is one. */
export const ruleNamed = (id: string): SpecialRule | undefined => book.get(id);

export const allRules = (): readonly SpecialRule[] => [...book.values()];
