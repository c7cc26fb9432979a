import type { AllocateShape, Bin } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { useWords } from '../app/language.js';
import type { ControlProps } from '../systems/webSystem.js';
import { Send } from './Send.js';
import { changed, sharesOf } from './shares.js';

/** Points shared out with a plus and a minus at each bin. */
export function Allocate({ desk, prompt }: ControlProps<AllocateShape>): JSX.Element {
  const t = useWords();
  const { total, bins } = prompt.shape;
  useCell(desk.draft);
  const shares = useMemo(() => sharesOf(desk, prompt.shape), [desk, desk.draft.get()]);
  const left = total - shares.reduce((sum, n) => sum + n, 0);
  const change = (at: number, by: number): void => desk.draft.set(changed(shares, at, (shares[at] ?? 0) + by));
  return (
    <div class="allocate">
      <p class="left" role="status">
        {t('web.allocate.left', { left, total })}
      </p>
      <ul class="bins">
        {bins.map((bin, i) => (
          <Share
            key={bin.id}
            bin={bin}
            label={desk.item(bin.id)}
            share={shares[i] ?? 0}
            left={left}
            change={by => change(i, by)}
          />
        ))}
      </ul>
      <Send desk={desk} choice={shares} />
    </div>
  );
}

interface ShareProps {
  readonly bin: Bin;
  readonly label: string;
  readonly share: number;
  readonly left: number;
  readonly change: (by: number) => void;
}

function Share({ bin, label, share, left, change }: ShareProps): JSX.Element {
  const t = useWords();
  return (
    <li>
      <span class="label">{label}</span>
      <button
        type="button"
        class="button small"
        disabled={share <= bin.min}
        onClick={() => change(-1)}
        aria-label={t('web.allocate.less', { item: label })}
      >
        −
      </button>
      <output>
        {share}/{bin.max}
      </output>
      <button
        type="button"
        class="button small"
        disabled={share >= bin.max || left <= 0}
        onClick={() => change(1)}
        aria-label={t('web.allocate.more', { item: label })}
      >
        +
      </button>
    </li>
  );
}
