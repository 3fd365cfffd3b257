import { freesAt, type WagerContext } from '@touchline/server-kernel/ledger';
import type { Refused, Rejected } from './decide.ts';

/** A rejection as sent to the player; if a limit is reached, it contains the time when this stake will be possible. @spec RG-16 LIM-4 */
export async function rejectionOf(context: WagerContext, { toPay = 0, ...answer }: Refused): Promise<Rejected> {
  const { limit } = answer;
  if (limit === undefined || context.account === undefined) return answer;
  const { currencyIso } = context.account;
  return { ...answer, limit: { ...limit, freesAt: await freesAt(context.tx, limit, toPay, { ...context, currencyIso }) } };
}
