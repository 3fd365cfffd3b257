import { favouriteGameToggled } from '@touchline/betting-line-state';
import { MultiLiveTile } from '@touchline/betting-ui';
import { memo, useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useLiveGame } from '../home/LiveNow.tsx';
import type { GameLineProps } from '@touchline/betting-event-list';

/** A tile of the multi-live page; changes of prices and clock do not render it. */
export const MultiGame = memo(function MultiGame(props: GameLineProps) {
  const dispatch = useDispatch();
  const game = useLiveGame(props);
  const onFavouriteToggle = useCallback((id: number) => void dispatch(favouriteGameToggled(id)), [dispatch]);
  return game === undefined ? null : <MultiLiveTile {...game} onFavouriteToggle={onFavouriteToggle} />;
});
