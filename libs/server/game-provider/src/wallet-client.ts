import { walletContract, type CreditBody, type DebitBody, type RollbackBody } from '@touchline/casino-game-contract/wallet';
import { signWebhook } from '@touchline/server-kernel/http';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';

/** Sends a request; replaceable so that tests can lose requests and answers. */
export type Send = (url: string, init: { method: 'POST'; headers: Record<string, string>; body: string }) => Promise<Response>;

/** The wallet rejected the call and stored nothing: 401, 403, 404, 422, 429, 451. */
export class WalletRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`the wallet answers ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** No usable answer: the wallet may or may not have executed the call. */
export class NoAnswer extends Error {}

export interface WalletSettings {
  /** Origin of the wallet. */
  origin: string;
  /** Name under which the site registered this provider. */
  provider: string;
  secret: string;
  send?: Send | undefined;
}

type Answered<Call extends { answers: { 200: z.ZodMiniType } }> = z.infer<Call['answers'][200]>;
const FIRST_SERVER_ERROR = 500;
/** The first request with this transaction id is still in progress. */
const STILL_RUNNING = 409;

async function codeOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => null)) as { errors?: { code?: string }[] } | null;
  return body?.errors?.[0]?.code ?? 'unknown';
}

/** Signed wallet calls. Each throws WalletRefusal or NoAnswer. */
export function openWalletClient({ origin, provider, secret, send = fetch }: WalletSettings) {
  const call = async <Call extends { path: string; answers: { 200: z.ZodMiniType } }>(
    { path, answers }: Call,
    sent: unknown,
  ): Promise<Answered<Call>> => {
    const body = JSON.stringify(sent);
    const signed = signWebhook(secret, randomUUID(), { atSeconds: Math.floor(Date.now() / 1000), body });
    const headers = { 'content-type': 'application/json', ...signed };
    const url = origin + path.replace(':provider', provider);
    const answer = await send(url, { method: 'POST', headers, body }).catch((cause: unknown) => {
      throw new NoAnswer('the wallet does not answer', { cause });
    });
    if (answer.status === STILL_RUNNING || answer.status >= FIRST_SERVER_ERROR) throw new NoAnswer(`the wallet answers ${answer.status}`);
    if (!answer.ok) throw new WalletRefusal(answer.status, await codeOf(answer));
    const { success, data } = answers[200].safeParse(await answer.json().catch(() => undefined));
    if (!success) throw new NoAnswer('the wallet gave an unreadable answer');
    return data as Answered<Call>;
  };
  return {
    session: (token: string) => call(walletContract.session, { token }),
    debit: (body: DebitBody) => call(walletContract.debit, body),
    credit: (body: CreditBody) => call(walletContract.credit, body),
    rollback: (body: RollbackBody) => call(walletContract.rollback, body),
  };
}
export type WalletClient = ReturnType<typeof openWalletClient>;
