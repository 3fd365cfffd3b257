import { hint } from '../form.ts';
import { change, type ProviderKind } from './kind.ts';

export const crypto: ProviderKind = {
  fields: ({ words }) => hint(words.coins),
  pay: () => change({ state: 'processing', instrument: { token: 'coins_test', label: 'tl1q•••test' } }),
  // Rates of coins are guaranteed for 15 minutes; the payment expires with its rate.
  openMs: 900_000,
  isConfirmed: true,
};
