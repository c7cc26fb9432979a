import type { Silhouette } from './kinds.js';
import { box, both, fine, limb, moved, oval, ring, shape, type Part } from './parts.js';

/** Everybody on two legs. What tells two units of one kind apart is what they wear on their heads, carry in their hands, on their backs. */

/** Which of the features a figure has: see `FEATURES`. */
export type Has = (feature: string) => boolean;

const plainly: Has = () => false;

export const infantry = (has: Has): Part[] => [
  ...back(has),
  ...body(has),
  ...weapon(has, 'rifle'),
  ...head(has, 'helmet'),
];

export const spear = (has: Has): Part[] => [
  ...back(has, 'none'),
  ...body(has),
  ...weapon(has, 'spear'),
  ...head(has, 'kettle'),
];

export const leader = (has: Has): Part[] => [
  limb('black', -0.5, -0.2, -1, -0.5, 0.07),
  oval('gold', -1, -0.5, 0.08),
  ...infantry(has),
  ...both(hand => oval('gold', -0.05, hand * 0.5, 0.21, 0.17)),
  limb('gold', -0.26, 0, 0.2, 0, 0.13),
];

export const hero = (has: Has): Part[] => [
  shape('gold', [-1, -0.46], [-0.1, -0.6], [0, 0.6], [-1, 0.5], [-0.82, 0.02]),
  shape('dark', [-0.86, -0.3], [-0.1, -0.42], [-0.1, 0.42], [-0.86, 0.34], [-0.72, 0.02]),
  ...fine(limb('main', -0.8, -0.12, -0.2, -0.18, 0.05), limb('main', -0.8, 0.16, -0.2, 0.2, 0.05)),
  ...both(hand => oval('gold', -0.05, hand * 0.52, 0.28, 0.26)),
  ...fine(...both(hand => oval('bone', -0.02, hand * 0.54, 0.12, 0.1))),
  oval('main', -0.02, 0, 0.3, 0.5),
  ...weapon(has, 'blade'),
  ...head(has, 'plume'),
];

export const mage = (has: Has): Part[] => [
  shape('main', ...ring(9, 0.72, 0, 0, 0.2)),
  shape('dark', ...ring(9, 0.5, 0, 0, 0.5)),
  ...(has('veil')
    ? [shape('light', [-1, -0.24], [-0.5, -0.5], [0.1, -0.36], [0.1, 0.36], [-0.5, 0.5], [-1, 0.3], [-0.8, 0])]
    : []),
  ...fine(...ring(9, 0.62, 0, 0, 0.2).map(([x, y]) => oval('gold', x, y, 0.045))),
  limb('light', 0.05, 0.3, 0.42, 0.54, 0.15),
  ...(has('claws') ? claws() : staff()),
  ...head(has, 'bare'),
];

export const heavy = (has: Has): Part[] => [
  box('black', -0.78, -0.46, 0.42, 0.92, 0.12),
  ...both(hand => oval('steel', -0.58, hand * 0.24, 0.13)),
  ...fine(...both(hand => oval('black', -0.58, hand * 0.24, 0.06))),
  ...(has('fins') ? both(hand => shape('light', [-0.5, hand * 0.3], [-1.12, hand * 0.86], [-0.86, hand * 0.3])) : []),
  ...(has('six') ? sixArms() : []),
  box('dark', -0.38, -0.5, 0.72, 1, 0.24),
  ...shoulders(has),
  ...heavyArms(has),
  ...heavyHead(has),
];

/** Three of them on one base, each with its tool. */
export const team = (has: Has): Part[] => {
  const one = infantry(has);
  return [...moved(one, 0.54, 0.36, -0.44), ...moved(one, 0.54, -0.36, 0), ...moved(one, 0.54, 0.36, 0.46)];
};

/** Small, beside something large: crews and riders. */
export const man = (scale: number, x: number, y: number): Part[] =>
  moved([...body(plainly), ...weapon(plainly, 'none'), ...head(plainly, 'helmet')], scale, x, y);

const staff = (): Part[] => [
  limb('wood', -0.35, 0.62, 0.85, 0.5, 0.09),
  oval('glow', 0.88, 0.5, 0.36),
  oval('gold', 0.88, 0.5, 0.2),
];

const claws = (): Part[] =>
  both(hand => [
    limb('dark', 0, hand * 0.5, 0.5, hand * 0.56, 0.2),
    ...[-0.14, 0, 0.14].map(off => limb('bone', 0.5, hand * 0.56 + off, 0.92, hand * 0.5 + off * 1.5, 0.07)),
    oval('glow', 0.55, hand * 0.56, 0.3),
  ]);

