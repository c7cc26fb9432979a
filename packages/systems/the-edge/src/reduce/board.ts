import type { BoardEvent } from '../events.js';
import { NONE, type State } from '../state.js';
import { addEndurance } from './means.js';
import { added, changeFigure, kept, replaced } from './record.js';

export function reduceBoard(s: State, event: BoardEvent): void {
  switch (event.type) {
    case 'token.placed': {
      const { type: _type, ...token } = event;
      s.tokens = added(s.tokens, token);
      return;
    }
    case 'token.removed': {
      const token = s.tokens[event.token];
      if (token) s.tokens = replaced(s.tokens, event.token, Object.freeze({ ...token, space: NONE, mask: 0 }));
      return;
    }
    case 'figure.moved':
      changeFigure(s, event.figure, event.to.space, event.to.mask);
      for (const { figure, to } of event.pushed) changeFigure(s, figure, to.space, to.mask);
      return;
    case 'figures.swapped':
      for (const i of [0, 1] as const) changeFigure(s, event.figures[i], event.to[i].space, event.to[i].mask);
      return;
    case 'figure.returned':
      changeFigure(s, event.figure, event.to.space, event.to.mask);
      return;
    case 'figure.wounded':
      addEndurance(s, s.figures[event.figure]?.squad ?? NONE, -event.lost);
      return;
    case 'figure.killed':
      changeFigure(s, event.figure, NONE, 0);
      s.bonuses = kept(s.bonuses, ({ on, id }) => on !== 'figure' || id !== event.figure);
      s.statuses = kept(s.statuses, ({ on, id }) => on !== 'figure' || id !== event.figure);
      return;
    case 'bonus.given': {
      const { type: _type, ...bonus } = event;
      s.bonuses = added(s.bonuses, bonus);
      return;
    }
    case 'status.given': {
      const { type: _type, ...status } = event;
      s.statuses = added(s.statuses, status);
      return;
    }
    case 'statuses.cleared':
      s.statuses = kept(s.statuses, ({ on, id }) => on !== event.on || id !== event.id);
      return;
  }
}
