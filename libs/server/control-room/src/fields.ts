import * as z from 'zod/mini';
import { escape } from './html.ts';

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
}

/** Fields of a schema by name. */
export const fieldsOf = (type: z.ZodMiniType): Readonly<Record<string, Schema>> =>
  (z.toJSONSchema(type, { unrepresentable: 'any', io: 'input' }) as Schema).properties ?? {};

const option = (value: string, text: string, isChosen: boolean) =>
  `<option value="${escape(value)}"${isChosen ? ' selected' : ''}>${escape(text)}</option>`;

/** One form field. An empty field leaves the setting unchanged. @param changed - the current override, undefined if there is none. */
export function field(name: string, { type, enum: choices }: Schema, { usual, changed }: { usual?: unknown; changed?: unknown }): string {
  const id = `field-${name}`;
  const text = changed === undefined ? '' : typeof changed === 'string' ? changed : JSON.stringify(changed);
  const now = usual === undefined ? '' : ` <span class="now">(usually ${escape(JSON.stringify(usual).slice(0, 120))})</span>`;
  const label = `<label for="${id}">${escape(name)}${now}</label>`;
  const values = type === 'boolean' ? [true, false] : choices;
  if (values !== undefined) {
    const options = values.map((value) => option(String(value), String(value), String(value) === text)).join('');
    return `${label}<select id="${id}" name="${escape(name)}">${option('', 'as usual', text === '')}${options}</select>`;
  }
  if (type === 'integer' || type === 'number' || type === 'string')
    return `${label}<input id="${id}" name="${escape(name)}" value="${escape(text)}"${type === 'string' ? '' : ' inputmode="numeric"'}>`;
  return `${label}<textarea id="${id}" name="${escape(name)}" spellcheck="false" placeholder="JSON">${escape(text)}</textarea>`;
}

/** Parses a submitted field: text where the schema has a string, JSON otherwise. @throws SyntaxError on invalid JSON. */
export const valueOf = ({ type, enum: choices }: Schema, text: string): unknown =>
  type === 'string' || choices?.includes(text) ? text : (JSON.parse(text) as unknown);
