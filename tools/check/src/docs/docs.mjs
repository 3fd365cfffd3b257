// npm run docs: the documentation site in dist/docs/<version>, from READMEs, docstrings and the pages under docs, with Storybook in its
// folder `storybook`. With --without-storybook, an existing Storybook is linked.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brokenLinks, foreignFiles } from './links.mjs';
import { writeReference } from './reference.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const SITE = join(ROOT, 'dist/docs');
const OUT = join(SITE, version);
const STORYBOOK = join(ROOT, 'dist/storybook');

/** Lists all versions, newest first. */
function writeFrontPage() {
  const versions = readdirSync(SITE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^\d+\.\d+\.\d+/.test(entry.name))
    .map(({ name }) => name)
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const items = versions.map((name) => `<li><a href="${name}/index.html">Touchline ${name}</a></li>`).join('');
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">';
  writeFileSync(
    join(SITE, 'index.html'),
    `<!doctype html><html lang="en"><head>${head}<title>Touchline: documentation</title></head><body><main><h1>Documentation by release</h1><ul>${items}</ul></main></body></html>\n`,
  );
}

const began = Date.now();
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const { modules, documents, problems } = await writeReference({ root: ROOT, out: OUT, version });
if (!process.argv.includes('--without-storybook')) {
  const storybook = ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--output-dir', STORYBOOK, '--quiet'];
  const { status } = spawnSync(process.execPath, storybook, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) problems.push('Storybook was not built.');
}
if (existsSync(join(STORYBOOK, 'index.html'))) cpSync(STORYBOOK, join(OUT, 'storybook'), { recursive: true });
else problems.push('dist/storybook is not there: npm run build:storybook');
writeFrontPage();
problems.push(...brokenLinks(OUT, { except: ['storybook/'] }), ...foreignFiles(OUT, { except: ['storybook/'] }));

for (const problem of problems) console.error(problem);
const seconds = ((Date.now() - began) / 1000).toFixed(0);
console.log(`${modules} libs and ${documents} pages in ${join('dist/docs', version)}, ${seconds} s, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
