import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../app/language.js';

interface FileFieldProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

/** A file of a match: chosen, or dropped here. In the page's own words, for browsers speak the language of their system. */
export function FileField({ label, onFile }: FileFieldProps): JSX.Element {
  const t = useWords();
  const [name, setName] = useState<string | undefined>(undefined);
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (file === undefined) return;
    setName(file.name);
    onFile(file);
  };
  return (
    <label
      class={isOver ? 'file-field over' : 'file-field'}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files[0]);
      }}
    >
      <span class="file-label">{label}</span>
      <input
        type="file"
        accept=".json,application/json"
        onChange={event => {
          const input = event.currentTarget;
          take(input.files?.[0]);
          // The same file may be chosen once more.
          input.value = '';
        }}
      />
      <span class="button" aria-hidden="true">
        {t('web.file.choose')}
      </span>
      <span class="quiet" aria-hidden="true">
        {name ?? t('web.file.drop')}
      </span>
    </label>
  );
}
