interface Watch {
  readonly told: Set<(zoom: number) => void>;
  zoom: number | undefined;
}

const watches = new WeakMap<Element, Watch>();

/**
 * Tells the zoom at which the picture around a part of it is painted, now and whenever it rests at another one. One observer serves
 * the whole picture, however many ask.
 */
export function watchZoom(part: Element, tell: (zoom: number) => void): () => void {
  const scene = part.closest<SVGGElement>('.scene');
  if (scene === null) {
    tell(1);
    return () => undefined;
  }
  const watch = watches.get(scene) ?? startWatch(scene);
  watch.told.add(tell);
  if (watch.zoom !== undefined) tell(watch.zoom);
  return () => watch.told.delete(tell);
}

function startWatch(scene: SVGGElement): Watch {
  const watch: Watch = { told: new Set(), zoom: zoomOf(scene) };
  watches.set(scene, watch);
  new MutationObserver(() => {
    const zoom = zoomOf(scene);
    if (zoom === watch.zoom || zoom === undefined) return;
    watch.zoom = zoom;
    for (const tell of watch.told) tell(zoom);
  }).observe(scene, { attributes: true, attributeFilter: ['style'] });
  return watch;
}

/** Before the picture has been painted for the first time there is none. */
const zoomOf = (scene: SVGGElement): number | undefined => Number(scene.style.getPropertyValue('--zoom')) || undefined;
