import { hound } from './beasts.js';
import { man, type Has } from './foot.js';
import { box, both, fine, limb, moved, oval, shape, type Part } from './parts.js';

/** Who rides, and what is drawn by beasts. */

export const cavalry = (has: Has): Part[] => [
  ...(has('steel') ? strider() : has('eagle') ? eagle() : horse(has)),
  ...(has('hero') ? [shape('gold', [-0.8, -0.3], [-0.2, -0.42], [-0.2, 0.42], [-0.8, 0.32], [-0.66, 0])] : []),
  oval('main', -0.14, 0, 0.18, 0.38),
  ...both(hand => oval(has('hero') ? 'gold' : 'main', -0.12, hand * 0.3, 0.13, 0.11)),
  ...(has('staff')
    ? [limb('wood', -0.4, 0.4, 0.72, 0.34, 0.07), oval('glow', 0.76, 0.34, 0.26), oval('gold', 0.76, 0.34, 0.13)]
    : [
        limb('dark', -0.1, 0.32, 0.2, 0.28, 0.13),
        limb('wood', -0.7, 0.3, 1.2, 0.24, 0.07),
        shape('steel', [1.16, 0.14], [1.46, 0.24], [1.16, 0.34]),
        shape('main', [0.9, 0.24], [0.62, 0.48], [0.72, 0.26]),
      ]),
  oval('light', 0.08, -0.3, 0.1, 0.22),
  oval('light', -0.1, 0, 0.17),
  ...(has('hero') ? [limb('gold', -0.34, 0, 0, 0, 0.1)] : [limb('dark', -0.24, 0, -0.04, 0, 0.07)]),
];

const horse = (has: Has): Part[] => [
  ...[-0.56, 0.2].flatMap(x => both(hand => limb('black', x, hand * 0.18, x + 0.2, hand * 0.32, 0.1))),
  limb('black', -0.78, 0, -1, 0.14, 0.1),
  oval('hide', -0.5, 0, 0.34, 0.27),
  oval('hide', -0.05, 0, 0.5, 0.22),
  oval('hide', 0.22, 0, 0.26, 0.26),
  shape('hide', [0.3, -0.15], [0.78, -0.09], [0.78, 0.09], [0.3, 0.15]),
  shape('hide', [0.68, -0.12], [1.02, -0.07], [1.02, 0.07], [0.68, 0.12]),
  ...(has('elk')
    ? both(hand => [
        limb('bone', 0.8, hand * 0.08, 0.62, hand * 0.46, 0.09),
        limb('bone', 0.7, hand * 0.3, 0.96, hand * 0.46, 0.07),
      ])
    : [limb('black', 0.25, 0, 0.76, 0, 0.07)]),
  ...fine(
    ...both(hand => oval('black', 0.78, hand * 0.07, 0.035)),
    ...both(hand => shape('hide', [0.68, hand * 0.08], [0.7, hand * 0.18], [0.76, hand * 0.08])),
  ),
  box('dark', -0.44, -0.31, 0.52, 0.62, 0.1),
  ...fine(limb('gold', -0.42, -0.24, 0.06, -0.24, 0.04), limb('gold', -0.42, 0.24, 0.06, 0.24, 0.04)),
];

const strider = (): Part[] => [
  ...[-0.5, 0.34].flatMap(x =>
    both(hand => [
      limb('steel', x, hand * 0.14, x + 0.1, hand * 0.46, 0.1),
      oval('black', x + 0.14, hand * 0.5, 0.12, 0.08),
    ]),
  ),
  shape('steel', [0.6, -0.14], [0.3, -0.26], [-0.74, -0.24], [-0.9, 0], [-0.74, 0.24], [0.3, 0.26], [0.6, 0.14]),
  box('dark', -0.5, -0.2, 0.7, 0.4, 0.08),
  shape('light', [0.56, -0.16], [1, -0.07], [1, 0.07], [0.56, 0.16]),
  oval('gold', 0.84, 0, 0.06),
];