function back(has: Has, otherwise = 'pack'): Part[] {
  if (has('robe')) return [];
  if (has('cloak'))
    return [
      shape('dark', [-0.95, -0.4], [-0.1, -0.55], [0, 0], [-0.1, 0.55], [-0.95, 0.42], [-0.8, 0]),
      ...fine(limb('black', -0.8, -0.14, -0.2, -0.2, 0.04), limb('black', -0.8, 0.16, -0.2, 0.2, 0.04)),
    ];
  if (has('flask'))
    return [
      limb('black', -0.5, -0.3, -0.5, 0.3, 0.36),
      ...both(hand => oval('gold', -0.58, hand * 0.2, 0.18)),
      ...fine(...both(hand => oval('black', -0.58, hand * 0.2, 0.06))),
    ];
  if (has('medic'))
    return [
      box('bone', -0.84, -0.36, 0.48, 0.72, 0.1),
      box('gold', -0.66, -0.26, 0.13, 0.52),
      box('gold', -0.78, -0.07, 0.36, 0.14),
    ];
  if (otherwise === 'none') return [];
  return [
    box('black', -0.66, -0.32, 0.38, 0.64, 0.1),
    ...fine(limb('wood', -0.62, -0.3, -0.62, 0.3, 0.15), box('steel', -0.46, -0.2, 0.12, 0.4, 0.04)),
  ];
}

function body(has: Has): Part[] {
  if (has('robe'))
    return [
      shape('main', [-0.82, -0.36], [-0.3, -0.62], [0.3, -0.5], [0.36, 0.5], [-0.3, 0.62], [-0.82, 0.36], [-0.66, 0]),
      shape('dark', [-0.7, -0.12], [0.3, -0.16], [0.3, 0.16], [-0.7, 0.12], [-0.62, 0]),
      ...arms('light'),
    ];
  if (has('veil'))
    return [
      shape('light', [-1, -0.3], [-0.5, -0.62], [0.2, -0.56], [0.2, 0.56], [-0.5, 0.62], [-1, 0.34], [-0.8, 0]),
      shape('main', [-0.72, -0.2], [0.1, -0.3], [0.1, 0.3], [-0.72, 0.22], [-0.6, 0]),
      ...arms('dark'),
    ];
  return [
    oval('main', -0.05, 0, 0.3, 0.64),
    ...both(hand => oval(has('bone-arms') ? 'bone' : 'main', -0.05, hand * 0.5, 0.22, 0.18)),
    ...arms('dark'),
    ...fine(limb('black', -0.3, -0.16, 0.16, -0.24, 0.06), limb('black', -0.3, 0.16, 0.16, 0.2, 0.06)),
  ];
}

const arms = (role: 'dark' | 'light'): Part[] => [
  limb(role, 0, -0.46, 0.46, 0.04, 0.2),
  limb(role, 0, 0.46, 0.3, 0.28, 0.2),
  oval('black', 0.5, 0.1, 0.1),
  oval('black', 0.28, 0.25, 0.1),
];

