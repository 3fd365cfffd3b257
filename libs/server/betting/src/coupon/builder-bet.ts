import { LegFate, settleCombination } from '@touchline/betting-builder-math';
import { settleOutcome, type GameResult } from '@touchline/betting-rules';
import { BetStatus, type BookedLeg, type BuilderLeg } from '@touchline/betting-contract';
import type { BetRow } from './rows.ts';

/** Data of a booked bet builder: its legs, and the odds of each subset by the bit mask of its legs. */
export interface BookedBuilder {
  legs: readonly (BuilderLeg & { statusId: BetStatus | null; result: string | null })[];
  coefs: readonly number[];
}

/** @spec BT-10 */
export const builderOf = ({ builder }: Pick<BetRow, 'builder'>): BookedBuilder | null =>
  builder === null ? null : (JSON.parse(builder) as BookedBuilder);

/** JSON of a new bet builder, with all legs undecided. */
export const builderText = ({ legs, coefs }: { legs: readonly BuilderLeg[]; coefs: readonly number[] }): string =>
  JSON.stringify({ legs: legs.map((leg) => ({ ...leg, statusId: null, result: null })), coefs } satisfies BookedBuilder);

const FATES: Readonly<Record<number, LegFate>> = {
  [BetStatus.Win]: LegFate.Won,
  [BetStatus.Lose]: LegFate.Lost,
  [BetStatus.Return]: LegFate.Returned,
  [BetStatus.ForcedReturn]: LegFate.Returned,
};
const fatesOf = ({ legs }: BookedBuilder): (LegFate | null)[] =>
  legs.map(({ statusId }) => (statusId === null ? null : (FATES[statusId] ?? null)));

/** Odds of the payout; for a bet builder with void legs, the booked odds of the remaining legs. @spec BT-10 MON-5 */
export function coefPaid(bet: Pick<BetRow, 'builder' | 'coef'>): number {
  const builder = builderOf(bet);
  const settled = builder === null ? null : settleCombination(builder.coefs, fatesOf(builder));
  return settled?.state === 'won' ? settled.coef : bet.coef;
}

const STATUS = { lost: BetStatus.Lose, returned: BetStatus.Return, won: BetStatus.Win } as const;

/**
 * Settles a bet builder as far as its match is known: each leg separately, and the bet by its legs.
 *
 * @param givesUp - whether legs without a result are void, because none will come.
 * @spec BT-10 OD-02
 */
export function decidedBuilder(
  bet: BetRow,
  { legs, coefs }: BookedBuilder,
  known: { result: GameResult | undefined; givesUp: boolean; resultText: (marketTypeId: number, result: GameResult) => string | null },
): BetRow {
  const { result, givesUp } = known;
  const settled = legs.map((leg) => {
    const { marketTypeId, outcomeTypeId, param, outcomeName: name } = leg;
    const outcome = { marketTypeId, outcomeTypeId, param, name, sportId: bet.sport_id };
    const statusId = result === undefined ? BetStatus.NotCalculated : settleOutcome(outcome, result);
    if (statusId >= 0 && result !== undefined) return { ...leg, statusId, result: known.resultText(marketTypeId, result) };
    return { ...leg, statusId: givesUp ? BetStatus.ForcedReturn : null, result: null };
  });
  const builder: BookedBuilder = { legs: settled, coefs };
  const end = settleCombination(coefs, fatesOf(builder));
  if (end.state === 'open') return bet;
  const isForced = end.state === 'returned' && settled.some(({ statusId }) => statusId === BetStatus.ForcedReturn);
  return {
    ...bet,
    status_id: isForced ? BetStatus.ForcedReturn : STATUS[end.state],
    result: result === undefined ? null : known.resultText(bet.market_type_id, result),
    builder: JSON.stringify(builder),
  };
}

/** Legs as shown in receipts and the history. */
export const bookedLegs = ({ legs }: BookedBuilder, open: BetStatus): BookedLeg[] =>
  legs.map((leg) => ({ ...leg, statusId: leg.statusId ?? open }));

/** JSON of a bet builder with all legs undecided again. */
export const unsettledBuilder = ({ legs, coefs }: BookedBuilder): string => builderText({ legs, coefs });

/** The bet with all legs void, so that its stake is returned. */
export function voidedBuilder(bet: BetRow): BetRow {
  const builder = builderOf(bet);
  if (builder === null) return bet;
  const legs = builder.legs.map((leg) => ({ ...leg, statusId: BetStatus.ForcedReturn }));
  return { ...bet, builder: JSON.stringify({ ...builder, legs } satisfies BookedBuilder) };
}
