// npm run test:long -- packed: tests the UI libs as an external user gets them. They are published to a temporary Verdaccio and installed
// from it into an empty project with Vite and React. A component of each is rendered on a server, hydrated in Chromium, and compared with
// its story: every computed style of every element, and a screenshot. For every other lib with styles, a component is rendered alone
// (drawn-alone.mjs).
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildLibCss } from '../../../build/src/lib-css.mjs';
import { compareWithStories } from './beside-stories.mjs';
import { drawAlone, undrawn } from './drawn-alone.mjs';
import { startRegistry } from './registry.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');
const TSC = join(ROOT, 'node_modules/typescript-native/bin/tsc');
const run = promisify(execFile);
const npm = (args, cwd) => run('npm', args, { cwd, maxBuffer: 1 << 26, timeout: 300_000 });
/** A story of each lib that has some, rendered from its package's exports. */
const STORIES = [
  { lib: 'ui/kit', file: 'button/Button', story: 'Primary', id: 'kit-button--primary' },
  { lib: 'ui/desktop', file: 'footer/Footer', story: 'Full', id: 'desktop-footer--full' },
  { lib: 'ui/mobile', file: 'frame/BottomNavigation', story: 'EmptyCoupon', id: 'mobile-bottom-navigation--empty-coupon' },
  { lib: 'support/ui', file: 'button/SupportButton', story: 'NothingNew', id: 'support-support-button--nothing-new' },
  { lib: 'betting/ui', file: 'event/FavouriteButton', story: 'NotKept', id: 'betting-favourite-button--not-kept' },
];

const manifests = globSync('libs/*/*/package.json', { cwd: ROOT }).map((file) => ({
  path: file.split('/').slice(1, 3).join('/'),
  manifest: JSON.parse(readFileSync(join(ROOT, file), 'utf8')),
}));
const libs = manifests.filter(({ manifest }) => manifest.private !== true);
const byName = new Map(libs.map((lib) => [lib.manifest.name, lib]));
const hasStyles = ({ path }) => globSync(`libs/${path}/src/**/*.css`, { cwd: ROOT }).length > 0;
const versions = (() => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return { ...devDependencies, ...dependencies };
})();

function closure(lib, found = new Set()) {
  if (lib === undefined || found.has(lib)) return found;
  found.add(lib);
  for (const name of Object.keys(lib.manifest.dependencies ?? {})) closure(byName.get(name), found);
  return found;
}

/** The story for the project, with imports of its lib replaced by the package. */
function storyOf({ lib, file }) {
  const name = manifests.find(({ path }) => path === lib).manifest.name;
  return readFileSync(join(ROOT, 'libs', lib, 'src', `${file}.stories.tsx`), 'utf8').replaceAll(/from '\.[^']*'/g, `from '${name}'`);
}

const DRAWN = (stories) => `import { createElement } from 'react';
import { IntlProvider } from 'react-intl';
${stories.map(({ story }, at) => `import meta${at}, { ${story} as story${at} } from './story-${at}.tsx';`).join('\n')}
export const metas = [${stories.map((_, at) => `meta${at}`).join(', ')}];
const stories = [${stories.map((_, at) => `story${at}`).join(', ')}];
export function Drawn({ at }: { at: number }) {
  const args = { ...metas[at].args, ...stories[at].args } as never;
  const component = createElement(metas[at].component as never, args);
  return createElement(IntlProvider, { locale: 'en', onError: () => undefined }, createElement('div', { className: 'story' }, component));
}
`;
const CLIENT = (styles) => `import '@touchline/ui-kit/global.css';
${styles.map((name) => `import '${name}/style.css';`).join('\n')}
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Drawn } from './drawn.tsx';
const at = Number(document.documentElement.dataset['story']);
hydrateRoot(document.getElementById('root')!, createElement(Drawn, { at }), { onRecoverableError: (error) => console.error(String(error)) });
`;
const SERVER = `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Drawn, metas } from './drawn.tsx';
export const pages = metas.map((meta, at) => ({ html: renderToString(createElement(Drawn, { at })), parameters: meta.parameters ?? {} }));
`;

const work = mkdtempSync(join(tmpdir(), 'touchline-installed-'));
const registry = await startRegistry(join(work, 'registry'));
let problems = [];
let count = 0;
try {
  const styled = libs.filter(hasStyles);
  const published = [...new Set(styled.flatMap((lib) => [...closure(lib)]))];
  execFileSync(process.execPath, [TSC, '-b', ...published.map(({ path }) => join('libs', path, 'tsconfig.lib.json'))], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const { path } of published) await buildLibCss(path);
  for (const { path } of published)
    await npm(['publish', '--ignore-scripts', '--access=public', ...registry.flags], join(ROOT, 'libs', path));
  console.log(`ok     ${published.length} packages published`);

  const project = join(work, 'project');
  mkdirSync(join(project, 'src'), { recursive: true });
  const named = (list) => Object.fromEntries(list.map((name) => [name, versions[name]]));
  const peers = [...new Set(published.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {})))];
  const own = Object.fromEntries(styled.map(({ manifest }) => [manifest.name, manifest.version]));
  const dependencies = { ...named([...new Set(['react', 'react-dom', 'react-intl', ...peers])]), ...own };
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module', dependencies }));
  await npm(['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', ...registry.flags], project);
  console.log(`ok     ${styled.length} libs with styles installed from the registry`);

  STORIES.forEach((story, at) => writeFileSync(join(project, `src/story-${at}.tsx`), storyOf(story)));
  writeFileSync(join(project, 'src/drawn.tsx'), DRAWN(STORIES));
  writeFileSync(join(project, 'src/client.tsx'), CLIENT(styled.map(({ manifest }) => manifest.name)));
  writeFileSync(join(project, 'src/server.tsx'), SERVER);
  if (!existsSync(join(ROOT, 'dist/storybook/index.json'))) throw new Error('dist/storybook is not there: npm run build:storybook');
  const found = await compareWithStories({ project, storybook: join(ROOT, 'dist/storybook'), stories: STORIES });
  problems = found.problems;
  count = found.count;
  const alone = await drawAlone(project);
  const paths = styled.map(({ path }) => path);
  const compared = STORIES.map(({ lib }) => lib);
  problems.push(...alone.problems, ...undrawn(paths, compared));
  count += alone.count;

  const script = "import('@touchline/ui-kit').then(({ crestLetters }) => console.log(crestLetters('Harwick Rovers')))";
  const { stdout } = await run(process.execPath, ['-e', script], { cwd: project });
  if (stdout !== 'HAR\n') problems.push(`a Node script says ${stdout}`);
} finally {
  await registry.stop();
  rmSync(work, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
console.log(`${count - problems.length} passed, ${problems.length} failed, 0 skipped`);
process.exit(problems.length === 0 && count > 0 ? 0 : 1);
