import { feedKey, type FeedView } from '@touchline/betting-line-state';
import { useGameInfo } from '@touchline/betting-event-list';
import { loadPatiently } from '@touchline/shared-state';
import { BlocksSkeleton, Button, HistoryIcon } from '@touchline/ui-kit';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PriceHistoryProps } from './PriceHistory.tsx';
import styles from './Later.module.css';

const load = () => import('./past-parts.ts');
const PriceHistory = lazy(() => loadPatiently(async () => ({ default: (await load()).PriceHistory })));
const LookBack = lazy(() => loadPatiently(async () => ({ default: (await load()).LookBack })));

/** History of a market's odds, loaded on demand. @spec BT-11 */
export function PriceHistoryLater(props: PriceHistoryProps) {
  return (
    <Suspense>
      <PriceHistory {...props} />
    </Suspense>
  );
}

/** Button that opens the earlier moments of a match in play; their code is loaded on click. @spec BT-12 */
export function LookBackLater({ view, gameId }: { view: FeedView; gameId: number }) {
  const id = useId();
  const source = useMemo(() => ({ part: 'pages' as const, key: feedKey(view) }), [view]);
  const game = useGameInfo(source, gameId);
  const [isOpen, setIsOpen] = useState(false);
  if (game === undefined || game.section !== 'live') return null;
  return (
    <section className={styles.place}>
      <Button size="small" look="outline" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <HistoryIcon />
        <FormattedMessage id="betting.lookBack.title" defaultMessage="Look back at the match" />
      </Button>
      <div id={id}>
        {isOpen && (
          <Suspense fallback={<BlocksSkeleton count={4} />}>
            <LookBack game={game} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
