// Second step of a lib's build, after tsc has written types and JavaScript: if a lib has styles, Vite compiles its CSS Modules so that the
// package works in plain Node and in any bundler, and writes one style.css.
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');

/** @param lib - folder below libs, for example `ui/kit`. @returns whether it has styles. */
export async function buildLibCss(lib) {
  const folder = join(ROOT, 'libs', lib);
  if (globSync('src/**/*.css', { cwd: folder }).length === 0) return false;
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const sources = Object.values(manifest.exports)
    .map((entry) => entry['@touchline/source'])
    .filter((file) => file && /\.tsx?$/.test(file));
  const entry = Object.fromEntries(sources.map((file) => [file.replace('./src/', '').replace(/\.tsx?$/, ''), join(folder, file)]));
  for (const file of globSync('dist/**/*.js', { cwd: folder })) rmSync(join(folder, file));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: join(folder, 'dist'),
      emptyOutDir: false,
      minify: false,
      sourcemap: false,
      target: 'es2023',
      lib: { entry, formats: ['es'], cssFileName: 'style' },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
        output: { preserveModules: true, preserveModulesRoot: join(folder, 'src'), entryFileNames: '[name].js' },
        onLog: (level, log, handle) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log)),
      },
    },
  });
  return existsSync(join(folder, 'dist/style.css'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = () => globSync('libs/*/*/package.json', { cwd: ROOT }).map((file) => file.split('/').slice(1, 3).join('/'));
  const named = process.argv.slice(2);
  for (const lib of named.length > 0 ? named : all()) {
    if (await buildLibCss(lib)) console.log(`${lib}: dist/style.css`);
  }
}
