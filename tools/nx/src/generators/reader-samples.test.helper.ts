import type * as z from 'zod/mini';
import { contract } from './reader-code.mjs';

const { readings } = contract;

/** The parts of zod's definitions that samples are made from. */
interface Definition {
  type: string;
  checks?: { _zod: { def: Record<string, unknown> } }[];
  shape: Record<string, z.ZodMiniType>;
  element: z.ZodMiniType;
  innerType: z.ZodMiniType;
  valueType: z.ZodMiniType;
  items: z.ZodMiniType[];
  options: z.ZodMiniType[];
  values: unknown[];
  entries: Record<string, unknown>;
}
const TEXTS = [
  'text',
  'EUR',
  'en',
  'GB',
  '/en',
  '1.2.3',
  'https://shop.test/',
  'ab'.repeat(16),
  'ab'.repeat(11),
  '+10',
  '/fatman-api/a.js',
];
const OF_SHAPE = { webUrl: 'https://shop.test/', timeZone: 'UTC' };
const UUID = '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11';
const MOST_VARIANTS = 12;

function textOf(schema: z.ZodMiniType): string {
  const { shape } = readings.get(schema) ?? {};
  if (shape !== undefined) return OF_SHAPE[shape];
  return [UUID, ...TEXTS].reverse().find((text) => isValid(schema, text)) ?? 'text';
}
const isValid = (schema: z.ZodMiniType, value: unknown): boolean =>
  (schema as z.ZodMiniType & { safeParse: (value: unknown) => { success: boolean } }).safeParse(value).success;

/** Valid values of a schema: together they have every option, and every optional value present and absent. */
export function samplesOf(schema: z.ZodMiniType): unknown[] {
  const of = schema._zod.def as unknown as Definition;
  switch (of.type) {
    case 'string':
      return [textOf(schema), ''].filter((text) => text !== '' || (isValid(schema, '') && readings.get(schema)?.shape === undefined));
    case 'number':
      return [[3, 1, 1_000].find((number) => isValid(schema, number)), 0].filter((number) => isValid(schema, number));
    case 'boolean':
      return [true, false];
    case 'literal':
      return of.values;
    case 'enum':
      return Object.values(of.entries);
    case 'nullable':
      return [...samplesOf(of.innerType), null];
    case 'readonly':
      return samplesOf(of.innerType);
    case 'optional':
      return [...samplesOf(of.innerType), undefined];
    case 'array':
      return [samplesOf(of.element).slice(0, 3), []];
    case 'tuple':
      return [of.items.map((item) => samplesOf(item)[0])];
    case 'record':
      return [{ en: samplesOf(of.valueType)[0] }];
    case 'union':
      return of.options.flatMap(samplesOf);
    case 'object': {
      const fields = Object.entries(of.shape).map(([name, field]) => [name, samplesOf(field)] as const);
      const variants = Math.min(MOST_VARIANTS, Math.max(1, ...fields.map(([, samples]) => samples.length)));
      return Array.from({ length: variants }, (_, at) =>
        Object.fromEntries(
          fields.map(([name, samples]) => [name, samples[at % samples.length]] as const).filter(([, sample]) => sample !== undefined),
        ),
      );
    }
    default:
      throw new Error(`no sample of a schema of type ${of.type}`);
  }
}

type Place = readonly (string | number)[];
/** Places of all parts of a value, the value itself included. */
export function* placesOf(value: unknown, at: Place = []): Generator<Place> {
  yield at;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) yield* placesOf(part, [...at, key]);
}

/** A copy of the value with another part at a place; without the part if it is undefined. */
export function replaced(value: unknown, [key, ...more]: Place, part: unknown): unknown {
  if (key === undefined) return part;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  const inner = replaced(copy[key], more, part);
  if (inner !== undefined || Array.isArray(copy)) copy[key] = inner;
  else delete copy[key];
  return copy;
}

export const HOSTILE = [
  undefined,
  null,
  999_999_999_999,
  -999_999_999_999,
  'x',
  'x'.repeat(20_001),
  -1,
  0.5,
  2 ** 60,
  Number.NaN,
  true,
  [],
  {},
  ['x'],
  [1, 2, 3],
] as const;
