/** Signs of the four suits, our own. */
export const SUIT_SIGNS: Readonly<Record<string, string>> = { rams: '♈', masks: '◑', tomes: '▤', crows: '⋎' };
