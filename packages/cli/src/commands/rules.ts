import { tableRules } from '@banneret/game';
import { gameNamed, line, type Command } from '../command.js';
import { EXIT, Mistake } from '../mistake.js';

export const rules: Command = {
  name: 'rules',
  options: {},
  operands: { least: 1, most: 2 },
  run(call) {
    const { io, t, locale, operands } = call;
    const { game } = gameNamed(operands[0] as string, call);
    const all = [...game.rules, ...tableRules];
    const wanted = operands[1]?.toUpperCase();
    const found = wanted === undefined ? all : all.filter(rule => rule.id.toUpperCase() === wanted);
    if (found.length === 0)
      throw new Mistake(t.say('cli.rules.unknown', { rule: operands[1] as string, game: game.system.id }));
    for (const rule of found) line(io, `${rule.id}  ${rule[locale]}`);
    return EXIT.fine;
  },
};
