import { UM_PER_MM } from '@banneret/geometry';
import type { Prompt } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import type { Desk } from '../table/desk.js';
import { lengthIn, type Measure } from '../tabletop/measure.js';
import { useSighting } from '../tabletop/Sight.js';
import type { TableUnit } from '../tabletop/tableau.js';
import { closeTo } from './camera/flight.js';
import { groundUnder, laidDown, seen } from './camera/lens.js';
import { listen } from './gestures.js';
import type { Hold } from './hold.js';
import { groundAt } from './land/surface.js';
import { glassOf, marksOf, shadeOf, type Attention } from './marks.js';
import { figuresOf, planOf } from './plan.js';
import { platesOf, type Plate } from './plates.js';
import { behindShoulder, pointedAt, type Pointed } from './pointing.js';
import { detailPicture, groundPicture } from './stage/groundPicture.js';
import { projectorOn, type Projector, type Sight } from './stage/projector.js';
import { stageOn, type Stage } from './stage/stage.js';
import { flatAgain, type RoomShell } from './useRoom.js';
import type { Figure, World } from './world.js';

export interface RoomProps extends RoomShell {
  readonly desk: Desk;
  readonly world: World;
  readonly units: readonly Pick<TableUnit, 'id' | 'seat' | 'name' | 'flags'>[];
  readonly hold: Hold;
  readonly looking?: Prompt | undefined;
  readonly measure?: Measure | undefined;
  /** Is one's own edge the far one? */
  readonly isFar: boolean;
}

interface Engine {
  readonly stage: Stage;
  readonly projector: Projector;
}

/** Through whose eyes one looks, and at whom: places in the list of figures. */
interface Look {
  readonly from: Figure;
  readonly target: Figure;
}

