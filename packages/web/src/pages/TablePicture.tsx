import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { themeOf } from '../systems/themes.js';

interface TablePictureProps {
  readonly system: string;
  /** How many millimetres of the table are to be seen from left to right. */
  readonly across?: number;
}

/** A look at a table of this game. Until it is painted there is the colour of its ground under the lamp. */
export function TablePicture({ system, across = 560 }: TablePictureProps): JSX.Element {
  const [Painted, setPainted] = useState<ComponentType | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    // The page is there first; painters and positions come when it is.
    void whenIdle()
      .then(async () => await Promise.all([import('./picture/ScenePicture.js'), import('./picture/scenes.js')]))
      .then(async ([{ ScenePicture }, { sceneFor }]) => {
        const scene = await sceneFor(system);
        if (!isWanted || scene === undefined) return;
        setPainted(() => () => <ScenePicture scene={scene} theme={themeOf(system)} across={across} />);
      })
      // Without painters the colour of the ground has to do.
      .catch(() => undefined);
    return () => void (isWanted = false);
  }, [system, across]);
  return Painted === undefined ? <div class="table-picture" aria-hidden="true" /> : <Painted />;
}

const whenIdle = async (): Promise<void> =>
  await new Promise(resolve => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 200);
  });
