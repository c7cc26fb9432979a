import type { Translate } from '@banneret/i18n';
import type { JSX } from 'preact';

interface ViewsProps {
  readonly t: Translate;
  /** Is there a unit to look at more closely? */
  readonly hasUnit: boolean;
  readonly onShow: (view: View) => void;
}

/** From where to look at the table, for whoever does not want to fly there. */
export const Views = ({ t, hasUnit, onShow }: ViewsProps): JSX.Element => (
  <div class="room-views" role="group" aria-label={t.say('web.room.cameras')}>
    {VIEWS.map(view => (
      <button
        key={view}
        type="button"
        class="button small"
        disabled={view === 'unit' && !hasUnit}
        title={view === 'left' || view === 'right' ? t.say('web.room.help') : t.say(VIEW_WORDS[view])}
        aria-label={t.say(VIEW_WORDS[view])}
        onClick={() => onShow(view)}
      >
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <path d={GLYPHS[view]} />
        </svg>
        {view !== 'left' && view !== 'right' && (
          <span class="room-word" aria-hidden="true">
            {t.say(VIEW_WORDS[view])}
          </span>
        )}
      </button>
    ))}
  </div>
);

const VIEWS = ['mine', 'above', 'unit', 'left', 'right'] as const;
export type View = (typeof VIEWS)[number];

const VIEW_WORDS: Readonly<Record<View, string>> = {
  mine: 'web.room.mine',
  above: 'web.room.above',
  unit: 'web.room.unit',
  left: 'web.room.left',
  right: 'web.room.right',
};

const GLYPHS: Readonly<Record<View, string>> = {
  mine: 'M-10 6-6-6H6L10 6zM0 11V8M-3 9 0 12 3 9',
  above: 'M-8-8H8V8H-8zM0-3V3M-3 0H3',
  unit: 'M0-10V-5M0 10V5M-10 0H-5M10 0H5M0-6A6 6 0 1 0 0 6 6 6 0 1 0 0-6',
  left: 'M7 6A9 9 0 1 0-8 3M-8 3-11-2M-8 3-3 1',
  right: 'M-7 6A9 9 0 1 1 8 3M8 3 11-2M8 3 3 1',
};