const eagle = (): Part[] => [
  ...both(hand =>
    shape('hide', [0.3, hand * 0.1], [0.1, hand * 0.84], [-0.3, hand * 1.06], [-0.5, hand * 0.8], [-0.2, hand * 0.1]),
  ),
  shape('wood', [-0.4, -0.14], [-1, -0.3], [-1, 0.3], [-0.4, 0.14]),
  oval('hide', 0, 0, 0.56, 0.24),
  oval('bone', 0.62, 0, 0.2, 0.17),
  shape('gold', [0.76, -0.09], [1.02, 0], [0.76, 0.09]),
  box('dark', -0.4, -0.2, 0.44, 0.4, 0.08),
];

export const biker = (has: Has): Part[] => [
  ...(has('skimmer')
    ? [
        ...both(hand => [
          shape('dark', [0.5, hand * 0.14], [-0.1, hand * 0.56], [-0.6, hand * 0.52], [-0.4, hand * 0.14]),
          oval('glow', -0.62, hand * 0.4, 0.2, 0.14),
        ]),
        oval('glow', -0.94, 0, 0.22, 0.18),
        oval('gold', -0.9, 0, 0.1),
      ]
    : [
        box('black', 0.46, -0.12, 0.52, 0.24, 0.1),
        box('black', -1, -0.17, 0.56, 0.34, 0.1),
        ...fine(
          ...[-0.94, -0.8, -0.66].map(x => box('steel', x, -0.17, 0.04, 0.34)),
          ...[0.56, 0.7, 0.84].map(x => box('steel', x, -0.12, 0.04, 0.24)),
        ),
        ...both(hand => limb('steel', -0.8, hand * 0.3, -0.1, hand * 0.26, 0.1)),
      ]),
  box('main', -0.66, -0.24, 1.24, 0.48, 0.2),
  shape('light', [0.7, 0], [0.34, -0.2], [0.2, -0.2], [0.2, 0.2], [0.34, 0.2]),
  limb('black', 0.42, -0.44, 0.42, 0.44, 0.08),
  ...both(hand => limb('dark', -0.05, hand * 0.3, 0.42, hand * 0.38, 0.13)),
  ...(has('guns') ? both(hand => limb('black', 0.3, hand * 0.3, 0.98, hand * 0.26, 0.08)) : []),
  oval('dark', -0.14, 0, 0.23, 0.4),
  ...both(hand => oval('main', -0.14, hand * 0.28, 0.14, 0.12)),
  oval('light', -0.08, 0, 0.19),
  oval('gold', 0.02, 0, 0.07, 0.13),
  oval('gold', 0.72, 0, 0.08),
  ...fine(box('black', -0.58, -0.12, 0.24, 0.24, 0.05)),
];

export const chariot = (has: Has): Part[] => [
  ...[-0.24, 0.24].flatMap(y => moved(hound(has), 0.44, 0.52, y)),
  limb('wood', -0.2, 0, 0.46, 0, 0.07),
  limb('wood', 0.3, -0.28, 0.3, 0.28, 0.06),
  ...both(hand => [
    box('black', -0.52, hand * 0.5 - 0.07, 0.5, 0.14, 0.05),
    shape('steel', [-0.32, hand * 0.56], [-0.27, hand * 0.74], [-0.2, hand * 0.56]),
  ]),
  box('main', -0.86, -0.4, 0.82, 0.8, 0.14),
  box('wood', -0.76, -0.28, 0.56, 0.56, 0.1),
  ...fine(...[-0.66, -0.54, -0.42, -0.3].map(x => limb('black', x, -0.24, x, 0.24, 0.02))),
  ...man(0.36, -0.56, -0.12),
  ...man(0.34, -0.36, 0.16),
  limb('black', -0.3, 0.16, 0.3, 0.1, 0.07),
];

export const MOUNT_FEATURES: readonly string[] = ['steel', 'eagle', 'hero', 'staff', 'elk', 'skimmer', 'guns'];
