import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guardFolder, socketOf } from './folder-guard.ts';

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'guard-'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

it.each([20, 90, 130, 300])('[BET-5] allows one process at a time in a folder with a name of %i characters', async (length) => {
  const folder = join(base, ...Array.from({ length: Math.ceil(length / 100) }, () => 'x'.repeat(Math.min(length, 100))));

  const release = await guardFolder(folder);
  await expect(guardFolder(folder)).rejects.toThrow('Another process uses the data');
  await release();
  const again = await guardFolder(folder);
  await again();
});

it('[BET-5] a folder is recognised through a symbolic link', async () => {
  const folder = join(base, 'y'.repeat(120));
  mkdirSync(folder);
  symlinkSync(folder, join(base, 'link'));

  const release = await guardFolder(folder);
  await expect(guardFolder(join(base, 'link'))).rejects.toThrow('Another process uses the data');
  await release();
});

it('[BET-5] refuses to start if no socket path is short enough', () => {
  const folder = join(base, 'z'.repeat(120));
  mkdirSync(folder);

  expect(() => socketOf(folder, { temporary: `/${'t'.repeat(120)}` })).toThrow('TOUCHLINE_DATA_DIR');
});
