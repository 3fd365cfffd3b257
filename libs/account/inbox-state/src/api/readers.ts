// Generated from the schemas of the contracts (ADR 0293). Do not edit.
import {
  ALL_INBOX_KINDS,
  INBOX_TOPICS,
  type InboxAnswer,
  type InboxCount,
  type InboxSettings,
  PLAYER_PARTS,
  PLAYER_STREAM_STATES,
  type PlayerStreamEvent,
} from '@touchline/account-inbox-contract';
import {
  between,
  flag,
  integer,
  listOf,
  literal,
  nullable,
  objectOf,
  readAs,
  type Reader,
  text,
  whole,
} from '@touchline/shared-primitives';

const topicShape = literal(...INBOX_TOPICS);
export const readInboxAnswer: Reader<InboxAnswer> = readAs(
  objectOf({
    excludedUntil: nullable(integer),
    items: listOf(
      objectOf({
        id: whole,
        topic: topicShape,
        kind: literal(...ALL_INBOX_KINDS),
        at: integer,
        isRead: flag,
        needsPlayer: flag,
        ref: text,
        amount: nullable(objectOf({ amount: integer, iso: text, exponent: integer })),
      }),
    ),
  }),
);
export const readInboxCount: Reader<InboxCount> = readAs(objectOf({ unread: integer, needsPlayer: integer }));
export const readInboxSettings: Reader<InboxSettings> = readAs(
  objectOf({
    topics: listOf(objectOf({ topic: topicShape, isOn: flag })),
    quiet: nullable(objectOf({ from: between(0, 1_439), to: between(0, 1_439) })),
  }),
);
export const readPlayerStreamEvent: Reader<PlayerStreamEvent> = readAs(
  objectOf({ state: literal(...PLAYER_STREAM_STATES), beatMs: integer, what: listOf(literal(...PLAYER_PARTS)), code: text }),
);
