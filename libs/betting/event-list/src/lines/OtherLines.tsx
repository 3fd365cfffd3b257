import { feedKey, type FeedView, type GameInfo } from '@touchline/betting-line-state';
import { useNames } from '@touchline/betting-names';
import { sportById } from '@touchline/betting-rules';
import { MarketTableView } from '@touchline/betting-ui';
import { selectLanguage } from '@touchline/shared-state';
import { BlocksSkeleton, Dialog } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFeed } from '../feed/use-feed.ts';
import { useBook, useGameInfo } from '../feed/use-game.ts';
import { StaleNotice } from '../notices/StaleNotice.tsx';
import { useRenderOutcome } from '../prices/use-render-outcome.tsx';
import { nameContext } from '../views/event-view-of.ts';
import { marketViews } from '../views/market-views.ts';
import { suspendText } from '../words/line-words.ts';

/** Markets of a row that have other lines, with their index among the main markets of a sport. */
const PLACES = { total: 1, handicap: 2 } as const;
export type LineMarket = keyof typeof PLACES;

export interface OtherLinesProps {
  /** The game as it is in the list. */
  game: GameInfo;
  market: LineMarket;
  /** Stays mounted when closed, so that focus returns to the button that opened it. */
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Dialog over a list with all lines of a total or a handicap and their live odds, so that players need not open the game for another line.
 * @spec BT-13
 */
export function OtherLines({ game, market, isOpen, onClose }: OtherLinesProps) {
  const names = useNames();
  const typeId = sportById(game.sportId)?.mainMarketIds[PLACES[market]] ?? 0;
  return (
    <Dialog isOpen={isOpen} title={names.market(typeId, nameContext(game))} onClose={onClose} data-testid="other-lines">
      {isOpen && <Lines game={game} typeId={typeId} />}
    </Dialog>
  );
}

/** Lines from the feed of the game page, which is polled only while this is mounted. */
function Lines({ game, typeId }: { game: GameInfo; typeId: number }) {
  const intl = useIntl();
  const names = useNames();
  const lang = useSelector(selectLanguage);
  const view = useMemo((): FeedView => ({ kind: 'game', gameId: game.id, lang }), [game.id, lang]);
  const feed = useFeed(view);
  const source = useMemo(() => ({ part: 'pages' as const, key: feedKey(view) }), [view]);
  const state = useGameInfo(source, game.id)?.state;
  const book = useBook(source, game.id);
  const isStale = feed?.status === 'stale';
  const lockReason = state === undefined ? undefined : suspendText(intl, state);
  const renderOutcome = useRenderOutcome({ source, gameId: game.id, isStale, lockReason });
  const [grouped] = useMemo(
    () =>
      marketViews(
        (book ?? []).filter((market) => market.typeId === typeId),
        { game, names, words: { draw: '', anyTime: '', first: '', last: '' } },
      ),
    [book, typeId, game, names],
  );
  return (
    <>
      <p dir="auto">{`${game.opponent1.name} – ${game.opponent2.name}`}</p>
      {isStale && <StaleNotice />}
      {grouped !== undefined && <MarketTableView table={grouped.view.table} renderOutcome={renderOutcome} />}
      {grouped === undefined && feed?.status !== 'failed' && book === undefined && <BlocksSkeleton count={3} />}
      {grouped === undefined && (book !== undefined || feed?.status === 'failed') && (
        <p>
          <FormattedMessage id="betting.lines.none" defaultMessage="No lines are open at the moment." />
        </p>
      )}
    </>
  );
}
