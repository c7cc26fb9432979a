import { useEffect } from 'preact/hooks';
import { rememberedChoice } from '../app/memory.js';

/** Is the panel beside the board folded away, for a larger table? */
export const side = rememberedChoice('side', ['open', 'folded'], () => 'open');

export const foldOrUnfold = (): void => side.set(side.get() === 'open' ? 'folded' : 'open');

/** With a second key held down, so that it gets in the way of nobody who dictates or writes. */
export const FOLD_KEYS = 'Alt+P';

const isFolding = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && code === 'KeyP';

export function useFoldingKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isFolding(event)) return;
      event.preventDefault();
      foldOrUnfold();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
