import { cardName, faceOf, factionOf, livingOf, membersOf, squadCard, statOf, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { bareFooting } from '../../paint/figures/footing.js';
import { followSprite, type Sprite } from '../../paint/figures/sprite.js';
import { SeatName } from '../../table/Seat.js';
import type { SheetProps } from '../webSystem.js';
import { silhouetteOf } from './silhouettes.js';
import { theme } from './theme.js';

const STATS = [
  ['ini', 'web.edge.ini'],
  ['att', 'web.edge.att'],
  ['def', 'web.edge.def'],
  ['mov', 'web.edge.mov'],
] as const;

/** A Squad as it stands now. */
export function Sheet({ desk, thing }: SheetProps): JSX.Element | null {
  const state = desk.state as State;
  const { t } = desk;
  const squad = Number(thing);
  const standing = state.squads[squad];
  if (standing === undefined) return null;
  const card = squadCard(state, squad);
  const statuses = state.statuses.filter(({ on, id }) => (on === 'squad' ? id : state.figures[id]?.squad) === squad);
  return (
    <article class={`edge-sheet seat-${standing.seat}`}>
      <Portrait state={state} squad={squad} />
      <h3>{card.name[t.locale]}</h3>
      <p>
        <SeatName seat={standing.seat} name={desk.seats[standing.seat]?.name ?? ''} />{' '}
        <span class="quiet">{faceOf(state, squad).name[t.locale]}</span>
      </p>
      <dl class="edge-stats">
        {STATS.map(([stat, label]) => (
          <div key={stat}>
            <dt>{t.say(label)}</dt>
            <dd>{statOf(state, standing.firstFigure, stat) ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <p>
        {t.say('web.edge.squad', {
          living: livingOf(state, squad).length,
          of: membersOf(state, squad).length,
          endurance: standing.endurance,
        })}
      </p>
      {standing.upgrades.map(({ card: upgrade, charges }) => (
        <p key={upgrade}>
          {cardName(state, upgrade, t)} {charges > 0 && `(${charges})`}
        </p>
      ))}
      {statuses.length > 0 && (
        <p class="quiet">
          {[...new Set(statuses.map(({ status, seat }) => statusName(state, status, seat)[t.locale]))].join(', ')}
        </p>
      )}
    </article>
  );
}

/** As the faction calls it that put it there. */
const statusName = (state: State, status: string, seat: number): { readonly fr: string; readonly en: string } =>
  factionOf(state, seat).statuses.find(({ id }) => id === status)?.name ?? { fr: status, en: status };

const PORTRAIT = 76;
/** Half of what is painted, and how finely. */
const [REACH, SCALE] = [26, 1.4];
/** To the lower left, so that the light is on its face. */
const LOOKS = 150;

/** One of its figures in the colours of its side. */
function Portrait({ state, squad }: { readonly state: State; readonly squad: number }): JSX.Element {
  const [sprite, setSprite] = useState<Sprite | undefined>(undefined);
  const silhouette = silhouetteOf(squadCard(state, squad));
  const side = state.squads[squad]?.seat ?? 0;
  useEffect(() => {
    const wish = { theme, silhouette, footing: bareFooting(REACH), side, turn: LOOKS };
    return followSprite({ ...wish, pxPerMm: SCALE * devicePixelRatio }, setSprite);
  }, [silhouette, side]);
  const half = PORTRAIT / 2 / SCALE;
  return (
    <svg
      class="edge-portrait"
      width={PORTRAIT}
      height={PORTRAIT}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      aria-hidden="true"
    >
      {sprite !== undefined && <image {...sprite} />}
    </svg>
  );
}
