/** Who flies the camera while the table is shown in three dimensions: the viewport's own buttons and keys go here. */
export interface Pilot {
  zoom(factor: number): void;
  fit(): void;
  /** Where on the ground of the world a point of the screen lies; nothing above the horizon. */
  place(event: {
    readonly clientX: number;
    readonly clientY: number;
  }): { readonly x: number; readonly y: number } | undefined;
  /** Says whether the key meant something. */
  key(event: KeyboardEvent): boolean;
}
