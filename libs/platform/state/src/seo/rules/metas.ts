import type { SeoMeta } from '@touchline/platform-contract';

/** A meta element of the head: exactly one of `name` and `property`. */
export interface HeadMeta {
  kind: 'name' | 'property';
  key: string;
  content: string;
}

const MOST_METAS = 30;
const LONGEST_CONTENT = 500;
const KEY = /^[a-z][a-z0-9]*(?:[:._-][a-z0-9]+){0,5}$/i;
/** Metas that control the page itself, or have their own field. */
const RESERVED = new Set([
  'charset',
  'viewport',
  'referrer',
  'csp-nonce',
  'color-scheme',
  'theme-color',
  'supported-color-schemes',
  'description',
  'robots',
  'googlebot',
  'title',
]);

const metaOf = ({ name, property, content }: SeoMeta): HeadMeta | null => {
  const key = (name ?? property ?? '').toLowerCase();
  if (key.length > 60 || !KEY.test(key) || RESERVED.has(key)) return null;
  return { kind: name === undefined ? 'property' : 'name', key, content: content.slice(0, LONGEST_CONTENT) };
};

/** Metas of a page: its own, overridden by those of the service. Metas with an invalid or reserved key are dropped. @spec SE-01 CFG-6 */
export function metasOf(own: readonly HeadMeta[], given: readonly SeoMeta[] = []): HeadMeta[] {
  const metas = new Map(own.map((meta) => [meta.key, meta]));
  for (const meta of given.slice(0, MOST_METAS).map(metaOf)) if (meta !== null) metas.set(meta.key, meta);
  return [...metas.values()];
}
