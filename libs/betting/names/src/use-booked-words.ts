import { sportById } from '@touchline/betting-rules';
import { legWords } from './leg-words.ts';
import { useNames } from './use-names.ts';

type BookedLegSelection = Parameters<typeof legWords>[1];

/** A selection as it was sold: names that travel with it count before those of the catalogue. */
export interface BookedSelection {
  /** Of the catalogue of sports. */
  sportId: number;
  /** First side, or what the selection is about. */
  opponent1: string;
  /** Empty for a selection that is not about a match. */
  opponent2: string;
  /** Of the catalogue of markets. */
  marketTypeId: number;
  /** Of the catalogue of outcomes. */
  outcomeTypeId: number;
  /** Name that came with the selection; null where the catalogue names it. */
  outcomeName: string | null;
  /** Total, handicap or another number of the market; null for a market without one. */
  param: number | null;
  /** Legs of a bet builder: its words are theirs. @spec BT-10 */
  legs?: readonly BookedLegSelection[] | undefined;
}

/** What was picked, in which market and of which game, as it was sold. @spec BET-11 OD-06 */
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
