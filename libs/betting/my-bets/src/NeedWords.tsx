import type { BookedBet } from '@touchline/betting-contract';
import { FormattedMessage } from 'react-intl';
import type { BetNeed } from './rules/bet-need.ts';

/** Text for what a selection still needs. @spec OD-02 */
export function NeedWords({ need, bet }: { need: BetNeed; bet: Pick<BookedBet, 'opponent1' | 'opponent2'> }) {
  if (need.state === 'winning')
    return <FormattedMessage tagName="span" id="betting.myBets.winning" defaultMessage="Winning at this score" />;
  const { needs } = need;
  if (needs === null) return <FormattedMessage tagName="span" id="betting.myBets.losing" defaultMessage="Losing at this score" />;
  const { side, count } = needs;
  if (side === 'each') {
    return (
      <FormattedMessage
        tagName="span"
        id="betting.myBets.needsEach"
        defaultMessage="Needs {count, number} more from each side"
        values={{ count }}
      />
    );
  }
  if (side === 'either') {
    return (
      <FormattedMessage
        tagName="span"
        id="betting.myBets.needs"
        defaultMessage="Needs {count, number} more from either side"
        values={{ count }}
      />
    );
  }
  return (
    <FormattedMessage
      tagName="span"
      id="betting.myBets.needsSide"
      defaultMessage="Needs {count, number} more from {team}"
      values={{ count, team: <bdi>{side === 1 ? bet.opponent1 : bet.opponent2}</bdi> }}
    />
  );
}
