import {
  type InboxAnswer,
  inboxCalls,
  type InboxCount,
  type InboxSettings,
  type SaveInboxSettings,
} from '@touchline/account-inbox-contract';
import { ALL_INBOX_KINDS, INBOX_TOPICS } from '@touchline/account-inbox-contract';
import { callJson } from '@touchline/shared-http';
import { exactly, flag, integer, listOf, literal, nullable, objectOf, readAs, text } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';

const count = exactly<InboxCount>()(objectOf({ unread: integer, needsPlayer: integer }));
const inbox = exactly<InboxAnswer>()(
  objectOf({
    excludedUntil: nullable(integer),
    items: listOf(
      objectOf({
        ...{ id: integer, at: integer, isRead: flag, needsPlayer: flag, ref: text },
        topic: literal(...INBOX_TOPICS),
        kind: literal(...ALL_INBOX_KINDS),
        amount: nullable(objectOf({ amount: integer, iso: text, exponent: integer })),
      }),
    ),
  }),
);
const settings = exactly<InboxSettings>()(
  objectOf({
    topics: listOf(objectOf({ topic: literal(...INBOX_TOPICS), isOn: flag })),
    quiet: nullable(objectOf({ from: integer, to: integer })),
  }),
);

/** Calls of the inbox. Each throws `HttpError`, including for a malformed response. @spec AC-06 */
export interface InboxApi {
  inbox(signal?: AbortSignal): Promise<InboxAnswer>;
  count(signal?: AbortSignal): Promise<InboxCount>;
  read(upTo: number, signal?: AbortSignal): Promise<InboxCount>;
  settings(signal?: AbortSignal): Promise<InboxSettings>;
  save(body: SaveInboxSettings, signal?: AbortSignal): Promise<InboxSettings>;
}

export function createInboxApi(ports: Pick<Ports, 'send' | 'origin'>): InboxApi {
  return {
    inbox: (signal) => callJson(ports, inboxCalls.inbox, { signal, read: readAs(inbox) }),
    count: (signal) => callJson(ports, inboxCalls.inboxCount, { signal, read: readAs(count) }),
    read: (upTo, signal) => callJson(ports, inboxCalls.inboxRead, { body: { upTo }, signal, read: readAs(count) }),
    settings: (signal) => callJson(ports, inboxCalls.inboxSettings, { signal, read: readAs(settings) }),
    save: (body, signal) => callJson(ports, inboxCalls.inboxSettingsSave, { body, signal, read: readAs(settings) }),
  };
}
