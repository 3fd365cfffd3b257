import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAND_INS } from './router-parts.mjs';

const LIB = join(__dirname, '../../../node_modules/react-router/dist/production/lib');
const names = (list: string | undefined): string[] => (list ?? '').split(',').map((name) => name.trim());

it.each([...STAND_INS])('the stand-in of %s exports what the original does', (file, code) => {
  const original = names(/^export \{([^}]*)\}/m.exec(readFileSync(join(LIB, file), 'utf8'))?.[1]);
  expect([...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name).sort()).toEqual(original.sort());
});
