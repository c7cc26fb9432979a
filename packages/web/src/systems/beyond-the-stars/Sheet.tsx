import { figureOf, sheetOf, type State } from '@banneret/beyond-the-stars';
import { UM_PER_MM } from '@banneret/geometry';
import type { JSX } from 'preact';
import { SeatName } from '../../table/Seat.js';
import type { SheetProps } from '../webSystem.js';
import { unitName } from './words.js';

type Profile = ReturnType<typeof sheetOf>;

/** A Combat Unit as it stands now: each kind of figure with its profile. */
export function Sheet({ desk, thing }: SheetProps): JSX.Element | null {
  const state = desk.state as State;
  const { t } = desk;
  const unit = state.battle.units[Number(thing)];
  if (unit === undefined) return null;
  const living = unit.figures.filter(figure => figureOf(state, figure).place !== 'gone');
  return (
    <article class="tt-sheet">
      <h3>{unitName(desk, Number(thing))}</h3>
      <p>
        <SeatName seat={unit.seat} name={desk.seats[unit.seat]?.name ?? ''} />
      </p>
      {kindsOf(living.map(figure => sheetOf(state, figure))).map(({ sheet, count }) => (
        <section key={sheet.name.fr}>
          <h4>{t.say('web.bts.count', { count, name: sheet.name[t.locale] })}</h4>
          <dl class="tt-stats">
            {statsOf(sheet).map(([stat, value]) => (
              <div key={stat}>
                <dt>{t.say(`web.bts.stat.${stat}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </article>
  );
}

/** Figures with the same name are alike. */
function kindsOf(sheets: readonly Profile[]): readonly { readonly sheet: Profile; readonly count: number }[] {
  const kinds = new Map<string, { sheet: Profile; count: number }>();
  for (const sheet of sheets) {
    const kind = kinds.get(sheet.name.fr) ?? { sheet, count: 0 };
    kinds.set(sheet.name.fr, { sheet, count: kind.count + 1 });
  }
  return [...kinds.values()];
}

const UM_PER_CM = 10 * UM_PER_MM;

const statsOf = ({
  mvt,
  cc,
  ct,
  force,
  defence,
  morale,
  attacks,
  pv,
}: Profile): readonly (readonly [string, string])[] => [
  ['mvt', `${mvt / UM_PER_CM}`],
  ['cc', `${cc}`],
  ['ct', `${ct}+`],
  ['force', `${force}`],
  ['defence', `${defence}`],
  ['morale', `${morale}`],
  ['attacks', `${attacks}`],
  ['pv', `${pv}`],
];
