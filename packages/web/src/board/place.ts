/** Where an element is on the screen, without asking for its layout at every movement of a pointer. */
export interface Place {
  box(): DOMRect;
  /** Ask again next time: something may have moved. */
  forget(): void;
}

export function placeOf(element: () => Element): Place {
  let known: DOMRect | undefined;
  return {
    box: () => (known ??= element().getBoundingClientRect()),
    forget: () => void (known = undefined),
  };
}
