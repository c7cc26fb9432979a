import type { Prompt } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import type { Eye } from '../eye/useEye.js';
import type { Who } from '../eye/who.js';
import type { Desk } from '../table/desk.js';
import { useSighting } from '../tabletop/Sight.js';
import type { TableUnit } from '../tabletop/tableau.js';
import { closeTo } from './camera/flight.js';
import { groundUnder, laidDown, seen } from './camera/lens.js';
import { useTroupe } from './effects/useTroupe.js';
import { listen } from './gestures.js';
import type { Hold } from './hold.js';
import { groundAt } from './land/surface.js';
import { flyByKey } from './keys.js';
import { glassOf, marksOf, type Attention } from './marks.js';
import { MOST_MOVING, planOf } from './plan.js';
import { platesOf, type Plate } from './plates.js';
import { behindShoulder, pointedAt, type Pointed } from './pointing.js';
import { detailPicture, groundPicture } from './stage/groundPicture.js';
import { projectorOn, type Projector, type Sight } from './stage/projector.js';
import { stageOn, type Stage } from './stage/stage.js';
import { flatAgain, type RoomShell } from './useRoom.js';
import { Views, type View } from './Views.js';
import type { Figure, World } from './world.js';

export interface RoomProps extends RoomShell {
  readonly desk: Desk;
  readonly world: World;
  readonly units: readonly Pick<TableUnit, 'id' | 'seat' | 'name' | 'flags'>[];
  readonly hold: Hold;
  readonly looking?: Prompt | undefined;
  /** The figure's eye: while it is open the camera is behind whoever looks. */
  readonly eye?: Eye | undefined;
  /** Is one's own edge the far one? */
  readonly isFar: boolean;
}

interface Engine {
  readonly stage: Stage;
  readonly projector: Projector;
}

/** Through whose eyes one looks, and at whom. */
interface Look {
  readonly from: Figure;
  readonly target: Figure;
}

