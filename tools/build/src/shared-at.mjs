// The shared modules of a deployed site: a section built for it uses those that the site serves and bundles the rest.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_VENDOR } from './app.mjs';
import { exportedNames, exportSources } from './offered-names.mjs';
import { fileName, partsOf } from './shared-modules.mjs';
import { splitShared } from './split-shared.mjs';
import { THIRD_PARTY } from './third-party.mjs';
import { entriesOf, OURS, packages, ROOT, tagOf } from './workspace.mjs';

const OWN = '@own/';
/** State that a second copy of a module would duplicate: a context, a variable, a collection that is filled later. */
const KEEPS_STATE = /\bcreateContext\b|^(?:export )?let |new (?:Weak)?(?:Map|Set)(?:<[^;]*>)?\(\)/m;

/** Whether a section may bundle a copy of a name: rules and components, never state. */
const mayBring = (specifier) => ['util', 'ui'].includes(tagOf(libOf(specifier), 'type'));
const libOf = (specifier) => specifier.split('/').slice(0, 2).join('/');

/** Exports of a file of the site's server vendor; undefined if the lib is not shared there. */
function serverNames(dist, specifier) {
  const file = join(dist, SERVER_VENDOR, `${fileName(specifier)}.js`);
  return existsSync(file) ? new Set(exportedNames(readFileSync(file, 'utf8'), file)) : undefined;
}

/**
 * @param dist - folder of the site's build.
 * @param registry - of the site.
 * @returns options for `buildApp`, and `usedOf`, which lists the names of the workspace's libs that a built app takes from the site.
 */
export function sharedAt(dist, registry) {
  const ours = [...packages.keys()]
    .filter((name) => name.startsWith(OURS))
    .flatMap(entriesOf)
    .map((entry) => ({ ...entry, names: serverNames(dist, entry.specifier) }))
    .filter(({ names }) => names !== undefined);
  const all = [...THIRD_PARTY.map((of) => ({ of, file: undefined })), ...ours.map(({ specifier, file }) => ({ of: specifier, file }))];
  const modules = new Map(all.flatMap((one) => partsOf(one.of).map((specifier) => [specifier, one])));
  const served = (specifier, name) => registry.vendor.modules[specifier]?.names.includes(name) === true;
  const own = (specifier) => (mayBring(specifier) ? OWN + specifier : specifier);
  const partOf = (specifier, name) => {
    const part = partsOf(specifier).find((one) => served(one, name));
    return part ?? (THIRD_PARTY.includes(specifier) ? specifier : own(specifier));
  };
  const serverPartOf = (specifier, name) => {
    const names = ours.find((one) => one.specifier === specifier)?.names;
    return names === undefined || names.has(name) ? specifier : own(specifier);
  };
  return {
    modules,
    partOf,
    plugins: [ownParts(ours)],
    serverPlugins: [splitShared(serverPartOf, modules), ownParts(ours)],
    usedOf: (uses) => {
      const found = {};
      for (const [specifier, names] of Object.entries(uses)) {
        const of = modules.get(specifier)?.of;
        if (of?.startsWith(OURS)) found[of] = [...(found[of] ?? []), ...names];
      }
      return found;
    },
  };
}

/** Bundles names of a shared lib that the site lacks. @throws Error if a copy would duplicate state. */
export function ownParts(ours) {
  const files = new Map(ours.map(({ specifier, file }) => [specifier, file]));
  const folders = ours.map(({ file }) => join(ROOT, file, '..'));
  return {
    name: 'touchline:own-parts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(OWN) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${OWN}`)) return null;
      const entry = files.get(id.slice(OWN.length + 1));
      const sources = exportSources(readFileSync(join(ROOT, entry), 'utf8'), entry);
      return [...sources].map(([name, source]) => `export { ${source.name} as ${name} } from '${join(ROOT, source.file)}';`).join('\n');
    },
    transform(code, id) {
      const isShared = folders.some((folder) => id.startsWith(`${folder}/`)) && /\.tsx?$/.test(id);
      if (isShared && KEEPS_STATE.test(code))
        throw new Error(
          `${id.slice(ROOT.length + 1)} keeps state, which a copy of it would not share with the site: deploy the whole site`,
        );
      return null;
    },
  };
}
