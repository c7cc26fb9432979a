import type { Ruling } from '@banneret/kernel';
import type { ActionCard, Half } from '@banneret/the-edge';
import type { Desk } from '../../../table/desk.js';

/** One way to play a card, and what the game's judge says of it. */
export interface CardPlay {
  readonly how: 'attach' | Half;
  readonly choice: unknown;
  readonly ruling: Ruling;
}

/** What could be done with a card of one's hand now; nothing while no such question is asked. An Upgrade has to be attached first. */
export function playsOf(desk: Desk, card: number, { attach }: ActionCard): readonly CardPlay[] {
  if (desk.prompt?.shape.kind !== 'edge.play') return [];
  if (attach !== undefined) return [judged(desk, 'attach', { do: 'attach', card })];
  return (['upper', 'lower'] as const).map(half => judged(desk, half, { do: 'card', card, half }));
}

const judged = (desk: Desk, how: CardPlay['how'], choice: unknown): CardPlay => ({
  how,
  choice,
  ruling: desk.judge(choice),
});
