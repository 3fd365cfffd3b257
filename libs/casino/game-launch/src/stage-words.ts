import type { Volatility } from '@touchline/casino-game-math';
import { defineMessages } from 'react-intl';

/** Names of volatilities. */
export const VOLATILITY_NAMES = defineMessages({
  low: { id: 'gameLaunch.volatility.low', defaultMessage: 'Low' },
  medium: { id: 'gameLaunch.volatility.medium', defaultMessage: 'Medium' },
  high: { id: 'gameLaunch.volatility.high', defaultMessage: 'High' },
  none: { id: 'gameLaunch.volatility.none', defaultMessage: 'None' },
}) satisfies Record<Volatility, unknown>;

/** The page that recomputes a round. */
export const VERIFIER = defineMessages({
  title: { id: 'gameLaunch.verifier.title', defaultMessage: 'Check a round by its seeds' },
});
/** URL segment of the verification page. */
export const VERIFIER_ROUTE = 'verify';
