/**
 * All figures of a game and all marks, as on the table: `?game=at-43`, at so many pixels a millimetre (`&scale=2`), or only some
 * (`&only=infantry hood;heavy`). `scripts/figures.mjs` makes pictures of it.
 */
import { FACINGS, mm, type BaseShape } from '@banneret/geometry';
import { render } from 'preact';
import type { JSX } from 'preact';
import { FIGURE_KINDS, type FigureKind, type Silhouette } from '../../src/paint/figures/kinds.js';
import type { Theme } from '../../src/paint/theme.js';
import * as at43 from '../../src/systems/at-43/silhouettes.js';
import { theme as snow } from '../../src/systems/at-43/theme.js';
import * as bts from '../../src/systems/beyond-the-stars/silhouettes.js';
import { theme as steppe } from '../../src/systems/beyond-the-stars/theme.js';
import * as gdf from '../../src/systems/grimdark-future/silhouettes.js';
import { theme as ash } from '../../src/systems/grimdark-future/theme.js';
import * as edge from '../../src/systems/the-edge/silhouettes.js';
import { theme as night } from '../../src/systems/the-edge/theme.js';
import * as tos from '../../src/systems/the-other-side/silhouettes.js';
import { theme as coast } from '../../src/systems/the-other-side/theme.js';
import { Figure } from '../../src/tabletop/Figure.js';
import { scaleOf } from '../../src/tabletop/scale.js';
import type { Flag, TableFigure, TableUnit } from '../../src/tabletop/tableau.js';

type Silhouettes = Readonly<Record<string, Silhouette>>;

const GAMES: Readonly<Record<string, { readonly theme: Theme; readonly silhouettes: Silhouettes }>> = {
  'grimdark-future': { theme: ash, silhouettes: gdf.SILHOUETTES },
  'at-43': { theme: snow, silhouettes: { ...at43.SILHOUETTES, ...at43.HEROES } },
  'beyond-the-stars': { theme: steppe, silhouettes: bts.SILHOUETTES },
  'the-other-side': { theme: coast, silhouettes: tos.SILHOUETTES },
  'the-edge': { theme: night, silhouettes: edge.SILHOUETTES },
};

const round = (diameter: number): BaseShape => ({ kind: 'round', radius: mm(diameter / 2) });
const oval = (length: number, width: number): BaseShape => ({ kind: 'oval', length: mm(length), width: mm(width) });
const hull = (length: number, width: number): BaseShape => ({
  kind: 'rectangle',
  length: mm(length),
  width: mm(width),
});

const BASES: Readonly<Partial<Record<FigureKind, BaseShape>>> = {
  hero: round(32),
  mage: round(32),
  heavy: round(40),
  queen: round(40),
  hound: round(30),
  swarm: round(40),
  cavalry: oval(60, 35),
  biker: oval(60, 35),
  galloper: oval(60, 35),
  team: round(50),
  pack: round(50),
  gun: round(60),
  mortar: round(60),
  catapult: hull(60, 60),
  mound: round(60),
  monster: oval(105, 70),
  maw: round(60),
  walker: round(60),
  stilt: round(60),
  chariot: hull(90, 50),
  sledge: hull(90, 50),
  skiff: hull(120, 60),
  tank: hull(110, 70),
  hauler: hull(120, 80),
  light: hull(150, 90),
  flyer: round(60),
  titan: oval(120, 92),
  tree: round(100),
};

interface Shown {
  readonly name: string;
  readonly silhouette: Silhouette;
  readonly side: number;
  readonly flags?: readonly Flag[];
  readonly wounds?: number;
  readonly roles?: string;
  readonly numbered?: boolean;
}

const STATES: readonly Omit<Shown, 'silhouette' | 'side'>[] = [
  { name: 'ready for anything' },
  ...(['activated', 'shaken', 'suppressed', 'engaged', 'prone', 'ready', 'hidden'] as const).map(flag => ({
    name: flag,
    flags: [flag],
  })),
  { name: '2 wounds', wounds: 2 },
  { name: '6 wounds', wounds: 6 },
  { name: 'selected', roles: 'selected' },
  { name: 'may be chosen', roles: 'option-unit' },
  { name: 'aimed at', roles: 'selected option-unit target' },
  { name: 'acting', roles: 'acting' },
  { name: 'numbered', numbered: true },
];

