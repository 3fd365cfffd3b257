import type { Ports } from '@touchline/shared-state';

/**
 * Whether the signed-in player may take part in promotions and buy with points. Loaded when asked, because most pages with content never ask.
 *
 * @throws HttpError
 * @spec ID-29
 */
export const mayHaveRewards = async (to: Pick<Ports, 'origin' | 'send'>, signal: AbortSignal): Promise<boolean> =>
  (await import('./may-have-rewards.ts')).mayHaveRewards(to, signal);
