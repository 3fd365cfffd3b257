import type { RenderOutcome } from '@touchline/betting-ui';
import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { readGame, type GameSource } from '../feed/use-game.ts';
import { PriceButton } from './PriceButton.tsx';
import { usePick } from './use-picking.ts';

export interface RenderOutcomeOptions {
  source: GameSource;
  gameId: number;
  /** Whether the feed of the source is silent; every caller has to know, because a stale price can't be picked. @spec ODD-5 */
  isStale: boolean;
  lockReason?: string | undefined;
}

/** Renders the prices of one game: each is connected to the board, and a click adds it to the coupon. */
export function useRenderOutcome({ source, gameId, isStale, lockReason }: RenderOutcomeOptions): RenderOutcome {
  const store = useStore<RootState>();
  const { part, key } = source;
  const pick = usePick(part === 'pages' ? 'game' : 'list');
  const onPick = useCallback(
    (outcomeId: number) => {
      const game = readGame(store.getState(), { part, key }, gameId);
      const market = game?.markets.find(({ outcomes }) => outcomes.some((outcome) => outcome.id === outcomeId));
      const outcome = market?.outcomes.find(({ id }) => id === outcomeId);
      if (game !== undefined && market !== undefined && outcome !== undefined) pick({ game: game.info, market, outcome });
    },
    [store, part, key, gameId, pick],
  );
  return useCallback(
    (outcome, look) => (
      <PriceButton key={outcome.id} outcome={outcome} look={look} isStale={isStale} lockReason={lockReason} onPick={onPick} />
    ),
    [isStale, lockReason, onPick],
  );
}
