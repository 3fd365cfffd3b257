// What ESLint's verdict on a file follows from besides the file.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const exclude = (name) => ['node_modules', 'dist', 'out-tsc'].includes(name);
/** Files whose content decides verdicts on other files. */
const DECIDING = [
  'package-lock.json',
  'eslint.config.mjs',
  'nx.json',
  '**/package.json',
  '**/tsconfig*.json',
  'tools/check/src/boundaries/*',
  'tools/nx/src/targets/*',
];
const SOURCES = ['{apps,libs,tools,.storybook}/**/*.{ts,tsx,mjs,cjs}'];
/** A lib that one file loads when it is needed may be imported by no other file of these projects. */
const LAZY = /\bimport\(\s*['"](@touchline\/[\w-]+)/g;

const folderOf = (file) => file.replaceAll('\\', '/').split('/').slice(0, 3).join('/');

/** @returns lines of a folder and a package that code in it loads when it is needed. */
function lazyImports(root, files) {
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(LAZY)].map(([, name]) => `${folderOf(file)} ${name}`),
  );
  return [...new Set(found)].sort();
}

/** @returns a text that differs when verdicts on files that stayed the same may differ. */
export function lintKey(root) {
  const key = createHash('sha256').update(process.version);
  for (const file of globSync(DECIDING, { cwd: root, exclude }).sort()) key.update(`${file}\n`).update(readFileSync(join(root, file)));
  const sources = globSync(SOURCES, { cwd: root, exclude }).sort();
  key.update(sources.join('\n')).update(`\n\n${lazyImports(root, sources).join('\n')}`);
  return key.digest('hex').slice(0, 32);
}
