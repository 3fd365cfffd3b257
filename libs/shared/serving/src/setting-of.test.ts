import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingOf } from './setting-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-setting-'));
const fileOf = (text: string): string => {
  const path = join(folder, 'secret');
  writeFileSync(path, text);
  return path;
};

it('[SEC-9] reads a setting from its variable', () => {
  expect(settingOf({ KEY: 'abc' }, 'KEY')).toEqual({ name: 'KEY', text: 'abc' });
});

it.each([
  ['as it is', 'a b=c', 'a b=c'],
  ['without the line break at its end', 'abc\n', 'abc'],
  ['without the line break of Windows', 'abc\r\n', 'abc'],
  ['with the breaks and spaces within', '{\n "a": 1 }\n\n', '{\n "a": 1 }\n'],
])('[SEC-9] reads a setting from a file, %s', (_, written, text) => {
  expect(settingOf({ KEY_FILE: fileOf(written) }, 'KEY')).toEqual({ name: 'KEY_FILE', text });
});

it('[SEC-9] returns undefined when nothing is set', () => {
  expect(settingOf({ OTHER_FILE: '/nowhere' }, 'KEY')).toBeUndefined();
});

it('[SEC-9] an error names the variable, and never its value', () => {
  expect(() => settingOf({ KEY: 'hidden', KEY_FILE: fileOf('hidden') }, 'KEY')).toThrow('Set KEY or KEY_FILE, not both.');
  expect(() => settingOf({ KEY_FILE: '/nowhere/key' }, 'KEY')).toThrow("KEY_FILE names '/nowhere/key', which cannot be read.");
  expect(() => settingOf({ KEY_FILE: fileOf('\n') }, 'KEY')).toThrow(/^KEY_FILE names '.*', which is empty\.$/);
});