const WEAPONS: Readonly<Record<string, () => readonly Part[]>> = {
  none: () => [],
  rifle: () => [
    limb('black', -0.14, 0.24, 0.96, 0.2, 0.14),
    limb('steel', 0.66, 0.21, 1, 0.2, 0.08),
    ...fine(box('black', 0.24, 0.26, 0.12, 0.22, 0.03), box('steel', 0.1, 0.13, 0.26, 0.06, 0.02)),
  ],
  carbine: () => [
    limb('black', -0.1, 0.24, 0.74, 0.2, 0.17),
    oval('glow', 0.8, 0.2, 0.14),
    oval('gold', 0.76, 0.2, 0.08),
  ],
  'long-rifle': () => [
    limb('black', -0.3, 0.26, 1.02, 0.18, 0.13),
    limb('steel', 0.7, 0.2, 1.4, 0.15, 0.08),
    limb('gold', 0.1, 0.12, 0.42, 0.1, 0.11),
    ...fine(oval('black', 0.42, 0.1, 0.05)),
  ],
  launcher: () => [
    limb('black', -0.5, 0.34, 0.86, 0.3, 0.27),
    oval('steel', 0.92, 0.3, 0.1, 0.15),
    oval('black', 0.95, 0.3, 0.05, 0.09),
    ...fine(box('gold', 0.1, 0.16, 0.08, 0.3, 0.02)),
  ],
  bow: () => [
    shape(
      'wood',
      [0.34, -0.78],
      [0.7, -0.4],
      [0.8, 0.1],
      [0.7, 0.5],
      [0.34, 0.86],
      [0.56, 0.44],
      [0.64, 0.1],
      [0.56, -0.36],
    ),
    limb('steel', -0.1, 0.08, 1.12, 0.08, 0.06),
    shape('bone', [1.04, -0.02], [1.26, 0.08], [1.04, 0.18]),
  ],
  crossbow: () => [
    limb('wood', -0.2, 0.2, 0.9, 0.2, 0.14),
    shape('steel', [0.62, -0.42], [0.84, 0.06], [0.86, 0.34], [0.62, 0.82], [0.72, 0.34], [0.7, 0.06]),
    limb('bone', 0.4, 0.2, 1.06, 0.2, 0.06),
  ],
  harpoon: () => [
    limb('wood', -0.7, 0.36, 1, 0.26, 0.1),
    shape('steel', [0.9, 0.02], [1.36, 0.24], [0.9, 0.5], [1.02, 0.26]),
    limb('bone', -0.5, 0.36, -0.2, 0.6, 0.06),
  ],
  pistols: () =>
    both(hand => [
      limb('dark', 0.05, hand * 0.46, 0.5, hand * 0.34, 0.18),
      limb('black', 0.44, hand * 0.34, 0.92, hand * 0.32, 0.12),
      limb('gold', 0.36, hand * 0.34, 0.5, hand * 0.34, 0.13),
    ]),
  blade: () => [
    limb('dark', 0, 0.5, 0.5, 0.42, 0.18),
    shape('steel', [0.4, 0.36], [1.1, 0.28], [1.28, 0.33], [1.12, 0.39], [0.4, 0.48]),
    limb('gold', 0.45, 0.24, 0.47, 0.6, 0.09),
  ],
  blades: () =>
    both(hand => [
      limb('dark', 0, hand * 0.48, 0.46, hand * 0.5, 0.18),
      shape('steel', [0.4, hand * 0.42], [1.06, hand * 0.36], [1.24, hand * 0.5], [0.4, hand * 0.56]),
      limb('gold', 0.44, hand * 0.34, 0.44, hand * 0.64, 0.07),
    ]),
  scythe: () => [
    limb('wood', -0.7, 0.5, 0.9, 0.3, 0.09),
    shape('steel', [0.84, 0.36], [1.12, 0.06], [1.06, -0.34], [0.76, -0.66], [0.92, -0.28], [0.9, 0.02], [0.78, 0.24]),
  ],
  axe: () => [
    limb('wood', -0.6, 0.44, 0.9, 0.3, 0.1),
    shape('steel', [0.62, 0.3], [0.56, -0.06], [0.84, -0.14], [1.1, -0.04], [0.92, 0.3]),
    shape('steel', [0.66, 0.36], [0.66, 0.58], [0.9, 0.56], [0.92, 0.34]),
  ],
  spear: () => [
    oval('light', 0.28, -0.38, 0.15, 0.38),
    oval('main', 0.3, -0.38, 0.09, 0.25),
    oval('gold', 0.34, -0.38, 0.08),
    limb('wood', -0.6, 0.46, 1.02, 0.34, 0.09),
    shape('steel', [0.98, 0.22], [1.34, 0.33], [0.98, 0.46]),
  ],
  halberd: () => [
    limb('wood', -0.72, 0.44, 1.04, 0.3, 0.09),
    shape('steel', [0.66, 0.3], [0.7, -0.04], [0.92, -0.1], [0.98, 0.3]),
    shape('steel', [0.96, 0.2], [1.34, 0.3], [0.96, 0.4]),
    shape('steel', [0.74, 0.34], [0.7, 0.56], [0.9, 0.34]),
  ],
  tool: () => [
    limb('wood', -0.5, 0.44, 0.74, 0.26, 0.1),
    shape('steel', [0.66, 0.06], [1.04, 0.06], [1.12, 0.22], [1.04, 0.4], [0.66, 0.42]),
  ],
  lantern: () => [
    limb('wood', -0.5, 0.46, 0.86, 0.24, 0.09),
    oval('glow', 0.96, 0.2, 0.42),
    oval('gold', 0.94, 0.2, 0.19),
    ...fine(limb('black', 0.8, 0.1, 1.08, 0.3, 0.04), limb('black', 0.8, 0.3, 1.08, 0.1, 0.04)),
  ],
  hook: () => [
    limb('wood', -0.6, 0.44, 0.92, 0.28, 0.09),
    shape('steel', [0.88, 0.2], [1.2, 0.1], [1.14, -0.14], [1.3, 0.12], [1.2, 0.32], [0.9, 0.36]),
  ],
};

