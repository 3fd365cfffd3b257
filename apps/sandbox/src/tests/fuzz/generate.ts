import type { ContractCall } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';

/** Next pseudo-random number in [0, 1). */
export type Chance = () => number;

/** Mulberry32: a short generator with the same sequence on every machine. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  prefixItems?: Schema[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
};

export const schemaOf = (type: ContractCall['body']): Schema | undefined =>
  type === undefined ? undefined : (z.toJSONSchema(type as z.ZodMiniType, { io: 'input', unrepresentable: 'any' }) as Schema);

const pick = <Value>(list: readonly Value[], chance: Chance): Value => list[Math.floor(chance() * list.length)] as Value;
const between = (least: number, most: number, chance: Chance): number => least + Math.floor(chance() * (most - least + 1));

/** Texts that satisfy the patterns that contracts use: identifiers, days, codes, numbers. */
const TEXTS = [
  'a',
  '1',
  '12345',
  'en',
  'EUR',
  'web',
  '2030-05-01',
  '00:30',
  '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11',
  'name@example.test',
  '1.85',
  'a'.repeat(64),
  '0'.repeat(64),
  'A1B2C3',
];

function textOf({ enum: values, format, pattern, minLength = 0, maxLength = 30 }: Schema, chance: Chance): string {
  if (values !== undefined) return String(pick(values, chance));
  if (format === 'uuid') return `6f1c1c1e-5d1a-4a55-9d0e-${String(between(0, 999_999, chance)).padStart(12, '0')}`;
  if (format === 'email') return `player${between(0, 99, chance)}@example.test`;
  if (pattern !== undefined) {
    const fitting = TEXTS.filter((text) => new RegExp(pattern, 'u').test(text));
    if (fitting.length > 0) return pick(fitting, chance);
  }
  return 'Touchline example '.repeat(10).slice(0, between(minLength, Math.max(minLength, Math.min(maxLength, 60)), chance));
}

/** A random value that matches the schema. Rules outside the schema, such as an existing code, are met by chance only. */
export function valueOf(schema: Schema, chance: Chance, root: Schema = schema, depth = 0): unknown {
  if (schema.$ref !== undefined)
    return depth > 6 ? null : valueOf(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, chance, root, depth + 1);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum, chance);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return valueOf(pick(choices, chance), chance, root, depth + 1);
  const type = Array.isArray(schema.type) ? pick(schema.type, chance) : schema.type;
  switch (type) {
    case 'string':
      return textOf(schema, chance);
    case 'integer':
    case 'number': {
      const least = Math.max(schema.minimum ?? schema.exclusiveMinimum ?? 0, -1e9);
      return between(least, Math.min(schema.maximum ?? least + 1000, least + 5000), chance);
    }
    case 'boolean':
      return chance() < 0.5;
    case 'null':
      return null;
    case 'array': {
      const count = between(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3), chance);
      return Array.from({ length: count }, (_, at) => valueOf(schema.prefixItems?.[at] ?? schema.items ?? {}, chance, root, depth + 1));
    }
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name) === true || chance() < 0.5);
      return Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, chance, root, depth + 1)]));
    }
    default:
      return pick([null, 1, 'a', true, {}], chance);
  }
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
/** Hostile values. */
const HOSTILE: readonly unknown[] = [
  ...[null, true, -1, 0, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, '', ' ', 'a\0b', '\ud800', '\u{202e}abc', 'x'.repeat(5000)],
  ...[
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '../../../etc/passwd',
    '<script>alert(1)</script>',
    '${7*7}',
    '%00',
    '9'.repeat(400),
    '١٢٣',
  ],
  ...['NaN', 'Infinity', '1e400', '-0', '0x10', '2030-02-31', '{"a":1}', [], {}, [[]], [null], { toString: 1 }, { length: 1e9 }, deep(15)],
];

/** A copy with one change: a value replaced, or a field removed or added. */
export function spoil(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance() < 0.1) return pick(HOSTILE, chance);
  if (Array.isArray(value)) {
    if (value.length === 0 || chance() < 0.2)
      return chance() < 0.5 ? [...(value as unknown[]), pick(HOSTILE, chance)] : Array.from({ length: 300 }, () => value[0] as unknown);
    const at = between(0, value.length - 1, chance);
    return value.map((one: unknown, index) => (index === at ? spoil(one, chance) : one));
  }
  const names = Object.keys(value);
  const way = chance();
  if (names.length === 0 || way < 0.15) return { ...value, [pick(['money', 'userId', 'ban_level', 'type', 'isAdmin'], chance)]: 1_000_000 };
  const name = pick(names, chance);
  if (way < 0.3) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
  return { ...value, [name]: spoil((value as Record<string, unknown>)[name], chance) };
}

export const hostileText = (chance: Chance): string => {
  const value = pick(HOSTILE, chance);
  // A lone surrogate cannot be percent-encoded.
  return (typeof value === 'string' ? value : JSON.stringify(value)).replace(/[\ud800-\udfff]/g, '%').slice(0, 500);
};

/** Values of past bugs: a character that Postgres text cannot contain, and a number beyond an `integer` column. */
const ONCE_BROKEN: readonly unknown[] = ['a\0b', 2 ** 31];

/** Valid values with each field in turn replaced by a value of a past bug. */
export function eachFieldBroken(schema: Schema | undefined, chance: Chance): unknown[] {
  if (schema === undefined) return [];
  return Object.keys(schema.properties ?? {}).flatMap((name) =>
    ONCE_BROKEN.map((broken) => ({ ...(valueOf(schema, chance) as Record<string, unknown>), [name]: broken })),
  );
}
