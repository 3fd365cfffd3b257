import { useGameInfo } from '@touchline/betting-event-list';
import { feedKey, type FeedView, type GameInfo } from '@touchline/betting-line-state';
import { loadPatiently } from '@touchline/shared-state';
import { BlocksSkeleton } from '@touchline/ui-kit';
import { lazy, Suspense, useMemo } from 'react';

const Race = lazy(() => loadPatiently(async () => ({ default: (await import('./Race.tsx')).Race })));

/** A game that is a race, which has runners instead of two sides. */
function useRace(view: FeedView, gameId: number): GameInfo | undefined {
  const source = useMemo(() => ({ part: 'pages' as const, key: feedKey(view) }), [view]);
  const game = useGameInfo(source, gameId);
  return game?.runners === undefined ? undefined : game;
}

/** Whether a game is a race. */
export const useIsRace = (view: FeedView, gameId: number): boolean => useRace(view, gameId) !== undefined;

/** The race of a game that is one; its code is loaded with the first race. @spec BT-08 */
export function RaceLater({ view, gameId, isText = false }: { view: FeedView; gameId: number; isText?: boolean }) {
  const game = useRace(view, gameId);
  if (game === undefined) return null;
  return (
    <Suspense fallback={<BlocksSkeleton count={4} />}>
      <Race game={game} isText={isText} />
    </Suspense>
  );
}
