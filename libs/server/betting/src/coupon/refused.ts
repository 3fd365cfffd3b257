import { freesAt, type Seat } from '@touchline/server-kernel';
import type { Refused, Rejected } from './decide.ts';

/** A refusal as it is answered: one by a limit says when the limit lets this stake through. @spec RG-16 LIM-4 */
export async function toldRefusal(seat: Seat, { toPay = 0, ...answer }: Refused): Promise<Rejected> {
  const { limit } = answer;
  if (limit === undefined || seat.account === undefined) return answer;
  const { currencyIso } = seat.account;
  return { ...answer, limit: { ...limit, freesAt: await freesAt(seat.tx, limit, toPay, { ...seat, currencyIso }) } };
}
