import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAND_INS } from './package-parts.mjs';

const PACKAGES = join(__dirname, '../../../node_modules');
const names = (list: string | undefined): string[] => (list ?? '').split(',').map((name) => name.trim());

it.each([...STAND_INS])('the stand-in of %s exports what the original does', (file, code) => {
  const original = names(/^export \{([^}]*)\}/m.exec(readFileSync(join(PACKAGES, file), 'utf8'))?.[1]);
  const own = [...code.matchAll(/^export (?:const|(default) function) (\w+)/gm)].map(([, isDefault, name]) =>
    isDefault ? `${name} as default` : name,
  );
  expect(own.sort()).toEqual(original.sort());
});
