import { capacityOf, spacesTaken, type Muster, type State, type UnitId } from '@banneret/grimdark-future';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import { proposalsFor } from '../../controls/proposed.js';
import { Send } from '../../controls/Send.js';
import type { Desk } from '../../table/desk.js';
import { RuleLink } from '../../table/rulebook.js';
import { ProposalList } from '../../tabletop/MoveParts.js';
import type { ControlProps } from '../webSystem.js';
import {
  blamedUnits,
  declare,
  declaredCount,
  fateOf,
  keyOf,
  musterLines,
  musterOf,
  transportsIn,
  USUAL,
  type Fate,
  type MusterLine,
} from './musterDraft.js';
import { unitName } from './words.js';

/** How each unit begins the battle: a line for everyone who has a choice, judged together as they are changed. */
export function MusterControl({ desk }: ControlProps): JSX.Element {
  useCell(desk.draft);
  const { t } = desk;
  const muster = musterOf(desk);
  const lines = musterLines(desk);
  const blamed = blamedUnits(desk.judge(muster), muster);
  const transports = transportsIn(lines);
  return (
    <div class="tt-control gdf-muster">
      <p class="quiet">{t.say('web.gdf.muster.others')}</p>
      <ul class="gdf-fates" aria-label={t.say('web.gdf.muster')}>
        {lines.map(line => (
          <FateLine
            key={line.unit}
            {...{ desk, line }}
            fate={fateOf(muster, line.unit)}
            isBlamed={blamed.has(line.unit)}
          />
        ))}
      </ul>
      {transports.map(host => (
        <Spaces key={host} {...{ desk, muster, host }} />
      ))}
      <FateRules desk={desk} lines={lines} />
      <ProposalList desk={desk} choices={proposalsFor(desk)} />
      <Send desk={desk} choice={muster}>
        {t.say('web.gdf.muster.send', { count: declaredCount(muster) })}
      </Send>
    </div>
  );
}

interface FateLineProps {
  readonly desk: Desk;
  readonly line: MusterLine;
  readonly fate: Fate;
  readonly isBlamed: boolean;
}

/** One unit: its name shows its sheet, the list beside it says what becomes of it. */
function FateLine({ desk, line: { unit, fates }, fate, isBlamed }: FateLineProps): JSX.Element {
  const { t } = desk;
  const name = unitName(desk.state as State, unit, t);
  return (
    <li class={isBlamed ? 'gdf-fate blamed' : 'gdf-fate'}>
      <button type="button" class="gdf-fate-name" onClick={() => desk.selected.set(String(unit))}>
        {name}
      </button>
      <select
        aria-label={t.say('web.gdf.muster.fate', { unit: name })}
        aria-invalid={isBlamed}
        value={keyOf(fate)}
        onChange={({ currentTarget: { value } }) =>
          declare(desk, unit, fates.find(one => keyOf(one) === value) ?? USUAL)
        }
      >
        {fates.map(one => (
          <option key={keyOf(one)} value={keyOf(one)}>
            {fateWords(desk, one)}
          </option>
        ))}
      </select>
    </li>
  );
}

/** Where to read what a fate means, in the order of the book. */
const RULES = [
  ['reserve', 'GDF-AMB-02'],
  ['scouts', 'GDF-SCT-02'],
  ['joins', 'GDF-HER-01'],
  ['loads', 'GDF-TRA-04'],
] as const;

/** The rules of everything that can be chosen in these lines. */
function FateRules({ desk, lines }: { readonly desk: Desk; readonly lines: readonly MusterLine[] }): JSX.Element {
  const offered = new Set(lines.flatMap(({ fates }) => fates.map(({ kind }) => kind)));
  return (
    <p class="gdf-fate-rules quiet">
      {RULES.filter(([kind]) => offered.has(kind)).map(([kind, rule]) => (
        <span key={kind}>
          {desk.t.say('web.gdf.muster.rule', { kind })} <RuleLink game={desk.game} rule={rule} />
        </span>
      ))}
    </p>
  );
}

const fateWords = ({ state, t }: Desk, fate: Fate): string =>
  t.say('web.gdf.muster.as', {
    kind: fate.kind,
    other: 'with' in fate ? unitName(state as State, fate.with, t) : '',
  });

interface SpacesProps {
  readonly desk: Desk;
  readonly muster: Muster;
  readonly host: UnitId;
}

/** How full a transport would be. */
function Spaces({ desk, muster, host }: SpacesProps): JSX.Element {
  const state = desk.state as State;
  const [taken, spaces] = [spacesTaken(state, muster, host), capacityOf(state, host)];
  const words = desk.t.say('web.gdf.muster.spaces', { host: unitName(state, host, desk.t), taken, spaces });
  return (
    <p class={taken > spaces ? 'gdf-spaces full' : 'gdf-spaces'}>
      <span>{words}</span>
      <meter min={0} max={Math.max(1, spaces)} value={Math.min(taken, spaces)} aria-label={words} />
    </p>
  );
}
