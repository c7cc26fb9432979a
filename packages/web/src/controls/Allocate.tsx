import type { AllocateShape } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { useWords } from '../app/language.js';
import type { ControlProps } from '../systems/webSystem.js';
import { Send } from './Send.js';
import { changed, sharesOf } from './shares.js';
import { Stepper } from './Stepper.js';

/** Points shared out with a plus and a minus at each bin. */
export function Allocate({ desk, prompt }: ControlProps<AllocateShape>): JSX.Element {
  const t = useWords();
  const { total, bins } = prompt.shape;
  useCell(desk.draft);
  const shares = useMemo(() => sharesOf(desk, prompt.shape), [desk, desk.draft.get()]);
  const left = total - shares.reduce((sum, n) => sum + n, 0);
  return (
    <div class="allocate">
      <p class="left" role="status">
        {t('web.allocate.left', { left, total })}
      </p>
      <ul class="bins">
        {bins.map((bin, i) => (
          <Stepper
            key={bin.id}
            label={desk.item(bin.id)}
            value={shares[i] ?? 0}
            min={bin.min}
            max={bin.max}
            mayGrow={left > 0}
            set={value => desk.draft.set(changed(shares, i, value))}
          />
        ))}
      </ul>
      <Send desk={desk} choice={shares} />
    </div>
  );
}
