import type { Visit } from './audit.ts';
import type { Json } from './json.ts';

export const titleOf = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** Text of the page's main part. */
export const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/<[^>]*>/g, ' ') ?? '';

/** What the edge hands over to the page: its build, the guards' decisions and the store. */
export const stateOf = (html: string): Json =>
  JSON.parse(/<script type="application\/json" id="tl-state"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}');

/** A visit with other fields of the configuration. */
export const config = (fields: object, more: Visit = {}): Visit => ({ ...more, services: { config: fields } });
