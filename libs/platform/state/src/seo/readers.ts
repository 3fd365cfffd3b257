// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { SeoContent, SeoPageData, SeoSports, SeoVisual } from '@touchline/platform-contract';
import {
  eachValid,
  flag,
  integer,
  literal,
  objectOf,
  otherwise,
  readAs,
  type Reader,
  text,
  whole,
  withValid,
} from '@touchline/shared-primitives';

export const readSeoContent: Reader<SeoContent> = readAs(
  objectOf({
    content: otherwise(objectOf({ heading: text, lead: text, parts: otherwise(eachValid(objectOf({ heading: text, text })), []) }), null),
  }),
);
export const readSeoPageData: Reader<SeoPageData> = readAs(
  withValid(objectOf({}), {
    title: text,
    description: text,
    metaRobots: text,
    hierarchyMetaRobots: text,
    metas: eachValid(withValid(objectOf({ content: text }), { name: text, property: text })),
    customCanonical: withValid(objectOf({ mode: literal('url', 'mirror') }), { targetUrl: text, domainHost: text }),
  }),
);
export const readSeoSports: Reader<SeoSports> = readAs(
  objectOf({ sports: eachValid(objectOf({ id: whole, key: text, name: text, count: integer })) }),
);
export const readSeoVisual: Reader<SeoVisual> = readAs(objectOf({ sportKey: otherwise(text, null), isFolded: flag }));
