import { GameMarkets, StaleNotice, useFeed } from '@touchline/betting-event-list';
import { selectGamePage } from '@touchline/betting-line-state';
import { BlocksSkeleton } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { RootState } from '@touchline/shared-state';
import { gameView } from '../loads/game-load.ts';
import { PriceAge } from '../notices/PriceAge.tsx';
import type { LinePlace } from '../place/read-place.ts';
import { RaceLater } from '../race/RaceLater.tsx';
import { GameHead } from './GameHead.tsx';

interface GameWithinProps {
  gameId: number;
  place: LinePlace;
  hasTitle?: boolean;
  hasMarkets?: boolean;
}

/**
 * A game with its markets as part of another page. The game may be over and gone; the page around it says what is next.
 *
 * @param hasTitle - the page has a title, and the game's name is a heading below it. @param hasMarkets - false for a page that has the
 *   markets of another game: those of both would have the same names.
 */
export function GameWithin({ gameId, place, hasTitle = false, hasMarkets = true }: GameWithinProps) {
  const view = useMemo(() => gameView(gameId, place.lang), [gameId, place.lang]);
  const feed = useFeed(view);
  const isKnown = useSelector((state: RootState) => selectGamePage(state, view)?.gameId !== undefined);
  if (!isKnown) return feed?.status === 'missing' ? null : <BlocksSkeleton count={4} />;
  const isStale = feed?.status === 'stale';
  return (
    <>
      <GameHead view={view} gameId={gameId} place={place} title={hasTitle ? 'h2' : 'h1'} />
      {isStale && <StaleNotice />}
      {hasMarkets && <PriceAge view={view} />}
      <RaceLater view={view} gameId={gameId} />
      {hasMarkets && <GameMarkets view={view} gameId={gameId} isStale={isStale} />}
    </>
  );
}
