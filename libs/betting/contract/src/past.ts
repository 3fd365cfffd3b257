import { eachValid, ErrorAnswer, Id, Milliseconds, QueryInt, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { GameState, Incident, Market } from './feed.ts';
import { pastCalls } from './past-calls.ts';
import { PriceId } from './values.ts';

/** Start of a price, and its coefficient in thousandths; 0 while the outcome was not on offer. */
export const PastPrice = z.tuple([Milliseconds, z.int().check(z.minimum(0), z.maximum(1_000_000_000))]);
export type PastPrice = z.infer<typeof PastPrice>;

/** All price changes of the requested outcomes, the earliest first. @spec BT-11 */
export const PriceHistoryAnswer = z.object({
  servedAt: Milliseconds,
  outcomes: z.array(z.object({ id: Id, prices: z.array(PastPrice) })),
});
export type PriceHistoryAnswer = z.infer<typeof PriceHistoryAnswer>;

/** State of a match from a moment on, with its main markets at the prices of that time, which are no longer on offer. */
export const PastMoment = z.object({ at: Milliseconds, state: GameState, markets: z.array(Market) });
export type PastMoment = z.infer<typeof PastMoment>;

/** An incident with its time. */
export const PastIncident = z.object({ ...Incident.shape, at: Milliseconds });
export type PastIncident = z.infer<typeof PastIncident>;

/** A match from kick-off until now or its end; empty before it begins. @spec BT-12 */
export const MomentsAnswer = z.object({
  servedAt: Milliseconds,
  moments: z.array(PastMoment),
  incidents: eachValid(z.array(PastIncident)),
});
export type MomentsAnswer = z.infer<typeof MomentsAnswer>;

const FEED = { tag: 'Line and live', cost: 10 } as const;

export const pastContract = {
  prices: withSchemas(pastCalls.prices, {
    ...FEED,
    summary: 'Every change of the price of up to three outcomes of a market',
    params: z.object({ gameId: QueryInt, marketId: PriceId }),
    query: z.object({ outcomes: z.string().check(z.regex(/^\d{1,16}(,\d{1,16}){0,2}$/)) }),
    answers: { 200: PriceHistoryAnswer, 404: ErrorAnswer },
    spec: ['BT-11'],
  }),
  moments: withSchemas(pastCalls.moments, {
    ...FEED,
    summary: 'A match moment by moment: its score, what happened, and its main markets at the prices of then',
    params: z.object({ gameId: QueryInt }),
    answers: { 200: MomentsAnswer, 404: ErrorAnswer },
    spec: ['BT-12'],
  }),
};
