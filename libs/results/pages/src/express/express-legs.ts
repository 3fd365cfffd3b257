import type { ExpressKind, ExpressLeg } from '@touchline/betting-contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Names of expresses. */
export const EXPRESS_NAMES: Readonly<Record<ExpressKind, MessageDescriptor>> = defineMessages({
  favourites: { id: 'results.express.favourites', defaultMessage: 'Favourites' },
  even: { id: 'results.express.even', defaultMessage: 'Close matches' },
  goals: { id: 'results.express.goals', defaultMessage: 'Many goals' },
  fewGoals: { id: 'results.express.fewGoals', defaultMessage: 'Few goals' },
});

/** The market and outcome of a leg; undefined if its market has no such outcome. */
export function pickOf({ game, outcomeId }: ExpressLeg) {
  const [market] = game.markets;
  const outcome = market?.outcomes.find(({ id }) => id === outcomeId);
  return market && outcome && { game, market, outcome };
}
