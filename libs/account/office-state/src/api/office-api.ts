import { officeCalls } from '@touchline/account-office-contract';
import type { Call } from '@touchline/shared-contract';
import { callJson, ShapeError } from '@touchline/shared-http';
import type { Ports } from '@touchline/shared-state';
import type { OfficeData, OfficeKey } from './office-readers.ts';

/** Data loaded when a page opens; a rate and a checked code are only fetched on request. */
export type LoadedKey = Exclude<OfficeKey, 'rate' | 'promoCheck'>;

/** Changes of the office: which data each returns, and whether it moves money. */
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
  pointsExchange: { gives: 'cashback', movesMoney: true },
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

/** Calls of the office. Each throws `HttpError`, including for a malformed response. @spec AC-06 */
export interface OfficeApi {
  load<Key extends LoadedKey>(key: Key, signal?: AbortSignal): Promise<OfficeData[Key]>;
  /** @returns the new contents of the page. */
  change(key: ChangeKey, body: unknown, signal?: AbortSignal): Promise<OfficeData[OfficeKey]>;
  sendPart(body: { upload: string; n: number; data: string }, signal?: AbortSignal): Promise<void>;
}

/** Calls of the office have no path parameters. */
const plain = (call: Call): Call & { path: '/' } => call as Call & { path: '/' };

export function createOfficeApi(ports: Pick<Ports, 'send' | 'origin'>): OfficeApi {
  /** The parsers are loaded in parallel with the response, so that pages without such data, such as the bet history, do not load them. */
  const ask = async <Key extends OfficeKey>(
    name: LoadedKey | ChangeKey,
    key: Key,
    input: { body?: unknown; signal?: AbortSignal | undefined },
  ): Promise<OfficeData[Key]> => {
    const coming = import('./office-readers.ts');
    const [{ OFFICE_READERS }, { answer }] = await Promise.all([
      coming,
      callJson(ports, plain(officeCalls[name]), { ...input, read: (body) => ({ answer: body }) }),
    ]);
    const value = OFFICE_READERS[key](answer) as OfficeData[Key] | null;
    if (value === null) throw new ShapeError(officeCalls[name].path, 'the answer does not hold');
    return value;
  };
  return {
    load: (key, signal) => ask(key, key, { signal }),
    change: (key, body, signal) => ask(key, CHANGES[key].gives, { body, signal }),
    sendPart: async (body, signal) => void (await callJson(ports, officeCalls.documentPart, { body, signal })),
  };
}
