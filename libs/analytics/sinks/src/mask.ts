import { isObject } from '@touchline/shared-primitives';

/** Attributes that describe the layout and contain no personal data. */
const KEPT = new Set([
  'class',
  'dir',
  'lang',
  'type',
  'role',
  'width',
  'height',
  'rel',
  'rr_width',
  'rr_height',
  'rr_scrollLeft',
  'rr_scrollTop',
  'd',
  'viewBox',
  'fill',
  'stroke',
]);
/** Whether an attribute references a stylesheet of this site. */
const isOwnStyle = (name: string, value: unknown): boolean =>
  name === 'href' && typeof value === 'string' && /^\S*\/assets\/[\w./-]+\.css$/.test(value);

function maskedAttributes(attributes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => KEPT.has(name) || isOwnStyle(name, value)));
}

/** Replaces every visible character by an asterisk; the length is kept for the layout. */
const stars = (text: string): string => text.replace(/[^\s*]/gu, '*');
const TEXTS = new Set(['textContent', 'text', 'value', 'title', 'publicId', 'systemId', 'name']);
const LAYOUT_TEXT = new Set(['html']);

/**
 * Masks a recorder event again, independently of the recorder: replaces all text by asterisks, keeps only layout attributes, and removes
 * everything after the path from URLs.
 *
 * @spec PRV-3 PRV-1
 */
export function maskEvent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskEvent);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === 'attributes' && isObject(part)) return [key, maskedAttributes(part)];
      if (key === 'href' && typeof part === 'string') return [key, part.replace(/[?#].*/s, '')];
      if (TEXTS.has(key) && typeof part === 'string') return [key, LAYOUT_TEXT.has(part) ? part : stars(part)];
      return [key, maskEvent(part)];
    }),
  );
}