const query = new URLSearchParams(location.search);
const game = GAMES[query.get('game') ?? 'grimdark-future'] ?? { theme: ash, silhouettes: {} };
const zoom = Number(query.get('scale') ?? 1.2);
const [first, ...features] = (query.get('states') ?? 'heavy').split(' ');
const only = query.get('only')?.split(';');
const named = (words: string): Silhouette => {
  const [kind, ...others] = words.split(' ');
  return { kind: kind as FigureKind, with: others };
};
const told: readonly [string, Silhouette][] = only
  ? only.map(words => [words, named(words)])
  : query.has('kinds')
    ? FIGURE_KINDS.map(kind => [kind, { kind }])
    : Object.entries(game.silhouettes);

const shown: readonly Shown[] = [
  ...told.flatMap(([name, silhouette]) => [0, 1].map(side => ({ name, silhouette, side }))),
  ...[2, 3].map(side => ({ name: `side ${side + 1}`, silhouette: named('infantry'), side })),
  ...(only
    ? []
    : STATES.map(state => ({ ...state, silhouette: { kind: first as FigureKind, with: features }, side: 0 }))),
];

const scale = scaleOf({ width: 0, depth: 0 });

function Shown({ name, silhouette, side, flags = [], wounds = 0, roles = '', numbered = false }: Shown): JSX.Element {
  const base = BASES[silhouette.kind] ?? round(25);
  const angle = side % 2 === 0 ? FACINGS * 0.08 : FACINGS * 0.42;
  const figure: TableFigure = { model: 4, silhouette, base, at: { x: 0, y: 0 }, facing: Math.round(angle), wounds };
  const unit: TableUnit = { id: name, seat: side, name, words: name, emblem: 0, flags, figures: [figure] };
  return (
    <g class={`tt-unit seat-${side} ${flags.join(' ')} ${roles}`} style={{ '--side': game.theme.sides[side] }}>
      <Figure
        {...{ theme: game.theme, unit, figure, scale, roles, numbered }}
        isBearer
        struck={() => 0}
        onPointerDown={() => undefined}
      />
    </g>
  );
}

function Sheet(): JSX.Element {
  let [x, y, row] = [12, 12, 0];
  return (
    <svg width={innerWidth} height={innerHeight} style={{ display: 'block', background: game.theme.ground.ramp[2] }}>
      {shown.map(one => {
        const base = BASES[one.silhouette.kind] ?? round(25);
        const [long, wide] = base.kind === 'round' ? [base.radius * 2, base.radius * 2] : [base.length, base.width];
        const width = Math.max(62, one.side === 1 ? 0 : one.name.length * 7 + 8, (long / 1000) * zoom + 20);
        const height = Math.max(48, ((long + wide) / 2000) * zoom) + 30;
        if (x + width > innerWidth) [x, y, row] = [12, y + row, 0];
        const at = `translate(${x + width / 2} ${y + (height - 20) / 2})`;
        x += width;
        row = Math.max(row, height);
        return (
          <g key={`${one.name} ${one.side}`} transform={at}>
            <g class="scene" style={{ '--zoom': String(zoom) }} transform={`scale(${zoom})`}>
              <Shown {...one} />
            </g>
            {(one.side !== 1 || one.name.startsWith('side')) && <text y={height / 2}>{one.name}</text>}
          </g>
        );
      })}
    </svg>
  );
}

render(<Sheet />, document.body);
const waitForPictures = (): void => {
  const images = [...document.querySelectorAll('image')];
  if (images.some(image => !image.hasAttribute('href'))) setTimeout(waitForPictures, 50);
  else setTimeout(() => (document.title = 'ready'), 200);
};
waitForPictures();
