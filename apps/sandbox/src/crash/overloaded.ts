import type { RegistrationAnswer } from '@touchline/identity-contract';
import type { GamesAnswer } from '@touchline/betting-contract';
import type { ClosedLoad } from './closed-load.process.ts';

/** A request that a crowd repeats. */
export type Asked = Pick<ClosedLoad, 'url' | 'method' | 'headers' | 'body'>;

const BETS = 5;

/** A search: an expensive request with a short answer. */
export const searchAt = (sandbox: string): Asked => ({ url: `${sandbox}/bff-api/feed/search?lang=en&q=unitde+rovesr` });

/** A page that is rendered for each visitor, since its address has a query. */
export const pageAt = (edge: string): Asked => ({ url: `${edge}/en/live?own=1` });

/** Headers of a new player. */
export async function playerAt(sandbox: string): Promise<Record<string, string>> {
  const registered = await fetch(`${sandbox}/web-api/registration/fast`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true }),
  });
  const { token } = (await registered.json()) as RegistrationAnswer;
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

/** A new player's quote for an express, which reads the database. */
export async function couponAt(sandbox: string): Promise<Asked> {
  const headers = await playerAt(sandbox);
  const { accounts } = (await (await fetch(`${sandbox}/web-api/account/list`, { headers })).json()) as { accounts: { id: number }[] };
  const { games } = (await (await fetch(`${sandbox}/bff-api/feed/line/games?lang=en&count=200`)).json()) as GamesAnswer;
  const bets = games
    .flatMap(({ id: gameId, markets: [market] }) => {
      const outcome = market?.outcomes.find(({ isBlocked, coef }) => isBlocked !== true && coef > 1100);
      return market === undefined || outcome === undefined
        ? []
        : [{ gameId, marketId: market.id, outcomeId: outcome.id, coef: outcome.coef }];
    })
    .slice(0, BETS);
  const body = JSON.stringify({ typeId: 1, bets, amount: 1000, currencyIso: 'EUR', accountId: accounts[0]?.id });
  return { url: `${sandbox}/web-api/coupon/quote`, method: 'POST', headers, body };
}
