import type { JSX } from 'preact';

interface TablePictureProps {
  readonly system: string;
}

/** A look at a table of this game; until it is painted, the colour of its ground under the lamp. */
export function TablePicture({ system }: TablePictureProps): JSX.Element {
  return <div class="table-picture" data-system={system} aria-hidden="true" />;
}