/** What it carries: the first feature that is a weapon. */
function weapon(has: Has, otherwise: string): readonly Part[] {
  const carried = Object.keys(WEAPONS).find(name => has(name)) ?? otherwise;
  return (WEAPONS[carried] as () => readonly Part[])();
}

const HEADS: Readonly<Record<string, () => readonly Part[]>> = {
  helmet: () => [
    oval('light', 0.02, 0, 0.29),
    oval('black', 0.18, 0, 0.09, 0.18),
    ...fine(limb('main', -0.22, 0, 0.06, 0, 0.07)),
  ],
  kettle: () => [oval('dark', 0, 0, 0.3), oval('steel', 0.02, 0, 0.17), ...fine(limb('light', -0.1, 0, 0.14, 0, 0.05))],
  bare: () => [oval('light', 0.02, 0, 0.26), oval('hide', -0.04, 0, 0.2), ...fine(oval('bone', 0.18, 0, 0.06, 0.1))],
  cap: () => [
    oval('black', 0.16, 0, 0.22, 0.26),
    oval('main', -0.02, 0, 0.29),
    oval('dark', -0.04, 0, 0.19),
    oval('gold', 0.2, 0, 0.07),
  ],
  hood: () => [
    shape('dark', [-0.62, 0], [-0.22, -0.34], [0.14, -0.3], [0.3, 0], [0.14, 0.3], [-0.22, 0.34]),
    oval('black', 0.13, 0, 0.12, 0.17),
    ...fine(limb('main', -0.5, 0, 0, 0, 0.05)),
  ],
  crest: () => [
    oval('light', 0.02, 0, 0.28),
    oval('black', 0.19, 0, 0.08, 0.16),
    limb('gold', -0.4, 0, 0.16, 0, 0.14),
    ...fine(limb('bone', -0.36, 0, 0.1, 0, 0.04)),
  ],
  plume: () => [
    oval('light', 0.06, 0, 0.28),
    oval('black', 0.22, 0, 0.07, 0.15),
    limb('gold', -0.36, 0, 0.18, 0, 0.14),
    ...fine(limb('bone', -0.34, 0, 0.1, 0, 0.05)),
  ],
  square: () => [
    box('steel', -0.26, -0.28, 0.54, 0.56, 0.06),
    box('black', 0.14, -0.22, 0.12, 0.44, 0.03),
    ...fine(box('light', -0.2, -0.06, 0.3, 0.12, 0.02)),
  ],
  mask: () => [
    oval('dark', -0.02, 0, 0.29),
    oval('bone', 0.1, 0, 0.18, 0.2),
    oval('black', 0.2, -0.07, 0.05, 0.05),
    oval('black', 0.2, 0.07, 0.05, 0.05),
  ],
  scope: () => [
    oval('light', 0.02, 0, 0.28),
    limb('black', 0.06, 0.12, 0.34, 0.12, 0.14),
    oval('gold', 0.38, 0.12, 0.07, 0.09),
  ],
  hat: () => [oval('hide', 0.02, 0, 0.38, 0.36), oval('dark', 0, 0, 0.22), limb('gold', -0.2, -0.1, -0.2, 0.1, 0.06)],
  crown: () => [
    oval('hide', 0, 0, 0.24),
    ...ring(6, 0.26, 0.02, 0).map(([x, y]) => oval('gold', x, y, 0.1)),
    oval('light', 0.02, 0, 0.18),
  ],
  antlers: () => [
    ...both(hand => [
      limb('bone', 0, hand * 0.14, -0.3, hand * 0.62, 0.1),
      limb('bone', -0.14, hand * 0.36, 0.2, hand * 0.6, 0.08),
      limb('bone', -0.3, hand * 0.62, 0, hand * 0.86, 0.07),
    ]),
    oval('bone', 0.06, 0, 0.24, 0.22),
    oval('black', 0.2, -0.08, 0.06),
    oval('black', 0.2, 0.08, 0.06),
  ],
};

