import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENTS } from './catalogue.ts';

const DOCS = readFileSync(join(__dirname, '../../../../docs/analytics.md'), 'utf8');

it('[AN-01] documents every event with its fields, and no others', () => {
  const written = [...DOCS.matchAll(/^\| `(\w+)` +\| (.+?) +\| (.+?) +\|$/gm)].map(([, name, about, fields = '']) => [
    name,
    about,
    fields === '-' ? [] : [...fields.matchAll(/(?:^|, )(\w+): /g)].map(([, field]) => field),
  ]);

  expect(written).toEqual(Object.entries(EVENTS).map(([name, { about, fields }]) => [name, about, Object.keys(fields)]));
});
