import {
  type InboxAnswer,
  inboxCalls,
  type InboxCount,
  type InboxSettings,
  type SaveInboxSettings,
} from '@touchline/account-inbox-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { readInboxAnswer, readInboxCount, readInboxSettings } from './readers.ts';

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
    inbox: (signal) => callJson(ports, inboxCalls.inbox, { signal, read: readInboxAnswer }),
    count: (signal) => callJson(ports, inboxCalls.inboxCount, { signal, read: readInboxCount }),
    read: (upTo, signal) => callJson(ports, inboxCalls.inboxRead, { body: { upTo }, signal, read: readInboxCount }),
    settings: (signal) => callJson(ports, inboxCalls.inboxSettings, { signal, read: readInboxSettings }),
    save: (body, signal) => callJson(ports, inboxCalls.inboxSettingsSave, { body, signal, read: readInboxSettings }),
  };
}
