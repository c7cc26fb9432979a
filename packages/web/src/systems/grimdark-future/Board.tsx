import { figures, type State, type UnitId } from '@banneret/grimdark-future';
import type { PickShape } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import { useLens, Viewport } from '../../board/Viewport.js';
import type { Desk } from '../../table/desk.js';
import type { BoardProps } from '../webSystem.js';
import { Markers, Mat } from './Ground.js';
import { draftChoice, draftOf } from './draft.js';
import { movableUnit } from './movers.js';
import { chargeAt } from './charges.js';
import { Overlay } from './Overlay.js';
import { Ruler } from './Ruler.js';
import { scaleOf, type Scale } from './scale.js';
import { Sights } from './Sights.js';
import { aimAt, shootingUnit } from './shotsDraft.js';
import { Terrain, TerrainPatterns } from './Terrain.js';
import { Unit } from './Units.js';
import { useDrag } from './useDrag.js';
import { askedModelsOf, draftedWounds, strikeModel } from './victims.js';
import './gdf.css';

export function Board({ desk }: BoardProps): JSX.Element {
  const state = desk.state as State;
  const scale = useMemo(() => scaleOf(state), [state.battle]);
  const [measuring, setMeasuring] = useState(false);
  return (
    <Viewport
      width={scale.width}
      height={scale.height}
      label={desk.t.say('web.gdf.board')}
      onTap={place => tap(desk, scale, place)}
      tools={
        <button
          type="button"
          class="button small"
          aria-pressed={measuring}
          aria-label={desk.t.say('web.gdf.measure')}
          title={desk.t.say('web.gdf.measure')}
          onClick={() => setMeasuring(!measuring)}
        >
          ″
        </button>
      }
    >
      <TerrainPatterns />
      <Mat state={state} scale={scale} />
      <Terrain state={state} scale={scale} t={desk.t} />
      <Markers state={state} scale={scale} label={marker => markerWords(desk, marker)} />
      <Pieces desk={desk} scale={scale} />
      {measuring && <Ruler desk={desk} scale={scale} />}
    </Viewport>
  );
}

/** The units, and what the present question does with them. */
function Pieces({ desk, scale }: { readonly desk: Desk; readonly scale: Scale }): JSX.Element {
  const state = desk.state as State;
  const selected = useCell(desk.selected);
  const pointed = useCell(desk.pointed);
  useCell(desk.draft);
  const drag = useDrag(desk, scale, useLens());
  const options = optionsOf(desk);
  const movable = movableUnit(desk);
  const activate = (unit: UnitId): void => choose(desk, unit, options);
  const numbered = askedModelsOf(desk);
  const press = (event: PointerEvent, unit: UnitId, model: number): void => {
    if (event.button === 0 && unit === numbered) strikeModel(desk, model);
    else if (drag(event, unit, model)) desk.selected.set(String(unit));
    else if (event.button === 0) activate(unit);
  };
  const rolesOf = (unit: UnitId): string => {
    const id = String(unit);
    return [
      selected === id && 'selected',
      pointed === id && 'pointed',
      options.has(unit) && 'option-unit',
      movable === unit && 'acting movable',
      shootingUnit(desk.prompt) === unit && 'acting',
    ]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <g>
      <Sights desk={desk} scale={scale} />
      {drawnOrder(state, movable).map(unit => (
        <Unit
          key={unit}
          state={state}
          unit={unit}
          scale={scale}
          t={desk.t}
          roles={rolesOf(unit)}
          numbered={unit === numbered}
          struck={model => draftedWounds(desk, model)}
          onPointerDown={press}
          onActivate={activate}
          onPoint={over => desk.pointed.set(over === undefined ? undefined : String(over))}
        />
      ))}
      <Overlay desk={desk} scale={scale} onPointerDown={press} />
    </g>
  );
}

/** The acting unit lies on top of the others. */
function drawnOrder(state: State, acting: UnitId | undefined): readonly UnitId[] {
  const units = [...state.units.keys()].filter(unit => figures(state, unit).length > 0);
  return [...units.filter(unit => unit !== acting), ...units.filter(unit => unit === acting)];
}

/** Units that answer the present question, or a part of it, with a click. */
function optionsOf(desk: Desk): ReadonlySet<UnitId> {
  const { prompt, state } = desk;
  if (prompt?.shape.kind === 'gdf.order' && draftOf(desk).order === 'charge')
    return new Set([...(state as State).units.keys()].filter(unit => chargeAt(desk, unit) !== undefined));
  if (prompt?.ask !== 'gdf.ask.unit') return new Set();
  const { options } = prompt.shape as PickShape;
  return new Set(options.filter(({ barred }) => barred === undefined).map(({ id }) => Number(id)));
}

/** The first click looks at a unit; the second one, if that answers the question, picks it. Targets are aimed at. */
function choose(desk: Desk, unit: UnitId, options: ReadonlySet<UnitId>): void {
  if (aimAt(desk, unit)) return;
  const charge = chargeAt(desk, unit);
  if (charge !== undefined) desk.draft.set({ kind: 'move-draft', order: 'charge', single: false, choice: charge });
  else if (desk.selected.get() === String(unit) && options.has(unit)) desk.answer(unit);
  else desk.selected.set(String(unit));
}

/** A click on the ground: a place for a marker when one is asked for, else nothing is looked at any more. */
function tap(desk: Desk, scale: Scale, place: { readonly x: number; readonly y: number }): void {
  if (desk.prompt?.shape.kind === 'gdf.marker') draftChoice(desk, scale.pointAt(place));
  else desk.selected.set(undefined);
}

function markerWords({ state, t, seats }: Desk, marker: number): string {
  const owner = (state as State).owners[marker] ?? -1;
  return t.say('web.gdf.marker', { marker: marker + 1, owner: seats[owner]?.name ?? t.say('web.gdf.nobody') });
}
