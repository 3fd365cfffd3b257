import type { Json } from './openapi-components.ts';

/** Texts for the patterns of the contract, the simplest first. */
const TEXTS = [
  'text',
  'en',
  'EUR',
  '1',
  '12',
  'a',
  'home',
  'first-page',
  '1-0',
  '/',
  '/en',
  '/home',
  '2026-01-02',
  '2026-01-02T03:04:05Z',
  '2026-01-02T03:04:05.000Z',
  '12:30',
  '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11',
  'player@mail.test',
  '+10000000000',
  'https://shop.test/',
  '#102030',
  '--tl-brand',
  'ABCDEFG',
  'ABCD-EFGH',
  '123456',
  'ab'.repeat(16),
  'ab'.repeat(32),
  'A'.repeat(43),
  'A'.repeat(22),
];
const DEEPEST = 12;

/** No example of this schema is known. */
export class NoExample extends Error {}

function text({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY, format }: Json): string {
  const shape = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /^/;
  const fits = (one: string) => one.length >= Number(minLength) && one.length <= Number(maxLength) && shape.test(one);
  const found =
    TEXTS.find((one) => fits(one) && (format !== 'uri' || URL.canParse(one))) ??
    (pattern === undefined ? 'x'.repeat(Number(minLength)) : undefined);
  if (found === undefined || !fits(found)) throw new NoExample(String(pattern));
  return found;
}

function number({ minimum, exclusiveMinimum, maximum }: Json): number {
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : typeof minimum === 'number' ? minimum : 0;
  return Math.min(Math.max(least, 0), typeof maximum === 'number' ? maximum : Number.MAX_SAFE_INTEGER);
}

/** An example for a schema, with switches off and lists short. @throws NoExample when none is known. */
export function exampleOf(schema: Json, of: (ref: string) => Json, depth = 0): unknown {
  if (depth > DEEPEST) throw new NoExample('it never ends');
  const inside = (one: unknown): unknown => exampleOf(one as Json, of, depth + 1);
  if (typeof schema['$ref'] === 'string') return exampleOf(of(schema['$ref']), of, depth + 1);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (choices !== undefined) return firstOf(choices, inside);
  const { type } = schema;
  switch (Array.isArray(type) ? type.find((one) => one !== 'null') : type) {
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return number(schema);
    case 'string':
      return text(schema);
    case 'null':
      return null;
    case 'array':
      return list(schema, inside);
    case 'object':
      return fields(schema, inside);
    default:
      return {};
  }
}

function firstOf(choices: readonly Json[], inside: (one: unknown) => unknown): unknown {
  for (const choice of choices) {
    try {
      return inside(choice);
    } catch (error) {
      if (!(error instanceof NoExample)) throw error;
    }
  }
  throw new NoExample('no choice has one');
}

function list({ prefixItems, items, minItems = 0 }: Json, inside: (one: unknown) => unknown): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map(inside);
  if (items === undefined) return [];
  try {
    return Array.from({ length: Math.max(1, Number(minItems)) }, () => inside(items));
  } catch (error) {
    if (error instanceof NoExample && Number(minItems) === 0) return [];
    throw error;
  }
}

function fields({ properties = {}, required = [] }: Json, inside: (one: unknown) => unknown): Json {
  const names = required as string[];
  return Object.fromEntries(names.map((name) => [name, inside((properties as Json)[name] ?? {})]));
}
