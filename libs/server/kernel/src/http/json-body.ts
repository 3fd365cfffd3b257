import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

export const BODY_LIMIT_BYTES = 64 * 1024;
const DEPTH_LIMIT = 20;

/** Index of the quote that closes a string whose content begins at `from`; the length of the text if there is none. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (at - 1 - slashes >= from && text[at - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}

/** Nesting depth of a JSON text, without parsing it. Skips strings, because an uploaded file is a string of megabytes. @spec SEC-6 */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at + 1);
    else if (char === '{' || char === '[') deepest = Math.max(deepest, (depth += 1));
    else if (char === '}' || char === ']') depth -= 1;
  }
  return deepest;
}

/** Whether a JSON text contains U+0000, which no legitimate text has and Postgres cannot store. @spec SEC-5 */
export function holdsNull(text: string): boolean {
  for (let at = text.indexOf('\\u0000'); at >= 0; at = text.indexOf('\\u0000', at + 1)) {
    let slashes = 0;
    while (text[at - 1 - slashes] === '\\') slashes += 1;
    // After an even number of backslashes, this one starts an escape sequence.
    if (slashes % 2 === 0) return true;
  }
  return text.includes('\0');
}

/** @throws Refusal 400 for JSON that nests too deeply or contains U+0000 */
function requireSound(text: string): void {
  if (jsonDepth(text) > DEPTH_LIMIT) throw new Refusal(400, 'bad-request', { detail: 'The body nests too deep' });
  if (holdsNull(text)) throw new Refusal(400, 'bad-request', { detail: 'The body holds a character that no text has' });
}

/** Keeps JSON bodies of this scope as text, with the same limits, because signatures cover the exact bytes. @spec SEC-6 */
export function acceptJsonText(scope: FastifyInstance): void {
  if (scope.hasContentTypeParser('application/json')) scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (_, body, done) => {
    const text = body.toString();
    try {
      requireSound(text);
      done(null, text);
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Accepts only JSON bodies, limited in size and depth; those with `__proto__` are rejected. @spec SEC-6 CFG-3 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES }, (request, body, done) => {
    const text = body.toString();
    if (text === '') return done(null, undefined);
    try {
      requireSound(text);
    } catch (error) {
      return done(error as Error);
    }
    parse(request, text, done);
  });
}
