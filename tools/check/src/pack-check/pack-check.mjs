// npm run pack-check: builds, packs, installs and imports every lib alone in an empty project, and runs every example of its README;
// examples of libs for pages also run in a page.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buildLibCss } from '../../../build/src/lib-css.mjs';
import { packageFacts } from '../../../nx/src/generators/package-facts.mjs';
import { runInPage } from './in-page.mjs';
import { codeEntries, publishedProblems } from './published.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');
const only = process.argv.slice(2).filter((argument) => argument.includes('/') && !argument.startsWith('--'));
const report = process.argv.find((argument) => argument.startsWith('--report='))?.slice('--report='.length);
const run = promisify(execFile);
const npmCli = process.env.npm_execpath;
const npm = (args, cwd, timeout = 0) => {
  const options = { cwd, maxBuffer: 1 << 26, timeout };
  return npmCli ? run(process.execPath, [npmCli, ...args], options) : run('npm', args, options);
};
const INSTALL = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', '--legacy-peer-deps'];
/** If the registry stalls during a download, the command is retried once; npm would wait for a quarter of an hour. */
const INSTALL_WITHIN_MS = 180_000;
const install = (cwd) =>
  npm([...INSTALL, '--fetch-timeout=30000'], cwd, INSTALL_WITHIN_MS).catch((error) => {
    if (error.killed !== true) throw error;
    return npm([...INSTALL, '--fetch-timeout=30000'], cwd, INSTALL_WITHIN_MS);
  });

/** Libs that run in a page without a bundler. */
const IN_A_PAGE = new Set(['betting/coupon-math']);

const libs = globSync('libs/*/*/package.json', { cwd: ROOT })
  .sort()
  .map((file) => {
    const folder = join(ROOT, file, '..');
    return { path: file.split('/').slice(1, 3).join('/'), folder, manifest: JSON.parse(readFileSync(join(ROOT, file), 'utf8')) };
  })
  // Private libs are never packed: those of the reference backend run from their sources, in one process.
  .filter(({ manifest }) => manifest.private !== true);
const rootManifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const byName = new Map(libs.map((lib) => [lib.manifest.name, lib]));
const closure = (lib, seen = new Map()) => {
  for (const name of Object.keys(lib.manifest.dependencies ?? {})) {
    const dependency = byName.get(name);
    if (dependency && !seen.has(name)) {
      seen.set(name, dependency);
      closure(dependency, seen);
    }
  }
  return seen;
};

const TSC = join(ROOT, 'node_modules/typescript-native/bin/tsc');
const OPTIONS = {
  module: 'nodenext',
  moduleResolution: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable', 'esnext.disposable'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  jsx: 'react-jsx',
};
const licence = readFileSync(join(ROOT, 'LICENSE'), 'utf8');
const work = mkdtempSync(join(tmpdir(), 'touchline-pack-'));
const problems = [];
try {
  const tried = libs.filter(({ path }) => only.length === 0 || only.includes(path));
  const packed = [...new Set(tried.flatMap((lib) => [lib, ...closure(lib).values()]))];
  execFileSync(process.execPath, [TSC, '-b', ...packed.map(({ folder }) => join(folder, 'tsconfig.lib.json'))], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const lib of packed) await buildLibCss(lib.path);
  await sideBySide(packed, packLib);
  const count = tried.length;
  await sideBySide(tried, tryAlone);
  await publishDry(tried);
  for (const problem of problems) console.error(problem);
  const broken = new Set(problems.map((problem) => problem.split(':')[0])).size;
  if (report !== undefined) {
    mkdirSync(join(ROOT, report, '..'), { recursive: true });
    writeFileSync(join(ROOT, report), JSON.stringify(problems));
  }
  console.log(`${count - broken} passed, ${broken} failed, 0 skipped`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
process.exit(problems.length === 0 ? 0 : 1);

async function sideBySide(all, work) {
  const queue = [...all];
  const lane = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) await work(one);
  };
  await Promise.all([lane(), lane(), lane()]);
}

async function packLib(lib) {
  const { stdout } = await npm(['pack', '--json', '--pack-destination', work, '--ignore-scripts'], lib.folder);
  const packed = JSON.parse(stdout);
  const { filename, files } = Array.isArray(packed) ? packed[0] : Object.values(packed)[0];
  lib.tarball = join(work, filename);
  checkTarball(
    lib,
    files.map(({ path }) => path),
  );
  problems.push(...(await publishedProblems(lib.tarball, lib.manifest)).map((problem) => `${lib.path}: ${problem}`));
}

/** Publishes libs as a dry run, in which npm reports the same errors. No private lib may be among them. */
async function publishDry(tried) {
  const isWhole = tried.length === libs.length;
  const which = isWhole ? ['--workspaces'] : tried.map(({ manifest }) => `--workspace=${manifest.name}`);
  const { stdout } = await npm(['publish', '--dry-run', ...which, '--ignore-scripts', '--access=public', '--json'], ROOT);
  const published = new Set(Object.keys(JSON.parse(stdout)));
  for (const { path, manifest } of tried) if (!published.has(manifest.name)) problems.push(`${path}: npm would not publish it`);
  if (published.size !== tried.length)
    problems.push(`publish: ${published.size} packages would be published, and ${tried.length} are public`);
}

