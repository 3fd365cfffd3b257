import { useGameInfo } from '@touchline/betting-event-list';
import { feedKey, type FeedView } from '@touchline/betting-line-state';
import { loadPatiently } from '@touchline/shared-state';
import { BlocksSkeleton } from '@touchline/ui-kit';
import { lazy, Suspense, useMemo } from 'react';

const Race = lazy(() => loadPatiently(async () => ({ default: (await import('./Race.tsx')).Race })));

/** Whether a game is a race, which has runners instead of two sides. */
export function useIsRace(view: FeedView, gameId: number): boolean {
  const source = useMemo(() => ({ part: 'pages' as const, key: feedKey(view) }), [view]);
  return useGameInfo(source, gameId)?.runners !== undefined;
}

/** The race of a game that is one; its code is loaded with the first race. @spec BT-08 */
export function RaceLater({ view, gameId, isText = false }: { view: FeedView; gameId: number; isText?: boolean }) {
  const source = useMemo(() => ({ part: 'pages' as const, key: feedKey(view) }), [view]);
  const game = useGameInfo(source, gameId);
  if (game?.runners === undefined) return null;
  return (
    <Suspense fallback={<BlocksSkeleton count={4} />}>
      <Race game={game} isText={isText} />
    </Suspense>
  );
}
