import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { handWritten, isHandWritten } from './hand-written.mjs';
import { contract as shared, fileOf } from './reader-code.mjs';
import { HOSTILE, placesOf, replaced, samplesOf } from './reader-samples.test.helper.ts';

const ROOT = resolve(__dirname, '../../../..');
type Schema = z.ZodMiniType & { safeParse: (value: unknown) => z.core.util.SafeParseResult<unknown> };
type Read = (answer: unknown) => unknown;

/** Readers of a file with the schemas that they were generated from. */
function readersOf(file: string): [string, Read, Schema][] {
  const imports = readFileSync(resolve(ROOT, file), 'utf8').matchAll(/\} from '(@touchline\/[a-z-]+contract)';/g);
  const contracts = [...imports].map(([, from]) => jest.requireActual<Record<string, Schema>>(`${from}/schemas`));
  const contract: Record<string, Schema> = Object.assign({}, ...contracts);
  return Object.entries(jest.requireActual<Record<string, Read>>(resolve(ROOT, file))).map(([name, read]) => {
    const schema = contract[name.replace(/^read/, '')];
    if (schema === undefined) throw new Error(`${file}: ${name} has no schema`);
    return [name, read, schema];
  });
}
/** Readers check bounds and kinds of all values, but patterns and lengths only of some texts. */
const problemsOf = (schema: Schema, value: unknown) => {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).filter(
    ({ code, ...issue }) => code !== 'invalid_format' && !('origin' in issue && issue.origin === 'string'),
  );
};

const isFields = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Answers about many games have thousands of places with few shapes. */
const MOST_PLACES = 300;
const somePlacesOf = (sample: unknown) => {
  const places = [...placesOf(sample)];
  const step = Math.ceil(places.length / MOST_PLACES);
  return places.filter((_, at) => at % step === 0);
};

const FILES = globSync('libs/*/*/src/**/readers.ts', { cwd: ROOT });

describe.each(FILES)('%s', (file) => {
  const readers = readersOf(file);

  it.each(readers)('[CFG-3] %s reads what the contract allows, without unknown fields', (_name, read, schema) => {
    for (const sample of samplesOf(schema)) {
      expect(problemsOf(schema, sample)).toEqual([]);
      expect(read(sample)).toMatchObject(sample as object);
      for (const place of placesOf(sample)) {
        if (!isFields(place.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], sample))) continue;
        const more = read(replaced(sample, [...place, 'unlisted'], 1));
        expect(more).not.toBeNull();
        expect(JSON.stringify(more)).not.toContain('"unlisted"');
      }
    }
  });

  it.each(readers)('[CFG-3] [SEC-4] %s returns nothing that the contract forbids', (_name, read, schema) => {
    for (const sample of samplesOf(schema).slice(0, 4))
      for (const place of somePlacesOf(sample))
        for (const hostile of HOSTILE) {
          const got = read(replaced(sample, place, hostile));
          if (got !== null) expect([place, problemsOf(schema, got)]).toEqual([place, []]);
        }
  });
});

const { checkedText, eachValid, ifMissing, otherwise } = shared;
const Shelf = z.object({
  total: z.int().check(z.minimum(0)),
  kind: z.enum(['wide', 'deep']),
  place: otherwise(z.nullable(z.string()), null),
  rows: eachValid(z.array(z.object({ id: z.int(), iso: checkedText(shared.CurrencyIso) }))),
  since: ifMissing(z.nullable(z.int()), null),
  note: z.optional(z.string()),
  extra: otherwise(z.optional(z.boolean()), undefined),
  side: z.union([z.literal(1), z.literal(2)]),
  share: z.int().check(z.minimum(0), z.maximum(100)),
});

it('[CFG-3] writes a reader with the notes of its schema', () => {
  const contracts = {
    schemas: new Map([['Shelf', { schema: Shelf }]]),
    lists: new Map([['wide,deep', { name: 'KINDS', from: 'a-contract' }]]),
  };
  const [, ...code] = fileOf([{ name: 'readShelf', type: 'Shelf', schema: Shelf, from: 'a-contract' }], contracts).split('\n');

  expect(code.join('\n')).toBe(`import { KINDS, type Shelf } from 'a-contract';
import { between, eachValid, flag, ifMissing, integer, literal, nullable, objectOf, otherwise, readAs, type Reader, text, textLike, whole, withValid } from '@touchline/shared-primitives';

export const readShelf: Reader<Shelf> = readAs(withValid(objectOf({ total: whole, kind: literal(...KINDS), place: otherwise(text, null), rows: eachValid(objectOf({ id: integer, iso: textLike(/^[A-Z]{3}$/), })), since: ifMissing(nullable(integer), null), side: literal(1, 2), share: between(0, 100), }, { note: text, }), { extra: flag, }));
`);
});

it('[CFG-3] refuses a schema that it cannot write a reader for', () => {
  const Odd = z.object({ when: z.date() });
  const contracts = { schemas: new Map(), lists: new Map() };
  expect(() => fileOf([{ name: 'readOdd', type: 'Odd', schema: Odd, from: 'a-contract' }], contracts)).toThrow(
    "when: a schema of type 'date' cannot be read",
  );
});

it('[CFG-3] recognises a reader that is written by hand', () => {
  expect(isHandWritten("import { fieldsOf, isText } from '@touchline/shared-primitives';")).toBe(true);
  expect(isHandWritten('const readPrice = (answer: unknown): Price | null => null;')).toBe(true);
  expect(isHandWritten("import { isText } from '@touchline/shared-primitives';")).toBe(false);
  const built =
    "import { readPrice } from './readers.ts';\nconst priceOf = (answer: unknown): number | null => readPrice(answer)?.coef ?? null;";
  expect(isHandWritten(built)).toBe(false);
});

it('[CFG-3] each reader that is written by hand has its reason', () => {
  expect(handWritten()).toMatchObject({ fresh: [], stale: [], bare: [] });
});
