import { playerLimits } from '@touchline/server-kernel';
import type { ServeOptions } from '@touchline/server-kernel/http';
import { hasRight, limitsOf, PREPAID_TYPE } from '@touchline/server-kernel/ledger';
import { AccountType } from '@touchline/account-contract';
import type { FastifyRequest } from 'fastify';
import { prepaidAccount } from './prepaid.ts';
import { usedCodes } from './promo.ts';
import type { QuoteRequester } from './quote.ts';
import type { BettingServices } from './services.ts';

const ANONYMOUS: QuoteRequester = { userId: null, account: null, used: [], limits: [], excludedUntil: null, isRestricted: false };

/** Identifies the player who requests a quote; visitors may request one too. */
export function requesterOn(services: Pick<BettingServices, 'db' | 'now' | 'ownLimits'>, options: Pick<ServeOptions, 'authenticate'>) {
  const { db, now } = services;
  return async (request: FastifyRequest, accountId: number | undefined): Promise<QuoteRequester> => {
    if (request.headers.authorization === undefined) return ANONYMOUS;
    const session = await options.authenticate(request, 'token').catch(() => undefined);
    if (session === undefined) return ANONYMOUS;
    const { userId } = session;
    const [row] = await db.query<{ id: number; type: number; currency_iso: string; balance: number }>(
      'select id, type, currency_iso, balance from accounts where user_id = $1 and id = $2 and type <> $3',
      [userId, accountId ?? 0, PREPAID_TYPE],
    );
    const used = await usedCodes(db, userId);
    const own = await services.ownLimits(db, userId, now());
    const { excludedUntil } = own;
    const isRestricted = !(await hasRight(db, userId, 'bets', now()));
    if (row === undefined) return { userId, account: null, used, limits: [], excludedUntil, isRestricted };
    const { id, type, currency_iso: currencyIso, balance } = row;
    const prepaid = type === AccountType.Main ? await prepaidAccount(db, userId, currencyIso) : null;
    const limits = await limitsOf(db, { userId, currencyIso, limits: [...playerLimits(request), ...own.limits], nowMs: now() });
    return { userId, account: { id, type, currencyIso, balance, prepaid }, used, limits, excludedUntil, isRestricted };
  };
}
