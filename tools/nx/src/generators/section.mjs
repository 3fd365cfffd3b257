// nx g @touchline/workspace:section <name>   A complete section: contract, state, ui, pages, remote with manifest, backend module, tests.
import { ROUTES } from '../../../../libs/shared/routes/src/routes.ts';
import { generateLib } from './lib.mjs';
import { namesOf, sectionFiles, sectionLibs } from './section-files.mjs';
import { addDependencies, exportStyles, Misuse, readJson } from './workspace.mjs';

const REMOTES = 'apps/remotes';

/** The first route id unused by the table and all manifests; ids are never reused. */
function freeRouteId(tree) {
  const manifests = tree
    .children(REMOTES)
    .map((name) => `${REMOTES}/${name}/section.json`)
    .filter((file) => tree.exists(file))
    .flatMap((file) => readJson(tree, file).routes ?? []);
  return Math.max(...[...ROUTES, ...manifests].map(({ id }) => id)) + 1;
}

/** Adds the module to the backend's list. */
function joinBackend(tree, { key, camel: one }) {
  const file = 'apps/sandbox/src/modules.ts';
  const text = tree.read(file, 'utf8');
  const at = text.indexOf('];', text.indexOf('MODULES'));
  if (at < 0) throw new Misuse(`${file} has no list of modules`);
  tree.write(file, `import { ${one} } from '@touchline/server-${key}';\n${text.slice(0, at)}  ${one},\n${text.slice(at)}`);
  addDependencies(tree, 'apps/sandbox', { [`@touchline/server-${key}`]: '0.0.1' });
}

const isStyle = (path) => path.startsWith('libs/') && path.endsWith('.css');
const libOf = (path) => path.split('/').slice(0, 3).join('/');

/** Writes a section with one page that is linked and shows a list from the reference backend. */
export function generateSection(tree, { name }) {
  const names = namesOf(name);
  if (!/^[a-z][a-z0-9-]*$/.test(names.key) || tree.exists(`${REMOTES}/${names.key}`) || tree.exists(`libs/${names.key}`))
    throw new Misuse(`'${name}' is no free name for a section`);
  for (const { path, ...options } of sectionLibs(name)) generateLib(tree, path, options);
  const written = sectionFiles(name, freeRouteId(tree));
  for (const [path, text] of Object.entries(written)) tree.write(path, text);
  for (const folder of new Set(Object.keys(written).filter(isStyle).map(libOf))) exportStyles(tree, folder);
  joinBackend(tree, names);
}
