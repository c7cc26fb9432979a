// Which lines of a game decide rules, and a random handful of ways to break them.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** Folders and files that tell, show, prepare or imagine play: nothing in them decides a rule. */
const NO_RULES = [
  'content',
  'text',
  'telling',
  'scenario',
  'players',
  'odds',
  'evaluate',
  'game',
  'index',
  'names',
  'show',
  'tell',
  'tellChoice',
  'tellOdds',
  'tellSight',
  'notation',
  'request',
];

/** What reads, suggests or makes up things, wherever it stands: a judge looks at all of it afterwards. */
const NO_JUDGE = /^(read|random|suggest|explain)/;

/** Calls whose arguments are a reason given to a player: rule, message key, numbers to fill in. */
const REASONS = ['illegal', 'no', 'fault', 'problem', 'say', 'Misfit', 'needReason', 'line'];

/** Fields that hold such a reason. */
const REASON_FIELDS = ['why', 'say', 'args', 'because', 'rule', 'ask', 'place'];

/** What offers answers to a question: the judge looks at each of them, and tests of proposals at how many there are. */
const OFFERS = /^(enumerate|propose|proposals|suggest)/;

/** Text is no rule: message keys, names of events and steps. A broken one is a misprint, not another game. */
const OPTIONS = { excludedMutations: ['StringLiteral', 'Regex'], plugins: null, noHeader: false };

/** Leaves out what is said about a rule, and what is offered or made up at random, which a judge decides on. */
const reasons = {
  shouldIgnore(path) {
    if (path.isCallExpression() || path.isNewExpression()) {
      const { callee } = path.node;
      if (callee.type === 'Identifier' && REASONS.includes(callee.name)) return 'a reason';
    }
    if (path.isObjectExpression() && path.node.properties.some(({ key }) => key?.name === 'say')) return 'a reason';
    if (path.isFunction() && path.node.params.some(({ name }) => name === 'rng')) return 'a sample';
    if (path.isFunctionDeclaration() && OFFERS.test(path.node.id.name)) return 'an offer';
    if ((path.isObjectMethod() || path.isObjectProperty()) && OFFERS.test(path.node.key.name)) return 'an offer';
    if (path.isObjectProperty() && REASON_FIELDS.includes(path.node.key.name)) return 'a reason';
    if (path.isConditionalExpression() && isAboutWords(path.node.test)) return 'an explanation';
    if (path.isIfStatement() && isAboutWords(path.node.test)) return 'an explanation';
    if (path.isLogicalExpression() && isAboutWords(path.node.left)) return 'an explanation';
    return undefined;
  },
};

/** `explain`, `c.explain`, `why`: asked only to know whether words are wanted. */
function isAboutWords(node) {
  if (node.type === 'Identifier') return ['explain', 'why'].includes(node.name);
  if (node.type === 'MemberExpression') return isAboutWords(node.property);
  return false;
}

const silent = Object.fromEntries(
  ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].flatMap(level => [
    [level, () => {}],
    [`is${level[0].toUpperCase()}${level.slice(1)}Enabled`, () => false],
  ]),
);

const instrument = files => new Instrumenter(silent).instrument(files, { ...OPTIONS, ignorers: [reasons] });

/** The sources of a game that decide rules, in an order that no file system changes. */
export function ruleSources(root, system) {
  const src = join(root, 'packages/systems', system, 'src');
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('.d.ts'))
    .filter(name => decidesRules(name.replaceAll('\\', '/').replace(/\.ts$/, '').split('/')))
    .sort()
    .map(name => ({ name: join(src, name), content: readFileSync(join(src, name), 'utf8') }));
}

const decidesRules = path => !NO_RULES.includes(path[0]) && !NO_JUDGE.test(path.at(-1));

/** Every mutant of the game's rules: where, what stands there, and what shall stand there instead. */
export async function allMutants(root, sources) {
  const { mutants } = await instrument(sources.map(source => ({ ...source, mutate: true })));
  const textOf = new Map(sources.map(({ name, content }) => [name, content.split('\n')]));
  return mutants
    .filter(mutant => mutant.statusReason === undefined)
    .map(({ fileName, location, mutatorName, replacement }) => ({
      key: keyOf(root, { fileName, location, mutatorName, replacement }),
      file: relative(root, fileName),
      line: location.start.line + 1,
      mutator: mutatorName,
      was: cut(textOf.get(fileName), location),
      becomes: shorten(replacement),
      replacement,
      location,
      fileName,
    }));
}

/** All mutants in a random order: the first hundred are a fair sample of a hundred. */
export function shuffled(mutants, rng) {
  const order = [...mutants];
  for (let last = order.length - 1; last > 0; last--) {
    const at = rng.below(last + 1);
    [order[at], order[last]] = [order[last], order[at]];
  }
  return order;
}

/**
 * The files of the sample with all of its mutants in them, each asleep until its id is named. Whatever else the ranges
 * of the sample contain sleeps for ever.
 */
export async function withSwitches(root, sources, sample) {
  const files = sources
    .map(source => ({ ...source, mutate: sample.filter(m => m.fileName === source.name).map(m => m.location) }))
    .filter(({ mutate }) => mutate.length > 0);
  const result = await instrument(files);
  const ids = new Map(result.mutants.map(mutant => [keyOf(root, mutant), mutant.id]));
  return {
    files: result.files.map(({ name, content }) => ({ name, content: withoutOpenTypes(content) })),
    mutants: sample.map(mutant => ({ ...mutant, id: ids.get(mutant.key) })).filter(({ id }) => id !== undefined),
  };
}

/** The instrumenter drops the brackets of `(a as T) < b`, after which the `<` looks like the beginning of type arguments. */
const withoutOpenTypes = content => content.replace(/ as [A-Z]\w*(?= <)/g, '');

const keyOf = (root, { fileName, location: { start, end }, mutatorName, replacement }) =>
  [relative(root, fileName), start.line + 1, start.column, end.line + 1, end.column, mutatorName, replacement].join(
    ':',
  );

function cut(lines, { start, end }) {
  const part = lines.slice(start.line, end.line + 1);
  part[part.length - 1] = part.at(-1).slice(0, end.column);
  part[0] = part[0].slice(start.column);
  return shorten(part.join(' '));
}

const shorten = text => {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length > 90 ? `${plain.slice(0, 87)}…` : plain;
};
