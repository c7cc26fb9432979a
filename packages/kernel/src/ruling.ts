/** Who sits at the table: 0, 1, 2, 3. */
export type Seat = number;

/** Everything that leaves the kernel is projected for one of these. */
export type Viewer = Seat | 'public';

/** The catalogue ID of a rule, `GDF-SHT-13`; the kernel's own house rules are `KRN-…`. Never pasted prose. */
export type RuleRef = string;

export type Args = Readonly<Record<string, number | string>>;

/** One reason: the rule it rests on, and a message key with arguments. Words live in the locale files. */
export interface Because {
  readonly rule: RuleRef;
  readonly say: string;
  readonly args?: Args;
}

export type Ruling = { readonly ok: true } | { readonly ok: false; readonly because: readonly Because[] };

export const legal: Ruling = { ok: true };

export function illegal(rule: RuleRef, say: string, args?: Args): Ruling {
  return { ok: false, because: [args ? { rule, say, args } : { rule, say }] };
}

/** The rules of the table itself, as opposed to those of a game. Their words are in `text.ts`. */
export const KRN = {
  over: 'KRN-01',
  stale: 'KRN-02',
  notAsked: 'KRN-03',
  alreadyAnswered: 'KRN-04',
  malformed: 'KRN-05',
  outcome: 'KRN-06',
  undo: 'KRN-07',
  consent: 'KRN-08',
  ending: 'KRN-09',
  seat: 'KRN-10',
  dice: 'KRN-11',
  talk: 'KRN-12',
} as const;

/** For the `default` of an exhaustive switch. */
export function assertNever(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}
