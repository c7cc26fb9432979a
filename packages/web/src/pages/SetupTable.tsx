import type { JSX } from 'preact';
import { useCell } from '../app/cell.js';
import { locale, useWords } from '../app/language.js';
import type { WebSystem } from '../systems/webSystem.js';
import { GamePicture } from './GamePicture.js';
import { ScenePicture } from './picture/ScenePicture.js';
import type { SetupPreview } from './setupPreview.js';

interface SetupTableProps {
  readonly system: WebSystem;
  readonly preview: SetupPreview | undefined;
}

/** The table that will be played on, painted again whenever a choice changes it. */
export function SetupTable({ system, preview }: SetupTableProps): JSX.Element {
  const t = useWords();
  const language = useCell(locale);
  const scene = preview?.scene;
  const form = scene === undefined ? {} : { aspectRatio: `${scene.width} / ${scene.height}` };
  return (
    <div class="setup-table">
      <h1>{system.entry.game.title[language]}</h1>
      <div class="setup-picture" style={form}>
        {scene === undefined ? (
          <GamePicture system={system.entry.game.system.id} across={Infinity} />
        ) : (
          <ScenePicture scene={scene} theme={system.theme} />
        )}
      </div>
      {preview?.isChance === true && <p class="quiet">{t('web.setup.by-chance')}</p>}
    </div>
  );
}
