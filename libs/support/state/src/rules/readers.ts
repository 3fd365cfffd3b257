// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import type { SupportServerMessage } from '@touchline/support-contract';
import {
  anyOf,
  between,
  flag,
  listOf,
  literal,
  nullable,
  objectOf,
  otherwise,
  readAs,
  type Reader,
  text,
  textLike,
  whole,
} from '@touchline/shared-primitives';

const supportMessageShape = objectOf({
  n: between(1),
  author: literal('player', 'support'),
  isAutomatic: flag,
  text: textLike(/^/, 4_000),
  at: whole,
  id: nullable(text),
});
export const readSupportServerMessage: Reader<SupportServerMessage> = readAs(
  anyOf(
    objectOf({ type: literal('history'), messages: listOf(supportMessageShape), readUpTo: whole }),
    objectOf({ type: literal('message'), message: supportMessageShape }),
    objectOf({ type: literal('read'), upTo: whole }),
    objectOf({ type: literal('refused'), id: otherwise(text, null), reason: literal('too-fast', 'bad-message') }),
  ),
);