/** A table in three dimensions. It only shows and reports: what pointing means is the flat table's business. */
export function Room(props: RoomProps): JSX.Element {
  const { desk, world, units, hold, looking, onPilot, isFar, eye } = props;
  const { t } = desk;
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const engine = useRef<Engine | undefined>(undefined);
  const [isReady, setReady] = useState(false);
  const [plates, setPlates] = useState<readonly Plate[]>([]);
  const [hint, setHint] = useState<{ readonly x: number; readonly y: number; readonly words: string } | undefined>(
    undefined,
  );
  const selected = useCell(desk.selected);
  const pointed = useCell(desk.pointed);
  const sighting = useSighting(desk, looking);
  const look = useMemo(() => lookOf(world, eye), [world, eye?.isOpen, eye?.from, eye?.to]);
  const view = eye?.isOpen === true ? eye.view : undefined;
  const attention = useMemo(
    (): Attention => ({
      selected,
      pointed,
      acting: hold.acting,
      options: hold.options,
      targets: hold.targets,
      hinted: new Set(desk.hint?.things),
      inTheWay: view?.inTheWay ?? (sighting?.inTheWay ?? []).map(thing => ({ ...thing, role: 'blocks' as const })),
      ...(look && { look: { ...look, answer: view?.answer ?? 'seen' } }),
    }),
    [selected, pointed, hold, desk.hint, sighting, look, view],
  );
  const latest = useRef({ world, units, hold, desk, attention, look, eye });
  latest.current = { world, units, hold, desk, attention, look, eye };

  // What stands still is built once; the ground is painted in pauses.
  const crowd = Math.ceil(world.figures.length / CROWD);
  const plan = useMemo(() => planOf(world), [world.pieces, world.tiles, crowd]);
  const rough = useMemo(
    () => (engine.current?.stage.isSlow === true ? planOf(world, MOST_MOVING) : undefined),
    [world.pieces, world.tiles, crowd, isReady],
  );
  const playing = useTroupe(engine, { world, plan, rough }, isReady);
  const labelled = useRef('');
  const lay = (sight: Sight): void => {
    const viewport = host.current?.closest<HTMLElement>('.viewport');
    const picture = viewport?.querySelector<HTMLElement>('.viewport-picture');
    viewport?.classList.toggle('room-moving', sight.isMoving);
    const from = sight.isPlaying ? String([...sight.lens.eye, ...sight.lens.forward]) : '';
    // While figures walk and the camera does not, all that is written stays where it is.
    if (!picture || sight.isMoving || (sight.isPlaying && from === labelled.current)) return;
    labelled.current = from;
    const perMm = Number(picture.style.getPropertyValue('--zoom')) || 1;
    picture.style.setProperty('--laid', laidDown(sight.lens, sight.screen, perMm));
    label(sight);
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
    const away = playing.onTheirWay();
    const named = now.units.filter(({ id }) => (now.look === undefined ? !away.has(id) : id === now.look.target.unit));
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
    const projector = projectorOn(picture, stage, latest.current.world, isFar, {
      before: playing.frame,
      onDrawn: lay,
    });
    engine.current = { stage, projector };
    viewport?.classList.add('in-room');
    onPilot({
      zoom: by => projector.zoom(by),
      fit: () => projector.fromSide(isFar),
      key: event => flyByKey(projector, event),
      place({ clientX, clientY }) {
        const { left, top } = picture.getBoundingClientRect();
        const { lens, screen } = projector.sight();
        const at = groundUnder(lens, clientX - left, clientY - top, screen);
        return at && { x: at[0], y: at[1] };
      },
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
      viewport?.querySelector<HTMLElement>('.viewport-picture')?.style.removeProperty('--laid');
    };
  }, []);

  const under = (x: number, y: number): Pointed | undefined => {
    const sight = engine.current?.projector.sight();
    return sight && pointedAt(latest.current.world, sight.lens, x, y, sight.screen);
  };
  const click = (x: number, y: number): void => {
    const { hold: now, eye: open } = latest.current;
    const what = under(x, y);
    if (what?.kind === 'figure' && open?.isOpen === true) open.pick(whoIs(what.figure));
    else if (what?.kind === 'figure') now.activate(what.figure);
    else if (what !== undefined && open?.isOpen !== true) now.tap(what.at);
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
      // At the height at which it was grasped: else it would jump away from the hand.
      const to = sight && groundUnder(sight.lens, u, v, sight.screen, what.high);
      if (to !== undefined) follow(to);
    };
  };
  useEffect(() => {
    engine.current?.stage.put('land', plan.land);
    engine.current?.stage.put('rough land', rough?.land ?? []);
    engine.current?.projector.refresh();
  }, [plan, rough, isReady]);
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
    playing.stand();
  }, [world, plan, rough, isReady]);
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
  const show = (what: View): void => {
    const projector = engine.current?.projector;
    if (projector === undefined) return;
    eye?.close();
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
  return (
    <div class="room" ref={host}>
      <canvas ref={canvas} class="room-canvas" aria-hidden="true" />
      <div class="room-plates" aria-hidden="true">
        {plates.map(({ unit, x, y, words, side, ink, sign, states, isChosen }) => (
          <div
            key={unit}
            class={isChosen ? 'room-plate chosen' : 'room-plate'}
            style={{ left: `${x}px`, top: `${y}px` }}
          >
            <b style={{ background: side }}>
              <svg viewBox="-7 -7 14 14" width="13" height="13">
                <path d={sign} fill={ink} />
              </svg>
            </b>
            {words}
            {states.map(({ flag, path }) => (
              <svg key={flag} viewBox="-7 -7 14 14" width="14" height="14">
                <path class={`plate-state ${flag}`} d={path} />
              </svg>
            ))}
          </div>
        ))}
        {hint !== undefined && (
          <div class="room-hint" style={{ left: `${hint.x}px`, top: `${hint.y}px` }}>
            {hint.words}
          </div>
        )}
      </div>
      <Views t={t} hasUnit={own !== undefined} onShow={show} />
    </div>
  );
}

/** The table is not cut anew for every figure that falls. */
const CROWD = 25;

function lookOf(world: World, eye: Eye | undefined): Look | undefined {
  if (eye?.isOpen !== true) return undefined;
  const figureOf = (who: Who | undefined): Figure | undefined =>
    world.figures.find(({ unit, model }) => who !== undefined && Number(unit) === who.thing && model === who.model);
  const [from, target] = [figureOf(eye.from?.who), figureOf(eye.to?.who)];
  return from && target && { from, target };
}

const whoIs = ({ unit, model }: Figure): Who => ({ thing: Number(unit), model });
