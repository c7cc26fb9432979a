/** Who flies the camera while the table is shown in three dimensions: the viewport's own buttons and keys go here. */
export interface Pilot {
  zoom(factor: number): void;
  fit(): void;
  /** Says whether the key meant something. */
  key(event: KeyboardEvent): boolean;
}
