import { sportById } from '@touchline/betting-rules';
import { legWords } from './leg-words.ts';
import { useNames } from './use-names.ts';

type BookedLegSelection = Parameters<typeof legWords>[1];

/** A selection as it was sold: its own names take precedence over those of the catalogue. */
export interface BookedSelection {
  /** Id in the catalogue of sports. */
  sportId: number;
  /** First side, or the subject of the selection. */
  opponent1: string;
  /** Empty if the selection is not about a match. */
  opponent2: string;
  /** Id in the catalogue of markets. */
  marketTypeId: number;
  /** Id in the catalogue of outcomes. */
  outcomeTypeId: number;
  /** Name sent with the selection; null if the catalogue has the name. */
  outcomeName: string | null;
  /** Total, handicap or another number of the market; null for a market without one. */
  param: number | null;
  /** Legs of a bet builder, which are named instead of the combination. @spec BT-10 */
  legs?: readonly BookedLegSelection[] | undefined;
}

/** Names of the picked outcome, its market and its game, as they were sold. @spec BET-11 OD-06 */
export function useBookedWords(): (bet: BookedSelection) => { pick: string; market: string; game: string } {
  const names = useNames();
  return (bet) => {
    const context = { sport: sportById(bet.sportId)?.key ?? '', first: bet.opponent1, second: bet.opponent2 };
    const param = bet.param === null ? {} : { param: bet.param };
    const outcome = { typeId: bet.outcomeTypeId, ...param, ...(bet.outcomeName !== null && { name: bet.outcomeName }) };
    return {
      pick:
        bet.legs === undefined
          ? names.outcome(outcome, { typeId: bet.marketTypeId, ...param }, { context })
          : bet.legs.map((leg) => legWords(names, leg, context)).join(' + '),
      market: names.market(bet.marketTypeId, context),
      game: bet.opponent2 === '' ? bet.opponent1 : `${bet.opponent1} – ${bet.opponent2}`,
    };
  };
}
