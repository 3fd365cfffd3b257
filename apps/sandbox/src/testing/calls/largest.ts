import type { ContractCall } from '@touchline/shared-contract/schemas';
import { type Schema, schemaOf } from '../../tests/fuzz/generate.ts';

/** Candidate texts for the patterns in the contract, as long as each pattern allows. */
const FORMS = (length: number): readonly string[] => [
  'x'.repeat(length),
  'é'.repeat(length),
  'A'.repeat(length),
  '9'.repeat(length),
  '9'.repeat(15),
  '9999',
  '200',
  `${'9'.repeat(60)}.${'9'.repeat(120)}`,
  Array.from({ length: 200 }, (_, at) => at + 1).join(','),
  '1,2,3',
  'en',
  'EUR',
  '2030-04-01',
  '12:30',
  'web',
  'A1B2C3',
  'home',
  'a'.repeat(43),
  'a'.repeat(22),
  'f'.repeat(64),
  'f'.repeat(32),
  `${'A'.repeat(Math.max(0, length - (length % 4)))}`,
  '#102030',
  'a-1',
  '/',
  '+10000000000',
  `0x${'f'.repeat(40)}`,
  `0x${'f'.repeat(130)}`,
];
const LONGEST_TEXT = 2_000;
const LONGEST_LIST = 100;

function textOf({ enum: values, format, pattern, minLength = 0, maxLength = LONGEST_TEXT }: Schema): string {
  if (values !== undefined) return String(values.at(-1));
  if (format === 'uuid') return '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11';
  if (format === 'email') return 'player@example.test';
  if (format === 'uri') return 'https://shop.test/';
  const shape = pattern === undefined ? /^/ : new RegExp(pattern, 'u');
  const length = Math.min(maxLength, LONGEST_TEXT * 30);
  const fitting = [...FORMS(length), ...FORMS(64), ...FORMS(30)].filter(
    (text) => text.length >= minLength && text.length <= maxLength && shape.test(text),
  );
  return fitting[0] ?? 'x'.repeat(minLength);
}

const size = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/** The largest value that the schema allows: longest texts, fullest lists, every optional field. Ignores rules outside the schema. */
export function largestOf(schema: Schema, root: Schema = schema, depth = 0): unknown {
  if (schema.$ref !== undefined)
    return depth > 4 ? null : largestOf(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, root, depth + 1);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum.at(-1);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.map((choice) => largestOf(choice, root, depth + 1)).toSorted((a, b) => size(b) - size(a))[0];
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return schema.maximum ?? 1_000_000;
    case 'boolean':
      return true;
    case 'array': {
      const count = Math.min(schema.maxItems ?? LONGEST_LIST, depth > 1 ? 40 : 2_000);
      return Array.from({ length: schema.prefixItems?.length ?? count }, (_, at) =>
        largestOf(schema.prefixItems?.[at] ?? schema.items ?? {}, root, depth + 1),
      );
    }
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, largestOf(field, root, depth + 1)]));
    default:
      return 'x'.repeat(100);
  }
}

/** Query and body of the largest request that the schema of a call allows. */
export function largestRequest(call: ContractCall): { query: Record<string, string>; body: unknown } {
  const [query, body] = [schemaOf(call.query), schemaOf(call.body)];
  const values = (query === undefined ? {} : largestOf(query)) as Record<string, unknown>;
  return {
    query: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
    body: body === undefined ? undefined : largestOf(body),
  };
}
