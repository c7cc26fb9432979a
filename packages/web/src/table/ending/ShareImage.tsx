import type { JSX } from 'preact';
import { useWords } from '../../app/language.js';
import { keepImage } from './keepImage.js';
import { paintResult } from './paintResult.js';
import type { EndScreenProps, Told } from './EndScreen.js';
import { unitsTold } from './units.js';
import { momentLine, momentTitle } from './momentWords.js';
import { momentsOf } from './moments.js';

/** The end of the battle as a picture to hand on. */
export function ShareImage({ system, desk, table, told }: EndScreenProps & { readonly told: Told }): JSX.Element {
  const t = useWords();
  const share = (): void => {
    const { winners = [], scores = [] } = table.board?.result ?? {};
    const units = unitsTold(system, desk, desk.state);
    const names = {
      unit: (unit: number) => units.find(({ id }) => id === String(unit))?.label ?? '',
      seat: (seat: number) => desk.seats[seat]?.name ?? '',
    };
    const moments = told.course === undefined ? [] : momentsOf(told.course, told.rolls);
    const canvas = paintResult({
      theme: system.theme,
      game: desk.game.title[t.locale],
      title: winners.length === 0 ? t('web.over.draw') : t('web.over.title'),
      winners,
      names: desk.seats.map(({ name }) => name),
      scores,
      rounds: told.course?.rounds ?? [],
      lines: moments.map(moment => ({ title: momentTitle(moment, t), line: momentLine(moment, names, t) })),
    });
    keepImage(canvas, `banneret-${desk.game.system.id}.png`);
  };
  return (
    <button type="button" class="button" onClick={share}>
      {t('web.end.image')}
    </button>
  );
}
