import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKeptFiles, hasKeptConfig } from './kept-files.ts';

const root = mkdtempSync(join(tmpdir(), 'touchline-kept-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('[CFG-1] a text outlives the process, in a file readable by its user only', async () => {
  const folder = join(root, 'one');
  await createKeptFiles(folder).write('config-en', 'first');
  await createKeptFiles(folder).write('config-en', 'second');

  expect(await createKeptFiles(folder).read('config-en')).toBe('second');
  expect(readdirSync(folder)).toEqual(['config-en']);
  expect(statSync(join(folder, 'config-en')).mode & 0o777).toBe(0o600);
});

it('[CFG-1] a missing file, a forbidden name or a missing folder reads as nothing', async () => {
  const files = createKeptFiles(join(root, 'none'));
  await files.write('../outside', 'x');
  await createKeptFiles(null).write('config-en', 'x');

  expect(await files.read('config-en')).toBeNull();
  expect(await files.read('../one/config-en')).toBeNull();
  expect(await createKeptFiles(null).read('config-en')).toBeNull();
  expect(readdirSync(root)).toEqual(['one']);
});

it('[CFG-1] detects a stored configuration, and ignores other files in the folder', async () => {
  const folder = join(root, 'two');
  expect(hasKeptConfig(null)).toBe(false);
  expect(hasKeptConfig(folder)).toBe(false);
  await createKeptFiles(folder).write('other', 'x');
  expect(hasKeptConfig(folder)).toBe(false);
  await createKeptFiles(folder).write('config-ru', 'x');
  expect(hasKeptConfig(folder)).toBe(true);
});