/** Type-checks the examples like a separate project; throws with the compiler's output. */
async function checkTypes(project, names) {
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, files: names }));
  await run(process.execPath, [TSC, '-p', project], { cwd: project });
}

/** Fails for a tarball without code or types, or with tests or stories. */
function checkTarball({ path, manifest, folder }, files) {
  for (const entry of Object.values(manifest.exports)) {
    for (const target of typeof entry === 'string' ? [entry] : [entry.types, entry.default]) {
      if (target && !files.includes(target.replace('./', ''))) problems.push(`${path}: ${target} is exported and not in the tarball`);
    }
  }
  if (files.includes('dist/style.css') && manifest.exports['./style.css'] !== './dist/style.css')
    problems.push(`${path}: its styles are not exported as ./style.css`);
  const stray = files.filter((file) => /\.(test|stories)\.|tsbuildinfo$|^src\/(?!styles\/)/.test(file));
  if (stray.length > 0) problems.push(`${path}: the tarball holds ${stray.slice(0, 3).join(', ')}`);
  if (!existsSync(join(folder, 'README.md'))) problems.push(`${path}: no README.md`);
  if (!files.includes('LICENSE') || readFileSync(join(folder, 'LICENSE'), 'utf8') !== licence)
    problems.push(`${path}: the tarball has no LICENSE, or another one than the workspace`);
  // Used by tools without support for `exports`.
  const { '.': main, ...others } = Object.fromEntries(codeEntries(manifest).map((entry) => [entry, manifest.exports[entry].types]));
  const expected = Object.fromEntries(Object.entries(others).map(([entry, types]) => [entry.slice(2), [types]]));
  if (manifest.main !== manifest.exports['.'].default || manifest.types !== main)
    problems.push(`${path}: main and types are not those of exports`);
  if (JSON.stringify(manifest.typesVersions?.['*'] ?? {}) !== JSON.stringify(expected))
    problems.push(`${path}: typesVersions does not name the entries of exports`);
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  if (readme.includes('One sentence that says')) problems.push(`${path}: README.md is still the template`);
  for (const [field, value] of Object.entries(packageFacts(path, readme)))
    if (JSON.stringify(manifest[field]) !== JSON.stringify(value))
      problems.push(
        `${path}: ${field} of package.json has to be ${JSON.stringify(value)} (its description is the first paragraph of the README)`,
      );
}

async function tryAlone(lib) {
  const project = join(work, lib.path.replace('/', '-'));
  mkdirSync(project);
  const tarballs = [lib, ...closure(lib).values()];
  const peers = Object.assign({}, ...tarballs.map(({ manifest }) => manifest.peerDependencies ?? {}));
  const versions = { ...rootManifest.devDependencies, ...rootManifest.dependencies };
  const pinned = Object.fromEntries(Object.keys(peers).map((name) => [name, versions[name] ?? peers[name]]));
  const isReact = 'react' in peers;
  const files = Object.fromEntries(tarballs.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]));
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({
      name: 'empty',
      private: true,
      type: 'module',
      dependencies: {
        ...files,
        ...pinned,
        ...(isReact && {
          'react-dom': versions['react-dom'],
          '@types/react': versions['@types/react'],
          '@types/react-dom': versions['@types/react-dom'],
        }),
      },
      overrides: files,
    }),
  );
  const readme = readFileSync(join(lib.folder, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/```(?:ts|tsx|js)\n([\s\S]*?)```/g)].map(([, code]) => code);
  if (examples.length === 0) {
    problems.push(`${lib.path}: its README has no example in a ts block`);
    return;
  }
  // Each example is a separate module; one program runs them in the order of the README.
  const names = examples.map((_, at) => `example-${at + 1}.ts`);
  examples.forEach((code, at) => writeFileSync(join(project, names[at]), code));
  writeFileSync(join(project, 'examples.mjs'), names.map((name) => `await import('./${name}');\n`).join(''));
  const began = Date.now();
  try {
    await install(project);
    await checkTypes(project, names);
    await run(process.execPath, ['examples.mjs'], { cwd: project, timeout: 30_000 });
    console.log(`ok     ${lib.path}, ${examples.length} examples (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    if (IN_A_PAGE.has(lib.path)) await tryInPage(lib, project, { tarballs, examples });
  } catch (error) {
    problems.push(
      `${lib.path}: ${String(error.stderr || error.stdout || error.message)
        .trim()
        .split('\n')
        .slice(0, 12)
        .join('\n  ')}`,
    );
    console.log(`FAILED ${lib.path}`);
  }
}

async function tryInPage(lib, project, { tarballs, examples }) {
  const began = Date.now();
  const { count, problems: found } = await runInPage(
    project,
    tarballs.map(({ manifest }) => manifest),
    examples,
  );
  if (count === 0) found.push('no example claimed a value');
  problems.push(...found.map((problem) => `${lib.path}: in a page, ${problem}`));
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`${found.length === 0 ? 'ok    ' : 'FAILED'} ${lib.path} in a page, ${count} values as its README says (${seconds} s)`);
}