/** A table in three dimensions. It only shows and reports: what pointing means is the flat table's business. */
export function Room(props: RoomProps): JSX.Element {
  const { desk, world, units, hold, looking, onPilot, isFar, measure } = props;
  const { t } = desk;
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const engine = useRef<Engine | undefined>(undefined);
  const [isReady, setReady] = useState(false);
  const [plates, setPlates] = useState<readonly Plate[]>([]);
  const [hint, setHint] = useState<{ readonly x: number; readonly y: number; readonly words: string } | undefined>(
    undefined,
  );
  const [eye, setEye] = useState<
    { readonly from: string; readonly model: number; readonly target: string } | undefined
  >(undefined);
  const selected = useCell(desk.selected);
  const pointed = useCell(desk.pointed);
  const sighting = useSighting(desk, looking);
  const look = useMemo(() => lookOf(world, eye), [world, eye]);
  const attention = useMemo((): Attention => {
    const things = (kind: string): ReadonlySet<string> =>
      new Set((sighting?.inTheWay ?? []).filter(thing => thing.kind === kind).map(({ id }) => id));
    const isClear = sighting === undefined || sighting.looks.some(line => line.isClear);
    return {
      selected,
      pointed,
      acting: hold.acting,
      options: hold.options,
      hinted: new Set(desk.hint?.things),
      inTheWay: { scenery: things('scenery'), units: things('unit') },
      ...(look && { look: { ...look, isClear } }),
    };
  }, [selected, pointed, hold, desk.hint, sighting, look]);
  const latest = useRef({ world, units, hold, desk, attention, look });
  latest.current = { world, units, hold, desk, attention, look };

  const lay = (sight: Sight): void => {
    const viewport = host.current?.closest<HTMLElement>('.viewport');
    const scene = viewport?.querySelector<SVGGElement>('.scene');
    if (!viewport || !scene) return;
    const perMm = Number(scene.style.getPropertyValue('--zoom')) || 1;
    viewport.style.setProperty('--laid', laidDown(sight.lens, sight.screen, perMm));
    viewport.classList.toggle('room-moving', sight.isMoving);
    if (!sight.isMoving) label(sight);
  };
  const label = ({ lens, screen }: Sight): void => {
    const now = latest.current;
    const wanted = [
      now.look?.target.unit,
      now.attention.selected,
      now.attention.pointed,
      now.attention.acting,
      ...now.attention.options,
    ];
    const named = now.look === undefined ? now.units : now.units.filter(({ id }) => id === now.look?.target.unit);
    setPlates(platesOf(now.world, named, wanted, lens, screen));
  };

  useEffect(() => {
    const viewport = host.current?.closest<HTMLElement>('.viewport');
    const picture = canvas.current as HTMLCanvasElement;
    let stage: Stage;
    try {
      const { width, depth, theme, tiles } = latest.current.world;
      stage = stageOn(picture, { width, depth, theme, isBoard: tiles !== undefined }, () => flatAgain('lost'));
    } catch {
      flatAgain('refused');
      return undefined;
    }
    const projector = projectorOn(picture, stage, latest.current.world, isFar, lay);
    engine.current = { stage, projector };
    viewport?.classList.add('in-room');
    onPilot({
      zoom: by => projector.zoom(by),
      fit: () => projector.fromSide(isFar),
      key: event => flyByKey(projector, event),
    });
    const deaf = listen(picture, projector, {
      mayFly: () => latest.current.look === undefined,
      click: (x, y) => {
        viewport?.querySelector<HTMLElement>('.viewport-ground')?.focus({ preventScroll: true });
        click(x, y);
      },
      hover,
      leave: () => {
        setHint(undefined);
        if (latest.current.look === undefined) latest.current.desk.pointed.set(undefined);
      },
      grab,
    });
    setReady(true);
    return () => {
      deaf();
      projector.close();
      stage.close();
      engine.current = undefined;
      onPilot(undefined);
      viewport?.classList.remove('in-room', 'room-moving', 'room-eye');
      viewport?.style.removeProperty('--laid');
    };
  }, []);

  const under = (x: number, y: number): Pointed | undefined => {
    const sight = engine.current?.projector.sight();
    return sight && pointedAt(latest.current.world, sight.lens, x, y, sight.screen);
  };
  const click = (x: number, y: number): void => {
    const { hold: now, look: eyes } = latest.current;
    const what = under(x, y);
    if (eyes !== undefined) {
      if (what?.kind === 'figure' && what.figure.unit !== eyes.from.unit) aimAt(what.figure.unit);
    } else if (what?.kind === 'figure') now.activate(what.figure);
    else if (what !== undefined) now.tap(what.at);
  };
  const hover = (x: number, y: number): void => {
    if (latest.current.look !== undefined) return;
    const what = under(x, y);
    const { desk: now } = latest.current;
    now.pointed.set(what?.kind === 'figure' ? what.figure.unit : undefined);
    canvas.current?.classList.toggle('on-thing', what?.kind === 'figure');
    const words = what?.kind === 'piece' ? what.piece.title : what?.kind === 'marker' ? what.marker.title : undefined;
    setHint(words === undefined ? undefined : { x, y, words });
  };
  const grab = (x: number, y: number): ((x: number, y: number) => void) | undefined => {
    const what = under(x, y);
    if (what?.kind !== 'figure' || latest.current.look !== undefined) return undefined;
    const follow = latest.current.hold.grab(what.figure, what.at);
    if (follow === undefined) return undefined;
    return (u, v) => {
      const sight = engine.current?.projector.sight();
      const to = sight && groundUnder(sight.lens, u, v, sight.screen);
      if (to !== undefined) follow(to);
    };
  };
  const aimAt = (unit: string): void => {
    setEye(before => before && { ...before, target: unit });
    desk.pointed.set(unit);
  };

  // What stands still is built once; the ground is painted in pauses.
  const plan = useMemo(() => planOf(world), [world.pieces, world.tiles, world.figures.length]);
  useEffect(() => {
    engine.current?.stage.put('land', plan.land);
    engine.current?.projector.refresh();
  }, [plan, isReady]);
  useEffect(() => {
    const now = engine.current;
    const { painting } = world;
    if (now === undefined || painting === undefined) return undefined;
    let isOver = false;
    const wait = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));
    void groundPicture(world, painting, wait).then(picture => {
      if (isOver) return;
      now.stage.ground(picture, detailPicture());
      now.projector.refresh();
    });
    return () => void (isOver = true);
  }, [world.pieces, world.theme, isReady]);
  useEffect(() => {
    const now = engine.current;
    if (now === undefined) return;
    now.stage.put('figures', figuresOf(world, plan.finish));
    now.stage.put('shade', shadeOf(world));
    now.projector.refresh();
  }, [world, plan, isReady]);
  useEffect(() => {
    const now = engine.current;
    if (now === undefined) return;
    now.stage.put('marks', marksOf(world, attention));
    now.stage.put('glass', glassOf(world, attention));
    now.projector.refresh();
  }, [world, attention, isReady]);
  useEffect(() => {
    const now = engine.current;
    if (now === undefined) return;
    host.current?.closest('.viewport')?.classList.toggle('room-eye', look !== undefined);
    now.projector.through(look && behindShoulder(world, look.from, look.target));
  }, [world, look, isReady]);
  // Whoever gets the focus from the keyboard is brought into the picture.
  useEffect(() => {
    const now = engine.current;
    const focused = document.activeElement?.getAttribute('data-unit');
    if (now === undefined || pointed === undefined || focused !== pointed || look !== undefined) return;
    const figure = world.figures.find(({ unit }) => unit === pointed);
    if (figure === undefined) return;
    const { lens, screen } = now.projector.sight();
    const at = seen(lens, [figure.at[0], 10, figure.at[1]], screen);
    const isShown = at !== undefined && at.x > 20 && at.y > 20 && at.x < screen.width - 20 && at.y < screen.height - 20;
    if (!isShown) now.projector.fly({ ...now.projector.flight(), over: figure.at });
  }, [pointed]);

  const own = selected ?? hold.acting;
  const begin = (): void => {
    const from = world.figures.find(({ unit }) => unit === own);
    const target = from && targetsOf(world, from)[0];
    if (from === undefined || target === undefined) return;
    setHint(undefined);
    setEye({ from: from.unit, model: from.model, target: target.unit });
    desk.pointed.set(target.unit);
  };
  const leave = (): void => {
    setEye(undefined);
    desk.pointed.set(undefined);
  };
  const step = (by: number): void => {
    if (look === undefined) return;
    const targets = targetsOf(world, look.from);
    const at = targets.findIndex(({ unit }) => unit === look.target.unit);
    const next = targets[(at + by + targets.length) % targets.length];
    if (next !== undefined) aimAt(next.unit);
  };
  const stepModel = (by: number): void => {
    if (look === undefined) return;
    const fellows = world.figures.filter(({ unit }) => unit === look.from.unit);
    const at = fellows.findIndex(({ model }) => model === look.from.model);
    const next = fellows[(at + by + fellows.length) % fellows.length];
    if (next !== undefined) setEye(before => before && { ...before, model: next.model });
  };
  useEffect(() => {
    if (look === undefined) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog') !== null)
        return;
      if (event.key === 'Escape') leave();
      else if (event.key === 'ArrowRight') step(1);
      else if (event.key === 'ArrowLeft') step(-1);
      else if (event.key === 'ArrowUp') stepModel(1);
      else if (event.key === 'ArrowDown') stepModel(-1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [look]);

  const show = (what: View): void => {
    const projector = engine.current?.projector;
    if (projector === undefined) return;
    if (look !== undefined) leave();
    if (what === 'mine') projector.fromSide(isFar);
    else if (what === 'above') projector.fromAbove();
    else if (what === 'unit') {
      const fellows = world.figures.filter(({ unit }) => unit === own);
      const first = fellows[Math.floor(fellows.length / 2)];
      if (first !== undefined)
        projector.fly(closeTo(projector.flight(), first.at, groundAt(world.pieces, first.at) + 12));
    } else
      projector.fly({
        ...projector.flight(),
        turn: projector.flight().turn + (what === 'left' ? 1 : -1) * (Math.PI / 6),
      });
  };
  const nameOf = (unit: string): string => units.find(({ id }) => id === unit)?.name ?? '';
  return (
    <div class="room" ref={host}>
      <canvas ref={canvas} class="room-canvas" aria-hidden="true" />
      <div class="room-plates" aria-hidden="true">
        {plates.map(({ unit, x, y, words, side, ink, sign, isChosen }) => (
          <div
            key={unit}
            class={isChosen ? 'room-plate chosen' : 'room-plate'}
            style={{ left: `${x}px`, top: `${y}px` }}
          >
            <b style={{ background: side }}>
              <svg viewBox="0 0 16 16" width="12" height="12">
                <path d={sign} fill={ink} />
              </svg>
            </b>
            {words}
          </div>
        ))}
        {hint !== undefined && (
          <div class="room-hint" style={{ left: `${hint.x}px`, top: `${hint.y}px` }}>
            {hint.words}
          </div>
        )}
      </div>
      {look !== undefined && (
        <div class="room-look">
          <button type="button" class="button small" onClick={() => step(-1)} aria-label={t.say('web.room.eye.last')}>
            ◀
          </button>
          <p role="status">
            {t.say('web.room.eye.at', {
              from: nameOf(look.from.unit),
              target: nameOf(look.target.unit),
              far: farWords(look, measure, t.locale),
            })}
          </p>
          <button type="button" class="button small" onClick={() => step(1)} aria-label={t.say('web.room.eye.next')}>
            ▶
          </button>
          <button type="button" class="button small" onClick={leave} aria-label={t.say('web.room.eye.leave')}>
            ✕
          </button>
        </div>
      )}
      <div class="room-views" role="group" aria-label={t.say('web.room.cameras')}>
        {VIEWS.map(view => (
          <button
            key={view}
            type="button"
            class="button small"
            disabled={view === 'unit' && own === undefined}
            title={view === 'left' || view === 'right' ? t.say('web.room.help') : t.say(VIEW_WORDS[view])}
            aria-label={t.say(VIEW_WORDS[view])}
            onClick={() => show(view)}
          >
            {FACES[view] ?? t.say(VIEW_WORDS[view])}
          </button>
        ))}
        <button
          type="button"
          class="button small"
          aria-pressed={look !== undefined}
          disabled={own === undefined && look === undefined}
          title={own === undefined ? t.say('web.room.eye.none') : t.say('web.room.eye')}
          onClick={look === undefined ? begin : leave}
        >
          {t.say('web.room.eye')}
        </button>
      </div>
    </div>
  );
}

const VIEWS = ['mine', 'above', 'unit', 'left', 'right'] as const;
type View = (typeof VIEWS)[number];

const VIEW_WORDS: Readonly<Record<View, string>> = {
  mine: 'web.room.mine',
  above: 'web.room.above',
  unit: 'web.room.unit',
  left: 'web.room.left',
  right: 'web.room.right',
};

const FACES: Readonly<Record<string, string | undefined>> = { left: '⟲', right: '⟳' };
const KEY_PX = 60;
const KEY_TURN = Math.PI / 24;

/** Arrows move, with Shift they turn and tilt; plus, minus and zero as on the flat table. */
function flyByKey(projector: Projector, event: KeyboardEvent): boolean {
  const { key, shiftKey } = event;
  const [x, y] = ARROWS[key] ?? [0, 0];
  if (ARROWS[key] !== undefined && shiftKey) {
    projector.turn(-x * KEY_TURN);
    projector.tilt(-y * KEY_TURN);
  } else if (ARROWS[key] !== undefined) projector.pan(-x * KEY_PX, -y * KEY_PX);
  else if (key === '+') projector.zoom(1.25);
  else if (key === '-') projector.zoom(1 / 1.25);
  else return false;
  return true;
}

const ARROWS: Readonly<Record<string, readonly [number, number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function lookOf(
  world: World,
  eye: { readonly from: string; readonly model: number; readonly target: string } | undefined,
): Look | undefined {
  if (eye === undefined) return undefined;
  const from = world.figures.find(({ unit, model }) => unit === eye.from && model === eye.model);
  const fellows = world.figures.filter(({ unit }) => unit === eye.target);
  if (from === undefined || fellows.length === 0) return undefined;
  const target = fellows.reduce((best, figure) => (apart(from, figure) < apart(from, best) ? figure : best));
  return { from, target };
}

const apart = (a: Figure, b: Figure): number => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]);

/** The nearest figure of every other unit, enemies first, from near to far. */
function targetsOf(world: World, from: Figure): readonly Figure[] {
  const nearest = new Map<string, Figure>();
  for (const figure of world.figures) {
    const known = nearest.get(figure.unit);
    if (figure.unit !== from.unit && (known === undefined || apart(from, figure) < apart(from, known)))
      nearest.set(figure.unit, figure);
  }
  const isFriend = (figure: Figure): number => (figure.seat === from.seat ? 1 : 0);
  return [...nearest.values()].toSorted((a, b) => isFriend(a) - isFriend(b) || apart(from, a) - apart(from, b));
}

function farWords({ from, target }: Look, measure: Measure | undefined, locale: Desk['t']['locale']): string {
  return lengthIn(measure ?? 'cm', Math.round(apart(from, target) * UM_PER_MM), locale);
}
