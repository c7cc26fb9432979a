import type { Prompt } from '@banneret/kernel';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { JSX } from 'preact';
import { useCell } from '../app/cell.js';
import { useLens, Viewport } from '../board/Viewport.js';
import { EyeLayer, eyePatch, peopleOn } from '../eye/EyeLayer.js';
import { EyeButton, EyePanel } from '../eye/EyePanel.js';
import { useEye } from '../eye/useEye.js';
import { TracesLayer } from '../effects/TracesLayer.js';
import type { Desk } from '../table/desk.js';
import { Clashes } from './Clashes.js';
import { Markers, Mat, Zones } from './Ground.js';
import type { Patch } from './closeUp.js';
import type { Hands } from './hands.js';
import { labelledTable } from './labelled.js';
import { Labels } from './Labels.js';
import type { Measure } from './measure.js';
import { Outlines } from './Outlines.js';
import { Ruler } from './Ruler.js';
import { scaleOf, type Scale } from './scale.js';
import { SightLines, SightWords, useSighting } from './Sight.js';
import { sceneryNames, toggleSceneryNames } from './names.js';
import { Clearings } from './Clearings.js';
import { Scenery } from './Scenery.js';
import { StandingTable } from './standing.js';
import { useSteady } from './steady.js';
import type { Tableau, TableUnit } from './tableau.js';
import { useRoom } from '../view3d/useRoom.js';
import { TableSkin } from './TableSkin.js';
import { Unit } from './Units.js';
import { useDrag } from './useDrag.js';
import './tabletop.css';

export type Press = (event: PointerEvent, unit: string, model: number) => void;

interface TabletopProps {
  readonly desk: Desk;
  readonly tableau: Tableau;
  readonly hands: Hands;
  /** What the game measures in. Without one there is no tape: some games do not allow measuring. */
  readonly measure?: Measure;
  /** The question as far as the answer narrows it: whose sight matters. The same object while that is the same. */
  readonly looking?: Prompt | undefined;
  /** The part of the table that the question is about, if it is a small one. */
  readonly closeUp?: Patch | undefined;
  /** Drawn under the units: lines of sight, areas. */
  under?(scale: Scale): JSX.Element | null;
  /** Drawn over them: how far a unit gets, how it would stand. */
  over?(scale: Scale, press: Press): JSX.Element | null;
}

/** A table of any game without a grid: what a tableau holds, in the hands of whoever is asked. */
export function Tabletop(props: TabletopProps): JSX.Element {
  const { desk, hands, measure, looking, closeUp, under, over } = props;
  const tableau = useSteady(props.tableau);
  const scale = useMemo(() => scaleOf(tableau), [tableau.width, tableau.depth]);
  const [measuring, setMeasuring] = useState(false);
  const title = desk.t.say('web.tt.measure');
  const people = useMemo(() => peopleOn(tableau, scale), [tableau.units, scale]);
  const eye = useEye(desk, people, hands.movable ?? hands.acting);
  const room = useRoom(loadRoom, { desk, tableau, hands, looking, eye });
  const patch = eyePatch(eye, tableau) ?? closeUp;
  return (
    <Viewport
      width={scale.width}
      height={scale.height}
      label={desk.t.say('web.tt.board')}
      skin={<TableSkin tableau={tableau} scale={scale} />}
      onKey={key => key === NAMES_KEY && (toggleSceneryNames(), true)}
      onTap={place => hands.tap(scale.pointAt(place))}
      {...(desk.focus && { focus: scale.part(desk.focus) })}
      closeUp={patch && scale.part(patch)}
      under={room.under}
      pilot={room.pilot}
      notes={
        <>
          {eye.isOpen ? <EyePanel desk={desk} eye={eye} /> : <SightWords desk={desk} asked={looking} />}
          {room.note}
        </>
      }
      tools={
        <>
          {room.button}
          <EyeButton desk={desk} eye={eye} />
          <NamesButton desk={desk} />
          {measure !== undefined && (
            <button
              type="button"
              class="button small"
              aria-pressed={measuring}
              aria-label={title}
              title={title}
              onClick={() => setMeasuring(!measuring)}
            >
              ↔
            </button>
          )}
        </>
      }
    >
      <Mat tableau={tableau} scale={scale} />
      <Zones zones={tableau.zones} scale={scale} />
      <Clearings tableau={tableau} scale={scale} />
      <Scenery scenery={tableau.scenery} scale={scale} />
      <TracesLayer />
      <Markers markers={tableau.markers} scale={scale} />
      <Pieces {...{ desk, tableau, hands, scale, looking, ...(under && { under }), ...(over && { over }) }} />
      {eye.isOpen && <EyeLayer eye={eye} tableau={tableau} scale={scale} />}
      {measuring && measure !== undefined && <Ruler desk={desk} scale={scale} measure={measure} />}
    </Viewport>
  );
}

/** Loaded only when somebody asks for it. */
const loadRoom = async () => (await import('../view3d/TabletopRoom.js')).TabletopRoom;

const NAMES_KEY = 'n';

