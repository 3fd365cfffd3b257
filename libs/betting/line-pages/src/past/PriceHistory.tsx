import { MOST_PRICE_LINES, type Market } from '@touchline/betting-contract';
import { lineText, nameContext, useBook, useGameInfo, useOdds } from '@touchline/betting-event-list';
import { evenLine, feedKey, type FeedView, type GameInfo } from '@touchline/betting-line-state';
import { askPriceHistory } from '@touchline/betting-line-state/past';
import { useNames } from '@touchline/betting-names';
import { BlocksSkeleton, Dialog, ErrorState, Select } from '@touchline/ui-kit';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Past.module.css';
import { PriceLines } from './PriceLines.tsx';
import { useRequest } from './use-request.ts';

export interface PriceHistoryProps {
  view: FeedView;
  /** The game or sub-game of the market. */
  gameId: number;
  /** The type of market, which may have several lines. */
  typeId: number;
  /** Stays mounted when closed, so that focus returns to the button that opened it. */
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog with the history of a market's odds. @spec BT-11 */
export function PriceHistory({ view, gameId, typeId, isOpen, onClose }: PriceHistoryProps) {
  const names = useNames();
  const source = useMemo(() => ({ part: 'pages' as const, key: feedKey(view) }), [view]);
  const game = useGameInfo(source, gameId);
  const book = useBook(source, gameId);
  // Keeps the lines that existed when it was opened, although lines change.
  const [markets] = useState(() => (book ?? []).filter((market) => market.typeId === typeId));
  const title =
    game === undefined ? null : (
      <FormattedMessage
        id="betting.priceHistory.title"
        defaultMessage="Odds history: {market}"
        values={{ market: names.market(typeId, nameContext(game)) }}
      />
    );
  return (
    <Dialog isOpen={isOpen} size="wide" title={title} onClose={onClose} data-testid="price-history">
      {game !== undefined && markets.length > 0 && <Choice game={game} markets={markets} />}
    </Dialog>
  );
}

function Choice({ game, markets }: { game: GameInfo; markets: readonly Market[] }) {
  const intl = useIntl();
  const names = useNames();
  const odds = useOdds();
  const [marketId, setMarketId] = useState(evenLine(markets)?.id ?? markets[0]?.id ?? 0);
  const [wantedId, setWantedId] = useState(0);
  const market = markets.find(({ id }) => id === marketId) ?? (markets[0] as Market);
  const hasChoice = market.outcomes.length > MOST_PRICE_LINES;
  const chosen = market.outcomes.find(({ id }) => id === wantedId) ?? market.outcomes[0];
  const outcomes = hasChoice && chosen !== undefined ? [chosen] : market.outcomes;
  const outcomeIds = outcomes.map(({ id }) => id);
  const { answer, isFailed, again } = useRequest(outcomeIds.join(), (ports, signal) =>
    askPriceHistory(ports, { gameId: game.id, marketId: market.id, outcomeIds }, signal),
  );
  const nameOf = (outcome: Market['outcomes'][number]): string => names.outcome(outcome, market, { context: nameContext(game) });
  const lines = outcomes.map((outcome) => ({
    id: outcome.id,
    name: nameOf(outcome),
    prices: answer?.outcomes.find(({ id }) => id === outcome.id)?.prices ?? [],
  }));
  return (
    <div className={styles.history}>
      {markets.length > 1 && (
        <Select
          label={intl.formatMessage({ id: 'betting.priceHistory.line', defaultMessage: 'Line' })}
          value={String(market.id)}
          options={markets.map((one, nth) => ({ value: String(one.id), label: lineText(one, names) || String(nth + 1) }))}
          onChange={(value) => setMarketId(Number(value))}
        />
      )}
      {hasChoice && (
        <Select
          label={intl.formatMessage({ id: 'betting.text.outcome', defaultMessage: 'Outcome' })}
          value={String(chosen?.id)}
          options={market.outcomes.map((outcome) => ({ value: String(outcome.id), label: nameOf(outcome) }))}
          onChange={(value) => setWantedId(Number(value))}
        />
      )}
      {answer !== null && <PriceLines lines={lines} nowMs={answer.servedAt} odds={odds} />}
      {answer === null && !isFailed && <BlocksSkeleton count={3} />}
      {isFailed && (
        <ErrorState
          title={<FormattedMessage id="betting.priceHistory.failed" defaultMessage="Couldn't load the odds history" />}
          onRetry={again}
        />
      )}
    </div>
  );
}
