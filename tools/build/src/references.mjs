// npm run sync: derives the project references from package.json. With --check it only compares.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const STORYBOOK = '.storybook';
const isCheck = process.argv.includes('--check');
const read = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const manifests = globSync(['libs/*/*/package.json', 'apps/*/package.json', 'apps/remotes/*/package.json'], { cwd: ROOT }).sort();
const folderOf = new Map(manifests.map((file) => [read(file).name, dirname(file)]));
const wanted = new Map();

for (const file of manifests) {
  const folder = dirname(file);
  const manifest = read(file);
  const ours = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies })
    .filter((name) => folderOf.has(name))
    .sort();
  const isLib = existsSync(join(ROOT, folder, 'tsconfig.lib.json'));
  const target = join(folder, isLib ? 'tsconfig.lib.json' : 'tsconfig.json');
  if (!existsSync(join(ROOT, target))) continue;
  const references = ours
    .filter((name) => existsSync(join(ROOT, folderOf.get(name), 'tsconfig.lib.json')))
    .map((name) => ({ path: `${relative(folder, folderOf.get(name))}/tsconfig.lib.json` }));
  wanted.set(target, { ...read(target), references });
  if (isLib) {
    const dev = Object.keys(manifest.devDependencies ?? {}).filter(
      (name) => folderOf.has(name) && existsSync(join(ROOT, folderOf.get(name), 'tsconfig.lib.json')),
    );
    const spec = join(folder, 'tsconfig.spec.json');
    wanted.set(target, {
      ...read(target),
      references: references.filter(({ path }) => !dev.some((name) => path.includes(`${relative(folder, folderOf.get(name))}/`))),
    });
    wanted.set(spec, {
      ...read(spec),
      references: [
        { path: './tsconfig.lib.json' },
        ...dev.map((name) => ({ path: `${relative(folder, folderOf.get(name))}/tsconfig.lib.json` })),
      ],
    });
  }
}
const folders = manifests.map(dirname).filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));
wanted.set('tsconfig.json', {
  ...read('tsconfig.json'),
  references: [STORYBOOK, ...folders].map((folder) => ({ path: `./${folder}` })),
});
// It has no package.json and shows every lib.
const libs = folders.filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.lib.json')));
wanted.set(`${STORYBOOK}/tsconfig.json`, {
  ...read(`${STORYBOOK}/tsconfig.json`),
  references: libs.map((folder) => ({ path: `../${folder}/tsconfig.lib.json` })),
});

let changed = 0;
for (const [file, value] of wanted) {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if (JSON.stringify(read(file)) === JSON.stringify(value)) continue;
  changed++;
  if (isCheck) console.error(`${file}: its references differ from package.json (npm run sync)`);
  else writeFileSync(join(ROOT, file), text);
}
console.log(`references: ${wanted.size} files, ${changed} ${isCheck ? 'differ' : 'written'}`);
if (isCheck && changed > 0) process.exit(1);
