import { sportById } from '@touchline/betting-rules';
import { useNames } from '@touchline/betting-ui';
import type { BookedBet } from '@touchline/betting-contract';
import { useIntl } from 'react-intl';

const MS_PER_SECOND = 1000;

/** What was picked, and in which market, as it was sold. @spec BET-11 OD-06 */
export function useBookedWords(): (bet: BookedBet) => { pick: string; market: string; game: string } {
  const names = useNames();
  return (bet) => {
    const context = { sport: sportById(bet.sportId)?.key ?? '', first: bet.opponent1, second: bet.opponent2 };
    const param = bet.param === null ? {} : { param: bet.param };
    const outcome = { typeId: bet.outcomeTypeId, ...param, ...(bet.outcomeName !== null && { name: bet.outcomeName }) };
    return {
      pick: names.outcome(outcome, { typeId: bet.marketTypeId, ...param }, { context }),
      market: names.market(bet.marketTypeId, context),
      game: `${bet.opponent1} – ${bet.opponent2}`,
    };
  };
}

/** A moment to the second, in the zone that needs no explanation. @spec BET-11 */
export function useUtcTime(): (seconds: number) => string {
  const intl = useIntl();
  return (seconds) => {
    const time = intl.formatDate(seconds * MS_PER_SECOND, {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    return intl.formatMessage({ id: 'betting.receipt.utc', defaultMessage: '{time} UTC' }, { time });
  };
}
