import type { Action, ActionCard, EffectName } from '@banneret/the-edge';

/** What a card is mostly about: shown as its emblem. */
export const ARTS = [
  'blades',
  'shot',
  'march',
  'leap',
  'shield',
  'rise',
  'heal',
  'thorn',
  'crystal',
  'cards',
  'chance',
  'stop',
  'banner',
  'wound',
] as const;
export type Art = (typeof ARTS)[number];

/** Every verb that a card may have, by what one would draw for it. */
const ART_OF: Readonly<Record<EffectName, Art>> = {
  activate: 'banner',
  'add-power': 'rise',
  banner: 'banner',
  bonus: 'rise',
  cancel: 'stop',
  charge: 'crystal',
  choose: 'chance',
  cleanse: 'heal',
  combat: 'blades',
  crystals: 'crystal',
  detach: 'stop',
  discard: 'cards',
  drain: 'wound',
  draw: 'cards',
  grant: 'rise',
  mode: 'banner',
  move: 'march',
  recover: 'crystal',
  reposition: 'leap',
  reroll: 'chance',
  restore: 'heal',
  revive: 'heal',
  rob: 'crystal',
  sacrifice: 'wound',
  'set-roll': 'chance',
  shot: 'shot',
  sneak: 'blades',
  status: 'thorn',
  strike: 'blades',
  swap: 'leap',
  test: 'chance',
  token: 'thorn',
  vp: 'banner',
  wound: 'wound',
};

/** The loudest of what an Action does; the rest leads up to it. */
const LOUDEST: readonly Art[] = [
  'shot',
  'blades',
  'wound',
  'heal',
  'thorn',
  'leap',
  'march',
  'stop',
  'crystal',
  'cards',
  'banner',
  'chance',
  'shield',
  'rise',
];

export function artOf({ lower, upper }: Pick<ActionCard, 'lower' | 'upper'>): Art {
  return artOfAction(lower) ?? artOfAction(upper) ?? 'banner';
}

function artOfAction({ effects, passive = [] }: Action): Art | undefined {
  const arts = new Set<Art>(
    effects.map(effect => (effect.do === 'bonus' && effect.stat === 'def' ? 'shield' : ART_OF[effect.do])),
  );
  if (arts.size === 0 && passive.length > 0) return passive.some(({ stat }) => stat === 'def') ? 'shield' : 'rise';
  return LOUDEST.find(art => arts.has(art));
}
