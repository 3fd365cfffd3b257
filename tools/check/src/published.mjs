// Compares the manifest of each public lib with its README and with the files of its package: entries that do not exist, that `files` leaves out, or
// that a bundler or TypeScript would not find; and that each has a changelog, or a version plan for its first release. `npm run test:long -- packed` installs the packages; this check reads the output of `tsc -b`.
// `--write` corrects descriptions, keywords and addresses, and plans first versions.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { ROOT } from '../../nx/src/bootstrap/lib.mjs';
import { packageFacts, withPackageFacts } from '../../nx/src/generators/package-facts.mjs';
import { changelogProblem, firstPlan, PLACEHOLDER, versionPlans } from '../../nx/src/generators/version-plan.mjs';

/** What Vite writes of the CSS Modules of a lib when it is packed. */
const STYLE = 'dist/style.css';

/** Files of a package as `npm pack` would choose them. */
function filesOf(folder, manifest) {
  const chosen = manifest.files.filter((pattern) => !pattern.startsWith('!'));
  const paths = globSync(
    chosen.flatMap((pattern) => [pattern, `${pattern}/**/*`]),
    { cwd: folder },
  ).filter((path) => statSync(join(folder, path)).isFile() && !path.endsWith('.tsbuildinfo'));
  const files = ['package.json', ...paths].map((path) => ({ name: `/${path}`, data: readFileSync(join(folder, path)) }));
  const hasStyles = globSync('src/**/*.css', { cwd: folder }).length > 0;
  return hasStyles && !paths.includes(STYLE) ? [...files, { name: `/${STYLE}`, data: new Uint8Array() }] : files;
}

/** Metadata that differs from what README and path say. */
function staleFacts(lib, manifest) {
  const folder = join(ROOT, 'libs', lib);
  const facts = packageFacts(lib, readFileSync(join(folder, 'README.md'), 'utf8'));
  const stale = Object.entries(facts).filter(([field, value]) => JSON.stringify(manifest[field]) !== JSON.stringify(value));
  if (stale.length === 0) return [];
  if (process.argv.includes('--write')) {
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(withPackageFacts(manifest, facts), null, 2)}\n`);
    return [];
  }
  return stale.map(
    ([field, value]) => `${field} should be ${JSON.stringify(value)} (the description is the first paragraph of the README)`,
  );
}

/** What is wrong with the changelog of a lib. */
function changelogProblems(folder, manifest, plans) {
  const file = join(folder, 'CHANGELOG.md');
  const isPlaceholder = existsSync(file) && readFileSync(file, 'utf8') === PLACEHOLDER;
  if (process.argv.includes('--write') && !plans.has(manifest.name) && (isPlaceholder || !existsSync(file))) {
    const plan = firstPlan(manifest);
    mkdirSync(join(ROOT, plan.file, '..'), { recursive: true });
    writeFileSync(join(ROOT, plan.file), plan.text);
    rmSync(file, { force: true });
    return [];
  }
  return changelogProblem(manifest, existsSync(file) ? readFileSync(file, 'utf8') : undefined, plans) ?? [];
}

const problems = [];
const plans = versionPlans(ROOT);
let read = 0;
for (const path of globSync('libs/*/*/package.json', { cwd: ROOT }).sort()) {
  const folder = join(ROOT, path, '..');
  const manifest = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  if (manifest.private === true) continue;
  read++;
  problems.push(...staleFacts(path.split('/').slice(1, 3).join('/'), manifest).map((problem) => `${path}: ${problem}`));
  problems.push(...[changelogProblems(folder, manifest, plans)].flat().map((problem) => `${path}: ${problem}`));
  if (!existsSync(join(folder, 'dist'))) {
    problems.push(`${path}: there is no dist; ask for \`types\` first`);
    continue;
  }
  const { messages, pkg } = await publint({ pkgDir: '/', pack: { files: filesOf(folder, manifest) }, level: 'warning', strict: true });
  problems.push(...messages.map((message) => `${path}: ${formatMessage(message, pkg)}`));
}
for (const problem of problems) console.error(problem);
if (read === 0) console.error('no public lib was found');
process.exit(problems.length === 0 && read > 0 ? 0 : 1);
