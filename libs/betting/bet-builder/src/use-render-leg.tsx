import { legToggled, selectLegs } from '@touchline/betting-builder-state';
import type { BuilderLeg } from '@touchline/betting-contract';
import { PriceButton, readGame, type GameSource } from '@touchline/betting-event-list';
import { outcomeParam } from '@touchline/betting-rules';
import type { RenderOutcome } from '@touchline/betting-ui';
import { useCallback } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState } from '@touchline/shared-state';

/** Renders prices in the builder: a click selects or deselects the outcome. @spec BT-10 */
export function useRenderLeg({ source, gameId, isStale }: { source: GameSource; gameId: number; isStale: boolean }): RenderOutcome {
  const store = useStore<RootState>();
  const dispatch = useDispatch();
  const legs = useSelector(selectLegs);
  const { part, key } = source;
  const onPick = useCallback(
    (outcomeId: number) => {
      const game = readGame(store.getState(), { part, key }, gameId);
      const market = game?.markets.find(({ outcomes }) => outcomes.some((outcome) => outcome.id === outcomeId));
      const outcome = market?.outcomes.find(({ id }) => id === outcomeId);
      if (game === undefined || market === undefined || outcome === undefined) return;
      const leg: BuilderLeg = {
        gameId,
        marketId: market.id,
        outcomeId,
        marketTypeId: market.typeId,
        outcomeTypeId: outcome.typeId,
        param: outcomeParam(market, outcome),
        outcomeName: outcome.name ?? null,
        subKind: game.info.subKind ?? null,
        coef: outcome.coef,
      };
      dispatch(legToggled(leg));
    },
    [store, dispatch, part, key, gameId],
  );
  return useCallback(
    (outcome, look) => (
      <PriceButton
        key={outcome.id}
        outcome={outcome}
        look={look}
        isStale={isStale}
        isPicked={legs.some(({ outcomeId }) => outcomeId === outcome.id)}
        onPick={onPick}
      />
    ),
    [isStale, legs, onPick],
  );
}
