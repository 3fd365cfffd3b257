export type Json = Record<string, unknown>;

const PLACE = '#/components/schemas/';
/** Objects with fewer fields are easier to read inline. */
const WORTH_A_NAME = 3;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isNameable = (schema: Json): boolean => isJson(schema['properties']) && Object.keys(schema['properties']).length >= WORTH_A_NAME;
const pascal = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('');
const singular = (text: string): string => text.replace(/(?<=(?:s|x|ch))es$|(?<=[a-z])(?<![su])s$/, '');

/** Whether the keys of a value are free names rather than JSON Schema keywords. */
const holdsNames = (key: string): boolean => key === 'properties' || key === '$defs';

/**
 * Named schemas. A schema that occurs more than once is written once and named after the field where it was first found; bodies and answers
 * are named after their operation.
 */
export class Components {
  readonly schemas: Record<string, Json> = {};
  readonly #names = new Map<string, string>();
  readonly #seen = new Map<string, number>();

  /** Counts the objects in a schema. Must run before any of them is named. */
  count(schema: Json): void {
    const visit = (value: unknown): void => {
      if (Array.isArray(value)) for (const item of value) visit(item);
      if (!isJson(value)) return;
      if (isNameable(value)) this.#seen.set(JSON.stringify(value), (this.#seen.get(JSON.stringify(value)) ?? 0) + 1);
      for (const item of Object.values(value)) visit(item);
    };
    visit(schema);
  }

  /** @returns a reference to the named schema; equal schemas share the first name. */
  add(name: string, { $defs = {}, ...schema }: Json): Json {
    const known = this.#names.get(JSON.stringify(schema));
    if (known !== undefined && Object.keys($defs as Json).length === 0) return { $ref: PLACE + known };
    const own = this.#claim(name, JSON.stringify(schema));
    const parts: Record<string, string> = {};
    for (const key of Object.keys($defs as Json)) {
      const part = this.#free(`${own}Part`);
      parts[`#/$defs/${key}`] = part;
      this.schemas[part] = {};
    }
    for (const [key, part] of Object.entries($defs as Record<string, Json>))
      this.schemas[parts[`#/$defs/${key}`] ?? ''] = this.#written(part, own, { ...parts, '#': own }) as Json;
    this.schemas[own] = this.#inside(schema, own, { ...parts, '#': own });
    return { $ref: PLACE + own };
  }

  #free(name: string): string {
    let free = name;
    for (let at = 2; this.schemas[free] !== undefined; at++) free = `${name}${at}`;
    return free;
  }

  #claim(name: string, text: string): string {
    const own = this.#free(pascal(name));
    this.#names.set(text, own);
    this.schemas[own] = {};
    return own;
  }

  #inside(schema: Json, field: string, refs: Readonly<Record<string, string>>): Json {
    return Object.fromEntries(
      Object.entries(schema).map(([key, value]) => {
        if (!holdsNames(key) || !isJson(value)) return [key, this.#written(value, field, refs)];
        return [key, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.#written(one, name, refs)]))];
      }),
    );
  }

  #written(value: unknown, field: string, refs: Readonly<Record<string, string>>): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#written(item, field, refs));
    if (!isJson(value)) return value;
    const target = typeof value['$ref'] === 'string' ? refs[value['$ref']] : undefined;
    if (target !== undefined) return { $ref: PLACE + target };
    const text = JSON.stringify(value);
    const known = this.#names.get(text);
    if (known !== undefined) return { $ref: PLACE + known };
    // Schemas with local references stay inline, because the references would point elsewhere after a move.
    if ((this.#seen.get(text) ?? 0) < 2 || text.includes('"#')) return this.#inside(value, field, refs);
    const own = this.#claim(singular(field), text);
    this.schemas[own] = this.#inside(value, field, refs);
    return { $ref: PLACE + own };
  }
}
