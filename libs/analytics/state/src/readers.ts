// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { CountersAnswer } from '@touchline/analytics-contract';
import { eachValid, literal, nullable, objectOf, readAs, type Reader, textLike } from '@touchline/shared-primitives';

export const readCountersAnswer: Reader<CountersAnswer> = readAs(
  objectOf({
    counters: eachValid(
      objectOf({
        kind: literal('collector', 'tags', 'recording', 'sport', 'visitors', 'pixel'),
        id: textLike(/^[\w.-]{1,64}$/),
        src: nullable(textLike(/^\/fatman-api\/[\w-]+(?:[./][\w-]+)*$/)),
      }),
    ),
  }),
);
