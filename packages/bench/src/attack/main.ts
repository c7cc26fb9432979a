import { parseArgs } from 'node:util';
import { machine } from '../report.js';
import { tableOf } from './report.js';
import { runAttack } from './run.js';
import { weapons } from './weapons/index.js';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    'from-home': { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
    only: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const names = weapons.map(({ name }) => name);
const chosen = values.only?.split(',') ?? names;
const unknown = chosen.find(name => !names.includes(name));
if (!(minutes > 0) || unknown !== undefined) {
  console.error(
    unknown === undefined
      ? `--minutes wants a number, not "${values.minutes}".`
      : `--only knows ${names.join(', ')}, not "${unknown}".`,
  );
  process.exit(2);
}

const { figures, refusals } = await runAttack({ minutes, fromHome: values['from-home'], with: chosen });
if (values.json) console.log(JSON.stringify(figures));
else {
  console.log(machine());
  if (!figures.coresApart) console.log('Server and attackers share the cores: the machine has one, or no taskset.');
  for (const line of tableOf(figures)) console.log(line);
}
for (const sentence of [...new Set(refusals)].slice(0, 20)) console.error(sentence);
process.exitCode = figures.lost === 0 && figures.refused === 0 && figures.serverAlive ? 0 : 1;
