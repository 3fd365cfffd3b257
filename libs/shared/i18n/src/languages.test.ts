import { LANGUAGES } from '@touchline/shared-primitives';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf } from './rules/language.ts';

const FOLDER = join(__dirname, '..');
const entryOf = (code: string) => JSON.parse(readFileSync(join(FOLDER, 'languages', `${code}.json`), 'utf8')) as { direction: string };
/** Languages whose dates and numbers Chromium lacks (`new Intl.DateTimeFormat('kk', { month: 'long' }).format()` returns `M11`). */
const LACKING: readonly string[] = [
  'kk',
  'az',
  'be',
  'bs',
  'cy',
  'eu',
  'ga',
  'gl',
  'hy',
  'is',
  'ka',
  'km',
  'ky',
  'lo',
  'mk',
  'mn',
  'my',
  'ne',
  'si',
  'sq',
  'uz',
];

it.each(LANGUAGES)(
  '[LG-06] [I18N-3] %s is written in the direction of its entry, with plurals of CLDR and formats that every browser has',
  (code) => {
    expect(directionOf(code)).toBe(entryOf(code).direction);
    expect(Intl.PluralRules.supportedLocalesOf(code)).toEqual([code]);
    expect(existsSync(join(FOLDER, 'formats', `${code}.json`))).toBe(LACKING.includes(code));
  },
);
