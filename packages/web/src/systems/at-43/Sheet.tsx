import { rosterOf, sheetOf, tellUnit, unitName, unitOf, type State } from '@banneret/at-43';
import { UM_PER_MM } from '@banneret/geometry';
import type { JSX } from 'preact';
import type { Desk } from '../../table/desk.js';
import { SeatName } from '../../table/Seat.js';
import type { SheetProps } from '../webSystem.js';

type Profile = ReturnType<typeof sheetOf>;

/** A unit as it stands now: each kind of fighter with its profile and weapons. */
export function Sheet({ desk, thing }: SheetProps): JSX.Element | null {
  const state = desk.state as State;
  const unit = Number(thing);
  if (state.units[unit] === undefined) return null;
  const { seat, fighters: first } = rosterOf(state, unit);
  const living = unitOf(state, unit).fighters.map(({ id }) => id);
  return (
    <article class="tt-sheet">
      <h3>{unitName(state, unit, desk.t)}</h3>
      <p>
        <SeatName seat={seat} name={desk.seats[seat]?.name ?? ''} />
      </p>
      <p class="quiet">{tellUnit(state, unit, desk.t)}</p>
      {kindsOf(state, living.length > 0 ? living : first).map(({ sheet, count }) => (
        <Kind key={sheet.name.fr} desk={desk} state={state} sheet={sheet} count={count} />
      ))}
    </article>
  );
}

/** Fighters who are alike share a sheet. */
function kindsOf(state: State, fighters: readonly number[]): readonly { sheet: Profile; count: number }[] {
  const counts = new Map<Profile, number>();
  for (const fighter of fighters) {
    const sheet = sheetOf(state, fighter);
    counts.set(sheet, (counts.get(sheet) ?? 0) + 1);
  }
  return [...counts].map(([sheet, count]) => ({ sheet, count }));
}

interface KindProps {
  readonly desk: Desk;
  readonly state: State;
  readonly sheet: Profile;
  readonly count: number;
}

function Kind({ desk, state, sheet, count }: KindProps): JSX.Element {
  const { t } = desk;
  const { command } = sheet;
  return (
    <section>
      <h4>{t.say('web.at43.count', { count, name: sheet.name[t.locale] })}</h4>
      {command && (
        <p class="quiet">
          {t.say('web.at43.officer', {
            title: command.title[t.locale],
            authority: command.authority,
            points: command.points,
          })}
        </p>
      )}
      <dl class="tt-stats">
        <Stat label={t.say('web.at43.movement')} value={`${sheet.movement / UM_PER_MM / 10}`} />
        <Stat label={t.say('web.at43.combat')} value={`${sheet.combat}`} />
        <Stat label={t.say('web.at43.protection')} value={`${sheet.protection}`} />
        <Stat label={t.say('web.at43.morale')} value={sheet.morale === null ? '–' : `${sheet.morale}`} />
      </dl>
      {sheet.chassis > 0 && (
        <p class="quiet">{t.say('web.at43.parts', { propulsion: sheet.propulsion, chassis: sheet.chassis })}</p>
      )}
      <Weapons desk={desk} state={state} sheet={sheet} />
    </section>
  );
}

function Weapons({ desk, state, sheet }: Omit<KindProps, 'count'>): JSX.Element | null {
  const { t } = desk;
  const weapons = [...new Set(sheet.mounts.map(({ weapon }) => weapon))].flatMap(id => state.battle.weapons[id] ?? []);
  if (weapons.length === 0) return null;
  return (
    <table class="tt-weapons">
      <thead>
        <tr>
          {(['weapon', 'accuracy', 'rate', 'penetration', 'damage'] as const).map(column => (
            <th key={column} scope="col">
              {t.say(`web.at43.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weapons.map(({ id, name, accuracy, locked, rate, penetration, damage }) => (
          <tr key={id}>
            <th scope="row">{name[t.locale]}</th>
            <td>{accuracy ?? `${locked}+`}</td>
            <td>{rate}</td>
            <td>{penetration}</td>
            <td>{damage}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Stat = ({ label, value }: { readonly label: string; readonly value: string }): JSX.Element => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
