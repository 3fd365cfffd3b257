// npm run readmes [-- --check] [scope/lib …]: writes the package block of each public lib's README: installation, size, dependencies and
// stability. The size is that of the main entry with every module of the lib in one minified file, without other packages.
import react from '@vitejs/plugin-react';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { format, resolveConfig } from 'prettier';
import { build } from 'vite';
import { filesOf } from '../files.mjs';
import { baseOptions, plainImports } from '../../../build/src/vite-options.mjs';
import { blockOf, keptSizes, ownBlock, statedSizes, withBlock } from './readme-block.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');
const isCheck = process.argv.includes('--check');
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

async function sizesOf(folder, manifest) {
  const result = await build({
    ...baseOptions(),
    logLevel: 'silent',
    plugins: [plainImports(), react()],
    build: {
      write: false,
      target: 'es2023',
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { entry: join(folder, manifest.exports['.']['@touchline/source']) },
        external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
        preserveEntrySignatures: 'strict',
        onLog: () => undefined,
      },
    },
  });
  const files = (Array.isArray(result) ? result[0] : result).output;
  const code = files.filter(({ type }) => type === 'chunk').map((chunk) => chunk.code);
  const css = files.filter(({ type, fileName }) => type === 'asset' && fileName.endsWith('.css')).map(({ source }) => String(source));
  const js = code.join('\n');
  return {
    gzip: gzipSync(js).length,
    brotli: brotliCompressSync(js).length,
    style: css.length === 0 ? 0 : gzipSync(css.join('\n')).length,
  };
}

/** The README as prettier formats it. */
async function wanted(path, folder, readme) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (manifest.private === true) return readme;
  const stated = statedSizes(ownBlock(readme) ?? '');
  const block = blockOf(manifest, keptSizes(stated, await sizesOf(folder, manifest)));
  const file = join(folder, 'README.md');
  return format(withBlock(readme, block), { ...(await resolveConfig(file)), filepath: file });
}

const libs = filesOf('libs/*/*/package.json')
  .map((file) => file.split('/').slice(1, 3).join('/'))
  .filter((path) => only.length === 0 || only.includes(path))
  .sort();
const old = [];
for (const path of libs) {
  const folder = join(ROOT, 'libs', path);
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  const next = await wanted(path, folder, readme);
  if (next === readme) continue;
  old.push(path);
  if (!isCheck) writeFileSync(join(folder, 'README.md'), next);
}
if (isCheck && old.length > 0)
  console.error(`READMEs that say less or other than their packages; npm run readmes writes them: ${old.join(', ')}`);
console.log(`note: ${libs.length} READMEs read, ${old.length} ${isCheck ? 'old' : 'written'}`);
process.exit(isCheck && old.length > 0 ? 1 : 0);
