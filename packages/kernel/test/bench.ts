import { kernelShapes, type GameSystem, type Procedure, type ShapeTable } from '@banneret/kernel';

/** The smallest system there is: a notebook that procedures write in. For tests of the machine itself. */
export interface Notes {
  lines: string[];
}

export type Noted = { readonly type: 'noted'; readonly line: string; readonly why?: unknown };

export const note = (line: string): Noted => ({ type: 'noted', line });

export function bench(
  procedures: Readonly<Record<string, Procedure<Notes, Noted>>>,
  more: Partial<GameSystem<Notes, Noted, object>> = {},
): GameSystem<Notes, Noted, object> {
  const shapes: ShapeTable<Notes> = kernelShapes;
  return {
    id: 'bench',
    version: '1',
    main: 'main',
    procedures,
    shapes,
    seats: () => 2,
    setup: () => ({ lines: [] }),
    reduce: (state, event) => void state.lines.push(event.line),
    clone: state => ({ lines: [...state.lines] }),
    result: () => ({ winners: [] }),
    view: state => ({ lines: [...state.lines] }),
    redact: event => event,
    imagine: view => ({ lines: [...view.lines] }),
    ...more,
  };
}
