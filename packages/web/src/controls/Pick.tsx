import type { Option, PickShape } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { ControlProps } from '../systems/webSystem.js';
import { isHinted } from '../table/desk.js';
import { Reasons } from '../table/rulebook.js';
import { Odds } from './Odds.js';

/** One button an option. Pointed at, it shows the thing on the board that it stands for, and what it may come to. */
export const pickControl =
  (system: WebSystem) =>
  ({ desk, prompt }: ControlProps<PickShape>): JSX.Element => {
    const selected = useCell(desk.selected);
    const [weighed, setWeighed] = useState<Option['id'] | undefined>(undefined);
    const thingOf = (option: Option): string | undefined =>
      system.thingOfOption?.(prompt, option.id, desk.state as never);
    const list = (
      <ul class="options">
        {prompt.shape.options.map(option => {
          const thing = thingOf(option);
          const point = (on: boolean): void => {
            desk.pointed.set(on ? thing : undefined);
            if (on) setWeighed(option.id);
          };
          return (
            <li key={option.id}>
              <button
                type="button"
                class={`option${thing !== undefined && thing === selected ? ' looked-at' : ''}${isHinted(desk, option.id) ? ' hinted' : ''}`}
                disabled={option.barred !== undefined}
                onClick={() => desk.answer(option.id)}
                onPointerEnter={() => point(true)}
                onPointerLeave={() => point(false)}
                onFocus={() => point(true)}
                onBlur={() => point(false)}
              >
                {desk.game.tellChoice(desk.state, prompt, option.id, desk.t)}
              </button>
              {option.barred && <Reasons desk={desk} because={option.barred} />}
            </li>
          );
        })}
      </ul>
    );
    return (
      <>
        {list}
        {weighed !== undefined && <Odds desk={desk} prompt={prompt} choice={weighed} />}
      </>
    );
  };
