import { loadRights } from '@touchline/identity-state';
import type { Ports } from '@touchline/shared-state';

/** By get-rights. @throws HttpError @spec ID-29 */
export const mayHaveRewards = async (to: Pick<Ports, 'origin' | 'send'>, signal: AbortSignal): Promise<boolean> =>
  (await loadRights(to, signal)).rights.rewards;
