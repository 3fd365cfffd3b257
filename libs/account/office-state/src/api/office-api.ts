import { officeCalls } from '@touchline/account-office-contract';
import type { Call } from '@touchline/shared-contract';
import { callJson } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import { OFFICE_SHAPES, type OfficeData, type OfficeKey } from './read-office.ts';

/** What is loaded as a page opens; a rate and a checked code are answers to questions alone. */
export type LoadedKey = Exclude<OfficeKey, 'rate' | 'promoCheck'>;

/** Every change of the office: its call, what it answers with, and whether it moves money. */
export const CHANGES = {
  walletAdd: { gives: 'wallets', movesMoney: false },
  walletRemove: { gives: 'wallets', movesMoney: true },
  walletLabel: { gives: 'wallets', movesMoney: true },
  rate: { gives: 'rate', movesMoney: false },
  convert: { gives: 'wallets', movesMoney: true },
  profileSave: { gives: 'profile', movesMoney: false },
  bonusChoose: { gives: 'bonuses', movesMoney: false },
  bonusClaim: { gives: 'bonuses', movesMoney: true },
  bonusGiveUp: { gives: 'bonuses', movesMoney: true },
  cashbackCollect: { gives: 'cashback', movesMoney: true },
  promoCheck: { gives: 'promoCheck', movesMoney: false },
  promoActivate: { gives: 'promo', movesMoney: true },
  managerSay: { gives: 'manager', movesMoney: false },
  managerCall: { gives: 'manager', movesMoney: false },
  requestOpen: { gives: 'requests', movesMoney: false },
  requestSay: { gives: 'requests', movesMoney: false },
  appealSend: { gives: 'appeals', movesMoney: false },
  ideaSend: { gives: 'ideas', movesMoney: false },
  ideaVote: { gives: 'ideas', movesMoney: false },
  documentSend: { gives: 'documents', movesMoney: false },
} as const satisfies Readonly<Partial<Record<keyof typeof officeCalls, { gives: OfficeKey; movesMoney: boolean }>>>;
export type ChangeKey = keyof typeof CHANGES;

/** Calls of the office. Each throws `HttpError`, also for an answer that does not hold. @spec AC-06 */
export interface OfficeApi {
  load<Key extends LoadedKey>(key: Key, signal?: AbortSignal): Promise<OfficeData[Key]>;
  /** @returns what the page shows afterwards. */
  change(key: ChangeKey, body: unknown, signal?: AbortSignal): Promise<OfficeData[OfficeKey]>;
  sendPart(body: { upload: string; n: number; data: string }, signal?: AbortSignal): Promise<void>;
}

const readerOf =
  <Key extends OfficeKey>(key: Key) =>
  (answer: unknown): OfficeData[Key] | null =>
    (OFFICE_SHAPES[key](answer) as OfficeData[Key] | undefined) ?? null;

/** No call of the office has a parameter in its path. */
const plain = (call: Call): Call & { path: '/' } => call as Call & { path: '/' };

export function createOfficeApi(ports: Pick<Ports, 'send' | 'origin'>): OfficeApi {
  return {
    load: (key, signal) => callJson(ports, plain(officeCalls[key]), { signal, read: readerOf(key) }),
    change: (key, body, signal) => callJson(ports, plain(officeCalls[key]), { body, signal, read: readerOf(CHANGES[key].gives) }),
    sendPart: async (body, signal) => void (await callJson(ports, officeCalls.documentPart, { body, signal })),
  };
}