/** Names of scenery: of all of it, or only of what is pointed at. */
function NamesButton({ desk }: { readonly desk: Desk }): JSX.Element {
  const title = desk.t.say('web.tt.names');
  return (
    <button
      type="button"
      class="button small"
      aria-pressed={useCell(sceneryNames) === 'all'}
      aria-label={title}
      aria-keyshortcuts={NAMES_KEY}
      title={`${title} (${NAMES_KEY.toUpperCase()})`}
      onClick={toggleSceneryNames}
    >
      Aa
    </button>
  );
}

interface PiecesProps extends Omit<TabletopProps, 'measure' | 'closeUp'> {
  readonly scale: Scale;
}

/** The units, and what the present question does with them. */
function Pieces({ desk, tableau, hands, scale, looking, under, over }: PiecesProps): JSX.Element {
  const selected = useCell(desk.selected);
  const pointed = useCell(desk.pointed);
  const sighting = useSighting(desk, looking);
  const drag = useDrag(hands, scale, useLens());
  const { asked, movable, acting, options } = hands;
  const latest = useRef({ desk, hands, drag });
  latest.current = { desk, hands, drag };
  // The same for good, so that a unit is drawn again only when something about it has changed.
  const { press, pressPlate, activate, point } = useMemo(() => reactions(() => latest.current), []);
  const table = useMemo(() => labelledTable(tableau, scale), [tableau.units, tableau.markers, scale]);
  const own = new Set(tableau.units.filter(({ seat }) => seat === desk.prompt?.seat).map(({ id }) => id));
  const rolesOf = (unit: string): string =>
    [
      selected === unit && 'selected',
      pointed === unit && 'pointed',
      options.has(unit) && 'option-unit',
      options.has(unit) && !own.has(unit) && 'target',
      movable === unit && 'acting movable',
      acting === unit && 'acting',
      sighting?.inTheWay.some(({ kind, id }) => kind === 'unit' && id === unit) === true && 'in-the-way',
      desk.hint?.things.includes(unit) === true && 'hinted',
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <g>
      {desk.hint?.place !== undefined && <Beacon at={scale.at(desk.hint.place)} />}
      <Outlines units={tableau.units} scale={scale} selected={selected} />
      {under?.(scale)}
      {sighting && <SightLines sighting={sighting} scenery={tableau.scenery} scale={scale} />}
      {drawnOrder(tableau.units, movable).map(unit => (
        <Unit
          key={unit.id}
          theme={tableau.theme}
          unit={unit}
          scale={scale}
          roles={rolesOf(unit.id)}
          numbered={unit.id === asked?.unit}
          struck={model => asked?.struck(model) ?? 0}
          onPointerDown={press}
          onActivate={activate}
          onPoint={point}
        />
      ))}
      <Clashes units={tableau.units} scale={scale} />
      <Labels
        table={table}
        demanded={[movable, acting].filter(unit => unit !== undefined)}
        wanted={[selected, pointed].filter(unit => unit !== undefined)}
        rolesOf={rolesOf}
        onPointerDown={pressPlate}
        onPoint={point}
      />
      <StandingTable.Provider value={tableau}>{over?.(scale, press)}</StandingTable.Provider>
    </g>
  );
}

interface Reactions {
  readonly press: Press;
  /** The same on a unit's plate, where no model is meant. */
  pressPlate(event: PointerEvent, unit: string): void;
  readonly activate: (unit: string) => void;
  readonly point: (unit: string | undefined) => void;
}

/** What is done about pointers and keys, with the desk and the hands of the moment. */
function reactions(
  now: () => { readonly desk: Desk; readonly hands: Hands; readonly drag: ReturnType<typeof useDrag> },
): Reactions {
  return {
    pressPlate(event, unit) {
      const { desk, hands, drag } = now();
      // While models are pulled one by one, a plate says nothing about which.
      if (!hands.single && drag(event, unit, 0)) desk.selected.set(unit);
      else if (event.button === 0) hands.activate(unit);
    },
    press(event, unit, model) {
      const { desk, hands, drag } = now();
      if (event.button === 0 && unit === hands.asked?.unit) hands.asked.strike(model);
      else if (drag(event, unit, model)) desk.selected.set(unit);
      else if (event.button === 0) hands.activate(unit);
    },
    activate: unit => now().hands.activate(unit),
    point: unit => now().desk.pointed.set(unit),
  };
}

/** The place that a lesson points at. */
const Beacon = ({ at }: { readonly at: { readonly x: number; readonly y: number } }): JSX.Element => (
  <g class="tt-beacon" transform={`translate(${at.x} ${at.y})`} aria-hidden="true">
    <circle class="tt-beacon-ring" r={34} />
    <circle class="tt-beacon-ring" r={20} />
    <path class="tt-beacon-pin" d="M0 0-11-20A14 14 0 1 1 11-20z" />
  </g>
);

/** The unit that is moved lies on top of the others. */
function drawnOrder(units: readonly TableUnit[], moved: string | undefined): readonly TableUnit[] {
  return [...units.filter(({ id }) => id !== moved), ...units.filter(({ id }) => id === moved)];
}
