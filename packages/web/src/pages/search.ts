import type { RuleText } from '@banneret/game';

/** Without accents and capitals, so that “epaule” finds “Épaulé”. */
export const readable = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** Does every word occur in the number or in either language? */
export function foundIn(wanted: string, { id, fr, en }: RuleText): boolean {
  const all = readable(`${id} ${fr} ${en}`);
  return wanted.split(/\s+/).every(word => all.includes(word));
}
