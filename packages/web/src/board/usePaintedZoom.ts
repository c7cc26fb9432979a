import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The zoom at which a part of the scene is painted. It changes when the picture rests, not while it is moved. */
export function usePaintedZoom(part: RefObject<SVGGElement | null>): number {
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const scene = part.current?.closest<SVGGElement>('.scene');
    if (!scene) return undefined;
    const read = (): void => setZoom(Number(scene.style.getPropertyValue('--zoom')) || 1);
    const watcher = new MutationObserver(read);
    watcher.observe(scene, { attributes: true, attributeFilter: ['style'] });
    read();
    return () => watcher.disconnect();
  }, []);
  return zoom;
}
