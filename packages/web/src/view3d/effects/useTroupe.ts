import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import type { At } from '../../effects/kinds.js';
import { ShowContext, type StandIn } from '../../effects/show.js';
import { seen } from '../camera/lens.js';
import { shadeOf } from '../marks.js';
import { trianglesOf, type Mesh } from '../mesh/mesh.js';
import { figuresOf, placed, type Batch, type Plan } from '../plan.js';
import type { Projector, Sight } from '../stage/projector.js';
import type { Stage } from '../stage/stage.js';
import type { World } from '../world.js';
import { onGround } from './bench.js';
import { Lights } from './light.js';
import { Troupe } from './troupe.js';

interface Engine {
  readonly stage: Stage;
  readonly projector: Projector;
}

interface Staged {
  readonly world: World;
  /** How finely those who stand are cut, and all of it while the processor draws a moving picture. */
  readonly plan: Plan;
  readonly rough: Plan | undefined;
}

/** How those who act are shown. */
export interface Playing {
  /** Puts on the stage what is to be seen now. Does anything move, so that the next picture is another one? */
  frame(sight: Sight): boolean;
  /** Everybody who stands as the table says. */
  stand(): void;
  /** Units that are on their way: their names come back when they have arrived. */
  onTheirWay(): ReadonlySet<string>;
}

/** The figures on the stage, and what happens to them: the same story at the same pace as on the flat table. */
export function useTroupe(engine: { readonly current: Engine | undefined }, staged: Staged, isReady: boolean): Playing {
  const show = useContext(ShowContext);
  const latest = useRef(staged);
  latest.current = staged;
  const playing = useMemo(
    () =>
      playingOn(
        () => engine.current,
        () => latest.current,
      ),
    [],
  );
  useEffect(() => {
    if (!isReady || show === undefined) return undefined;
    const leave = show.paintedBy(playing.standIn);
    return () => {
      leave();
      playing.close();
    };
  }, [show, isReady]);
  return playing;
}

interface Player extends Playing {
  readonly standIn: StandIn;
  close(): void;
}

function playingOn(engine: () => Engine | undefined, staged: () => Staged): Player {
  const troupe = new Troupe();
  let isPlaying = false;
  let later: ReturnType<typeof setTimeout> | undefined;
  const stand = (): void => {
    const now = engine();
    if (now === undefined) return;
    const { world, plan, rough } = staged();
    const cast = troupe.cast(world, performance.now());
    const still = cast.size === 0 ? world : { ...world, figures: world.figures.filter(figure => !cast.has(figure)) };
    now.stage.put('figures', figuresOf(still, plan.finish));
    now.stage.put('shade', shadeOf(still));
    if (rough !== undefined) now.stage.put('rough figures', figuresOf(still, rough.finish));
    now.projector.refresh();
  };
  const clear = (): void => {
    isPlaying = false;
    clearTimeout(later);
    engine()?.stage.tell('acting', 0);
    engine()?.stage.tell('lights', 0);
    for (const layer of ['actors', 'actors shade', 'lights'] as const) engine()?.stage.put(layer, []);
    stand();
  };
  return {
    stand,
    onTheirWay: () => new Set([...troupe.cast(staged().world, performance.now())].map(({ unit }) => unit)),
    frame({ lens, screen }) {
      const stage = engine()?.stage;
      if (!isPlaying || stage === undefined) return false;
      const now = performance.now();
      if (troupe.isIdle(now)) {
        clear();
        return false;
      }
      const { world, plan } = staged();
      const acting = { ...world, figures: troupe.actors(world, now), markers: [] };
      stage.tell('acting', acting.figures.length);
      stage.put('actors', figuresOf(acting, plan.finish));
      stage.put('actors shade', shadeOf(acting));
      const lights = new Lights(lens, screen);
      troupe.light({ lights, world }, now);
      const mesh = lights.mesh();
      stage.tell('lights', trianglesOf(mesh));
      stage.put('lights', lights.isEmpty ? [] : [asBatch(mesh)]);
      return troupe.isMoving(now);
    },
    standIn: {
      prepare: scene => troupe.prepare(scene, staged().world),
      begin(scene) {
        const now = performance.now();
        troupe.begin(scene, staged().world, now);
        if (troupe.isIdle(now)) return;
        isPlaying = true;
        stand();
        // Signs that stand still are drawn once, and once more without them.
        clearTimeout(later);
        later = setTimeout(() => engine()?.projector.refresh(), troupe.until - now + 20);
      },
      end() {
        troupe.end();
        if (isPlaying) clear();
      },
      aside(at: At) {
        const now = engine()?.projector.sight();
        const spot = now && seen(now.lens, onGround({ world: staged().world }, at), now.screen);
        if (now === undefined || spot === undefined) return 0;
        return Math.min(1, Math.max(-1, (spot.x / now.screen.width) * 2 - 1));
      },
    },
    close() {
      troupe.end();
      isPlaying = false;
      clearTimeout(later);
    },
  };
}

const asBatch = (mesh: Mesh): Batch => ({
  name: 'lights',
  mesh,
  count: 1,
  places: placed([0, 0, 0], 0, [1, 1, 1]),
  sides: new Float32Array(3),
  isOwn: true,
});
