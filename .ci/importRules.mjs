// @ts-check
import { posix } from 'node:path';

/**
 * An import as it stands in a file.
 *
 * @typedef {object} Import
 * @property {string} from the importing file, relative to the repository, with '/'
 * @property {string} specifier as written: './x.ts', 'react', 'node:fs'
 * @property {number} line 1-based
 */

/**
 * The engine's layers, each with the ones right below it. A layer may import what it names and all that those may
 * import. A file that lies in `engine/` itself is a layer of its own, by its name.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const engineLayers = {
  octets: [],
  http: ['octets'],
  source: ['octets'],
  syntax: ['source'],
  directives: ['syntax'],
  matching: ['octets'],
  url: ['matching'],
  dialects: ['syntax', 'matching'],
  crawlers: ['dialects'],
  page: ['crawlers', 'http'],
  policy: ['crawlers', 'directives', 'http', 'url'],
  evaluate: ['policy'],
  reasoning: ['evaluate'],
  lint: ['reasoning', 'directives'],
  case: ['lint', 'page'],
  index: ['case'],
  docs: ['lint'],
  // Around the engine, on Node.
  cli: ['index'],
  testing: ['index'],
  bench: ['index'],
  conformance: ['testing'],
};

/** Layers that the published engine does not contain, and so may use packages and Node. */
const aroundTheEngine = new Set(['cli', 'testing', 'bench', 'conformance']);

/**
 * What each part of the app must not reach for, and why.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const appBans = {
  components: {
    engine: 'a component knows no robots.txt: give it what it shows',
    store: 'a component has no store: give it what it shows',
    services: 'a component has no side effects: give it a callback',
    editor: 'components are below the editor',
    features: 'components are below features',
    answers: 'components are below what is drawn of them',
  },
  answers: {
    features: 'answers are drawn for any feature',
    editor: 'answers stand outside the editor',
  },
  editor: {
    store: 'the editor is told, and tells through callbacks',
    features: 'the editor is below features',
    answers: 'the editor draws itself',
  },
  commands: {
    components: 'commands draw nothing',
    features: 'commands are below features',
    answers: 'commands draw nothing',
  },
  services: {
    components: 'services draw nothing',
    editor: 'services draw nothing',
    features: 'services are below features',
    answers: 'services draw nothing',
  },
  store: {
    components: 'the store draws nothing',
    editor: 'the store draws nothing',
    features: 'the store is below features',
    answers: 'the store draws nothing',
  },
};

/** @param {string} file */
const isTest = (file) => /\.test\.tsx?$/.test(file);

/** @param {string} file */
const isConfig = (file) => /\.config\.ts$/.test(file);

/**
 * `engine/lint/rules/bom.ts` -> `['engine', 'lint']`; `engine/source.ts` -> `['engine', 'source']`.
 *
 * @param {string} file
 * @returns {[top: string, part: string]}
 */
function placeOf(file) {
  const [top = '', second = ''] = file.split('/');
  return [top, second.replace(/\.\w+$/, '')];
}

/**
 * @param {string} upper
 * @param {string} lower
 * @returns {boolean} whether the layer `upper` may import `lower`
 */
function reaches(upper, lower) {
  return (engineLayers[upper] ?? []).some((below) => below === lower || reaches(below, lower));
}

/**
 * The file that a relative import names.
 *
 * @param {Import} found
 * @returns {string | undefined} undefined for a package
 */
export function targetOf({ from, specifier }) {
  if (!specifier.startsWith('.')) return undefined;
  return posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
}

/**
 * @param {Import} found
 * @returns {string | undefined} what is wrong
 */
function wrongInEngine(found) {
  const { from, specifier } = found;
  const [, layer] = placeOf(from);
  const target = targetOf(found);
  const free = isTest(from) || isConfig(from) || aroundTheEngine.has(layer);
  if (target === undefined) {
    if (free || (layer === 'case' && specifier === 'valibot')) return undefined;
    return `the engine has no dependency, so it can't import '${specifier}'`;
  }
  const [top, other] = placeOf(target);
  if (top !== 'engine') return `the engine stands alone, so it can't import ${target}`;
  if (isTest(from) || isConfig(from)) return undefined;
  if (!(layer in engineLayers)) return `engine/${layer} has no place among the layers yet`;
  if (layer === other || reaches(layer, other)) return undefined;
  return `engine/${layer} is not above engine/${other}`;
}

/**
 * @param {Import} found
 * @returns {string | undefined} what is wrong
 */
function wrongInApp(found) {
  const target = targetOf(found);
  if (target === undefined) return undefined;
  const [top, other] = placeOf(target);
  const [, part] = placeOf(found.from);
  if (top === 'engine') {
    // The long words about lint rules have an entry of their own, so that they can be loaded when asked for.
    if (target !== 'engine/index.ts' && target !== 'engine/docs.ts')
      return `the app knows the engine by engine/index.ts alone, not ${target}`;
    return appBans[part]?.['engine'];
  }
  if (top === 'e2e') return 'the app imports no tests';
  if (part === 'features' && other === 'features') {
    const mine = found.from.split('/')[2];
    const theirs = target.split('/')[2];
    return mine === theirs ? undefined : `features meet in the store: ${mine} can't import ${theirs}`;
  }
  return appBans[part]?.[other];
}

/**
 * The imports that go the wrong way.
 *
 * @param {readonly Import[]} imports
 * @returns {string[]} a line for each, `file:line: why`
 */
export function wrongDirections(imports) {
  return imports.flatMap((found) => {
    const [top] = placeOf(found.from);
    const wrong = top === 'engine' ? wrongInEngine(found) : top === 'app' ? wrongInApp(found) : undefined;
    return wrong === undefined ? [] : [`${found.from}:${found.line}: ${wrong}`];
  });
}

/**
 * The circles in which files import each other, type imports included.
 *
 * @param {readonly Import[]} imports
 * @returns {string[]} a line for each circle, `a -> b -> a`
 */
export function circles(imports) {
  /** @type {Map<string, string[]>} */
  const targets = new Map();
  for (const found of imports) {
    const target = targetOf(found);
    if (target !== undefined) targets.set(found.from, [...(targets.get(found.from) ?? []), target]);
  }
  /** @type {string[]} */
  const found = [];
  const done = new Set();
  /** @type {string[]} */
  const path = [];
  /** @param {string} file */
  const visit = (file) => {
    const start = path.indexOf(file);
    if (start >= 0) found.push([...path.slice(start), file].join(' -> '));
    if (start >= 0 || done.has(file)) return;
    path.push(file);
    for (const target of targets.get(file) ?? []) visit(target);
    path.pop();
    done.add(file);
  };
  for (const file of targets.keys()) visit(file);
  return found;
}
