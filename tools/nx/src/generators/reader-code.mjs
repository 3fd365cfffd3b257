// Code of the reader of a schema, with the shapes of shared/primitives.
import * as contract from '@touchline/shared-contract/schemas';

export { contract };
const { readings } = contract;

/** A shape that occurs more than once gets a name if it is longer than this. */
const WORTH_A_NAME = 24;

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const value = (one) =>
  typeof one === 'string' ? quoted(one) : Array.isArray(one) ? `[${one.map(value).join(', ')}]` : JSON.stringify(one);
const digits = (number) => String(number).replaceAll(/\B(?=(\d{3})+$)/g, '_');
const key = (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));
const field = (name, shape) => (name === shape.code ? [name] : [`${key(name)}: `, shape]);
const lowerFirst = (name) => `${name[0].toLowerCase()}${name.slice(1)}`;

/** Shapes as a graph: equal code is one node. */
class Shapes {
  nodes = new Map();
  used = new Set();

  /** Names of used lists of words, by package. */
  lists = new Map();

  /** @param contracts - exported schemas by name, and exported lists by their words. */
  constructor({ schemas, lists }) {
    this.names = new Map([...schemas].map(([name, { schema }]) => [schema, lowerFirst(name)]));
    this.known = lists;
  }

  /** Arguments of `literal` for these words: the list of the contract, if there is one. */
  words(words) {
    const list = this.known.get(words.join());
    if (!list) return words.map(value);
    this.lists.set(list.from, (this.lists.get(list.from) ?? new Set()).add(list.name));
    return [`...${list.name}`];
  }

  /** @param parts - text, and nodes of other shapes. */
  add(kit, parts, hint) {
    this.used.add(kit);
    const code = parts.map((part) => (typeof part === 'string' ? part : part.code)).join('');
    const known = this.nodes.get(code);
    if (known !== undefined) return known;
    const node = { code, parts, hint, uses: 0 };
    for (const part of parts) if (typeof part !== 'string') part.uses++;
    this.nodes.set(code, node);
    return node;
  }

  call(kit, args, hint) {
    return this.add(kit, [`${kit}(`, ...args.flatMap((arg, index) => (index === 0 ? [arg] : [', ', arg])), ')'], hint);
  }
}

const byName = (one, other) => one.replace('type ', '').localeCompare(other.replace('type ', ''), 'en');

/** A field is required, optional, or dropped when it is invalid. */
function fieldOf(shapes, field, name) {
  if (field._zod.def.type !== 'optional') return { how: 'required', shape: shapeOf(shapes, field, name) };
  const shape = shapeOf(shapes, field._zod.def.innerType, name);
  if (has(field, 'ifMissing'))
    return { how: 'required', shape: shapes.call('ifMissing', [shape, value(readings.get(field).ifMissing)], name) };
  if (!has(field, 'otherwise')) return { how: 'optional', shape };
  const other = readings.get(field).otherwise;
  return other === undefined
    ? { how: 'dropped', shape }
    : { how: 'required', shape: shapes.call('otherwise', [shape, value(other)], name) };
}

const checksOf = (schema) => (schema._zod.def.checks ?? []).map((check) => check._zod.def);
/** Bounds of amounts are not repeated in the reader; a safe integer is bounded. */
const LARGEST_AMOUNT = 1_000_000_000_000;
function boundsOf(schema) {
  const checks = checksOf(schema);
  const bounds = (name, step) => checks.filter(({ check }) => check === name).map((check) => check.value + (check.inclusive ? 0 : step));
  const least = Math.max(...bounds('greater_than', 1), -Infinity);
  const most = Math.min(...bounds('less_than', -1), Infinity);
  return { least, most };
}

