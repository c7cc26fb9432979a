import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Theme } from '../paint/theme.js';
import { themeOf } from '../systems/themes.js';
import { sceneFor, SLAB, slabScene } from './picture/scenes.js';

interface TablePictureProps {
  readonly system: string;
  /** How many millimetres of the table are to be seen from left to right. */
  readonly across?: number;
  /** Where the fight is, as a share of the picture from the left. */
  readonly aside?: number;
}

/** A look at a table of this game. Until it is painted there is the colour of its ground under the lamp. */
export function TablePicture({ system, across = 560, aside = 0.5 }: TablePictureProps): JSX.Element {
  const [Painted, setPainted] = useState<ComponentType | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    // The page is there first; painters and positions come when it is.
    void whenIdle()
      .then(async () => await pictureOf(system, { theme: themeOf(system), across, aside }))
      .then(picture => isWanted && picture !== undefined && setPainted(() => () => picture))
      // Without painters the colour of the ground has to do.
      .catch(() => undefined);
    return () => void (isWanted = false);
  }, [system, across, aside]);
  return Painted === undefined ? <div class="table-picture" aria-hidden="true" /> : <Painted />;
}

interface Frame {
  readonly theme: Theme;
  readonly across: number;
  readonly aside: number;
}

async function pictureOf(system: string, frame: Frame): Promise<JSX.Element | undefined> {
  if (system === SLAB) {
    const [{ SlabPicture }, scene] = await Promise.all([import('./picture/slab/SlabPicture.js'), slabScene()]);
    return <SlabPicture scene={scene} {...frame} />;
  }
  const [{ ScenePicture }, scene] = await Promise.all([import('./picture/ScenePicture.js'), sceneFor(system)]);
  return scene && <ScenePicture scene={scene} {...frame} />;
}

const whenIdle = async (): Promise<void> =>
  await new Promise(resolve => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 200);
  });