function head(has: Has, otherwise: string): readonly Part[] {
  const worn = Object.keys(HEADS).find(name => has(name)) ?? otherwise;
  return (HEADS[worn] as () => readonly Part[])();
}

function shoulders(has: Has): Part[] {
  if (has('facets'))
    return both(hand => [
      shape('main', ...ring(5, 0.42, -0.04, hand * 0.58, hand * 0.5)),
      shape('light', ...ring(5, 0.2, -0.08, hand * 0.54, hand * 0.5)),
    ]);
  return [
    ...both(hand => oval('main', -0.04, hand * 0.6, 0.36, 0.3)),
    ...fine(
      ...both(hand => [
        limb('light', -0.24, hand * 0.6, 0.12, hand * 0.6, 0.05),
        oval('black', -0.3, hand * 0.6, 0.035),
        oval('black', 0.2, hand * 0.6, 0.035),
      ]),
    ),
  ];
}

function sixArms(): Part[] {
  return both(hand =>
    [-0.34, -0.02, 0.28].flatMap(x => [
      limb('steel', x * 0.6, hand * 0.4, x + 0.16, hand * 0.86, 0.13),
      limb('steel', x + 0.16, hand * 0.86, x + 0.62, hand * 0.76, 0.1),
      shape('light', [x + 0.58, hand * 0.7], [x + 0.98, hand * 0.7], [x + 0.58, hand * 0.82]),
    ]),
  );
}

function heavyArms(has: Has): Part[] {
  if (has('six')) return [];
  if (has('fists'))
    return both(hand => [
      limb('dark', 0.1, hand * 0.62, 0.5, hand * 0.52, 0.28),
      shape('black', ...ring(6, 0.27, 0.66, hand * 0.5)),
      ...fine(...[-0.1, 0, 0.1].map(off => oval('steel', 0.82, hand * 0.5 + off, 0.05))),
    ]);
  if (has('horn'))
    return [
      shape('black', [0.1, 0.42], [0.86, 0.3], [1.12, 0.16], [1.12, 0.84], [0.86, 0.7], [0.1, 0.6]),
      shape('gold', [0.98, 0.26], [1.14, 0.18], [1.14, 0.82], [0.98, 0.74]),
      limb('dark', 0.02, -0.6, 0.56, -0.5, 0.22),
    ];
  if (has('claws'))
    return both(hand => [
      limb('dark', 0.1, hand * 0.62, 0.5, hand * 0.56, 0.26),
      ...[-0.15, 0, 0.15].map(off => limb('bone', 0.52, hand * 0.55 + off, 0.98, hand * 0.48 + off * 1.3, 0.09)),
    ]);
  return [
    box('black', 0, 0.42, 1, 0.3, 0.06),
    box('steel', 0.7, 0.46, 0.36, 0.09, 0.02),
    box('steel', 0.7, 0.59, 0.36, 0.09, 0.02),
    ...fine(box('gold', 0.16, 0.46, 0.08, 0.22, 0.02), box('steel', 0.3, 0.45, 0.3, 0.05, 0.01)),
    box('black', 0.02, -0.68, 0.6, 0.2, 0.05),
    ...fine(oval('steel', 0.56, -0.58, 0.08)),
  ];
}

function heavyHead(has: Has): Part[] {
  if (has('facets'))
    return [shape('light', ...ring(5, 0.24, 0.1, 0)), shape('gold', [0.22, -0.1], [0.34, 0], [0.22, 0.1])];
  if (has('mask'))
    return [oval('bone', 0.1, 0, 0.2, 0.18), oval('black', 0.22, -0.07, 0.05), oval('black', 0.22, 0.07, 0.05)];
  return [
    oval('light', 0.1, 0, 0.22),
    box('gold', 0.2, -0.14, 0.09, 0.28, 0.04),
    ...fine(limb('dark', -0.06, 0, 0.14, 0, 0.05)),
  ];
}

/** What somebody of a unit carries in place of what the others do. */
export const armedWith = ({ kind, with: features = [] }: Silhouette, carried: string): Silhouette => ({
  kind,
  with: [...features.filter(feature => !(feature in WEAPONS)), carried],
});

/** What can be said of those on foot. */
export const FOOT_FEATURES: readonly string[] = [
  ...Object.keys(WEAPONS),
  ...Object.keys(HEADS),
  'robe',
  'veil',
  'cloak',
  'flask',
  'medic',
  'bone-arms',
  'fins',
  'six',
  'facets',
  'fists',
  'horn',
  'claws',
];
