const UNSAFE = /[<\u2028\u2029]/g;
const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/**
 * JSON for a `<script type="application/json">`: no string in it can end the element or begin a comment. `JSON.parse` gives the value back
 * unchanged.
 *
 * @spec CFG-5
 */
export function stateJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replaceAll(UNSAFE, (character) => ESCAPES[character] ?? '');
}

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for an element or a quoted attribute. */
export const htmlText = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => HTML[character] ?? '');

/** Text of a style element: CSS has no entities, so characters that could end the element are removed. */
export const styleText = (text: string): string => text.replaceAll(/[<>]/g, '');