const kinds = {
  string(shapes, schema, hint) {
    if (readings.get(schema)?.isChecked !== true) return shapes.add('text', ['text']);
    const checks = checksOf(schema);
    const pattern = checks.find(({ format }) => format === 'regex')?.pattern;
    const least = checks.find(({ check }) => check === 'min_length')?.minimum ?? 0;
    if (least > 1) throw new Error('a text of two characters or more is read by a pattern');
    const longest = checks.find(({ check }) => check === 'max_length')?.maximum;
    const at = pattern ?? (least === 1 ? /[^]/ : /^/);
    return shapes.call('textLike', [String(at), ...(longest === undefined ? [] : [digits(longest)])], hint);
  },
  number(shapes, schema, hint) {
    if (schema._zod.def.format !== 'safeint') return shapes.add('finite', ['finite']);
    const { least, most } = boundsOf(schema);
    if (least > 0 || (least === 0 && most < LARGEST_AMOUNT))
      return shapes.call('between', [digits(least), ...(most < LARGEST_AMOUNT ? [digits(most)] : [])], hint);
    const kit = least === 0 ? 'whole' : 'integer';
    return shapes.add(kit, [kit]);
  },
  boolean: (shapes) => shapes.add('flag', ['flag']),
  literal: (shapes, schema, hint) => shapes.call('literal', schema._zod.def.values.map(value), hint),
  enum: (shapes, schema, hint) => shapes.call('literal', shapes.words(Object.values(schema._zod.def.entries)), hint),
  nullable: (shapes, schema, hint) => shapes.call('nullable', [shapeOf(shapes, schema._zod.def.innerType, hint)], hint),
  readonly: (shapes, schema, hint) => shapeOf(shapes, schema._zod.def.innerType, hint),
  array(shapes, schema, hint) {
    const entry = shapeOf(shapes, schema._zod.def.element, hint?.replace(/(?<=[a-z])s$/, ''));
    if (!readings.get(schema)?.dropsInvalid) return shapes.call('listOf', [entry], hint);
    const most = checksOf(schema).find(({ check }) => check === 'max_length')?.maximum;
    return shapes.call('eachValid', [entry, ...(most === undefined ? [] : [digits(most)])], hint);
  },
  tuple(shapes, schema, hint) {
    const items = schema._zod.def.items.map((item) => shapeOf(shapes, item, hint));
    const isPair = items.length === 2 && items[0] === items[1];
    return shapes.call(isPair ? 'pairOf' : 'tupleOf', isPair ? items.slice(1) : items, hint);
  },
  record(shapes, schema, hint) {
    const kit = readings.get(schema)?.dropsInvalid ? 'validByKey' : 'recordOf';
    return shapes.call(kit, [shapeOf(shapes, schema._zod.def.valueType, hint)], hint);
  },
  union(shapes, schema, hint) {
    const { options } = schema._zod.def;
    if (options.every(({ _zod }) => _zod.def.type === 'literal'))
      return shapes.call('literal', options.flatMap(({ _zod }) => _zod.def.values).map(value), hint);
    return shapes.call(
      'anyOf',
      options.map((option) => shapeOf(shapes, option, hint)),
      hint,
    );
  },
  object(shapes, schema, hint) {
    const fields = Object.entries(schema._zod.def.shape).map(([name, field]) => ({ name, ...fieldOf(shapes, field, name) }));
    const braced = (how) => {
      const list = fields.filter((field) => field.how === how);
      return list.length === 0 ? [] : ['{ ', ...list.flatMap(({ name, shape }) => [...field(name, shape), ', ']), '}'];
    };
    const [required, optional, dropped] = [braced('required'), braced('optional'), braced('dropped')];
    const more = optional.length === 0 ? [] : [', ', ...optional];
    const whole = shapes.add('objectOf', ['objectOf(', ...(required.length === 0 ? ['{}'] : required), ...more, ')'], hint);
    return dropped.length === 0 ? whole : shapes.add('withValid', ['withValid(', whole, ', ', ...dropped, ')'], hint);
  },
};

const has = (schema, note) => note in (readings.get(schema) ?? {});

function shapeOf(shapes, schema, place) {
  const hint = shapes.names.get(schema) ?? place;
  const own = readings.get(schema)?.shape;
  const kind = own === undefined ? kinds[schema._zod.def.type] : () => shapes.add(own, [own]);
  if (kind === undefined) throw new Error(`${place}: a schema of type '${schema._zod.def.type}' cannot be read`);
  const isNullOtherwise = readings.get(schema)?.otherwise === null && schema._zod.def.type === 'nullable';
  const shape = isNullOtherwise ? shapeOf(shapes, schema._zod.def.innerType, hint) : kind(shapes, schema, hint);
  for (const kit of ['ifMissing', 'otherwise'])
    if (has(schema, kit)) return shapes.call(kit, [shape, value(readings.get(schema)[kit])], hint);
  return shape;
}

function importLine(from, types, values) {
  if (values.length === 0) return `import type { ${types.join(', ')} } from '${from}';`;
  return `import { ${[...values, ...types.map((type) => `type ${type}`)].sort(byName).join(', ')} } from '${from}';`;
}

/**
 * Source of a file with these readers.
 *
 * @param readers - each with its name, its type, the schema and the package that exports both.
 * @param contracts - schemas by name, and lists by their words.
 */
export function fileOf(readers, contracts) {
  const shapes = new Shapes(contracts);
  const roots = readers.map(({ schema, type }) => {
    const root = shapeOf(shapes, schema, lowerFirst(type));
    root.uses++;
    return root;
  });
  const names = new Map();
  const lines = [];
  const written = (node) => {
    if (typeof node === 'string') return node;
    const own = names.get(node);
    if (own !== undefined) return own;
    const code = node.parts.map(written).join('');
    if (node.uses < 2 || node.code.length < WORTH_A_NAME) return code;
    const taken = new Set([...names.values(), ...shapes.used]);
    const base = node.hint ?? 'shape';
    let name = `${base}Shape`;
    for (let at = 2; taken.has(name); at++) name = `${base}Shape${at}`;
    names.set(node, name);
    lines.push(`const ${name} = ${code};`);
    return name;
  };
  const readerLines = roots.map((root, index) => {
    const { name, type } = readers[index];
    return `export const ${name}: Reader<${type}> = readAs(${written(root)});`;
  });
  const types = Map.groupBy(readers, ({ from }) => from);
  return [
    '// Generated from the schemas of the contracts (ADR 0293). Do not edit.',
    ...[...types].map(([from, list]) =>
      importLine(
        from,
        list.map(({ type }) => type),
        [...(shapes.lists.get(from) ?? [])],
      ),
    ),
    ...[...shapes.lists].filter(([from]) => !types.has(from)).map(([from, names]) => importLine(from, [], [...names])),
    `import { ${[...shapes.used, 'readAs', 'type Reader'].sort(byName).join(', ')} } from '@touchline/shared-primitives';`,
    '',
    ...lines,
    ...readerLines,
    '',
  ].join('\n');
}
