import {
  outcomeView,
  suspendText,
  useBook,
  useGameInfo,
  useRenderOutcome,
  nameContext,
  periodText,
  startText,
  clockStyle,
} from '@touchline/betting-event-list';
import { clockText, feedKey, selectFeed, type FeedView, type GameInfo } from '@touchline/betting-line-state';
import type { Market } from '@touchline/betting-contract';
import { useNames } from '@touchline/betting-names';
import { playedScore, sportById } from '@touchline/betting-rules';
import { selectView, type RootState } from '@touchline/shared-state';
import { Button } from '@touchline/ui-kit';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { boardNote } from '../board/board-words.ts';
import { extraNote } from '../board/extra-words.ts';
import styles from './Text.module.css';
import { RaceLater } from '../race/RaceLater.tsx';
import { TextSwitch } from './TextSwitch.tsx';

const NO_MARKETS: readonly Market[] = [];
const TYPES_AT_ONCE = 10;

/**
 * A match as text: score, clock, reason for a suspension, and every market as a table of outcomes with price buttons. @spec BT-01 BT-02
 * LY-11
 */
export function TextGame({ view, gameId, isStale }: { view: FeedView; gameId: number; isStale: boolean }) {
  const intl = useIntl();
  const source = useMemo(() => ({ part: 'pages' as const, key: feedKey(view) }), [view]);
  const game = useGameInfo(source, gameId);
  const book = useBook(source, gameId) ?? NO_MARKETS;
  const [most, setMost] = useState(TYPES_AT_ONCE);
  if (game === undefined) return null;
  const types = [...new Set(book.map(({ typeId }) => typeId))];
  const paused = suspendText(intl, game.state);
  return (
    <div className={styles.text} data-testid="text-game">
      <h1 className={styles.title}>
        <bdi>{game.opponent1.name}</bdi> – <bdi>{game.opponent2.name}</bdi>
      </h1>
      <TextSwitch />
      <State view={view} game={game} />
      <RaceLater isText view={view} gameId={gameId} />
      {paused !== undefined && <p className={styles.paused}>{paused}</p>}
      <h2>
        <FormattedMessage id="betting.text.markets" defaultMessage="Markets" />
      </h2>
      {types.slice(0, most).map((typeId) => (
        <MarketTable key={typeId} {...{ source, game, isStale, paused }} markets={book.filter((market) => market.typeId === typeId)} />
      ))}
      {types.length > most && (
        <Button onClick={() => setMost(types.length)}>
          <FormattedMessage
            id="betting.text.allMarkets"
            defaultMessage="Show all markets ({count} left)"
            values={{ count: types.length - most }}
          />
        </Button>
      )}
    </div>
  );
}

/** Score and clock of the last answer as text, or the start time. */
function State({ view, game }: { view: FeedView; game: GameInfo }) {
  const intl = useIntl();
  const names = useNames();
  const servedAt = useSelector((state: RootState) => selectFeed(state, view)?.servedAt ?? 0);
  const is12h = useSelector((state: RootState) => selectView(state).is12h);
  const { clock, score } = game.state;
  const [home, away] = score === undefined ? [] : playedScore(score);
  const [extra, note] = [extraNote(intl, game), boardNote(intl, game)];
  if (game.section !== 'live') {
    const { time, day } = startText(intl, game.startAt, servedAt, is12h);
    return <p>{`${day} ${time}`}</p>;
  }
  const minute = clock === undefined ? '' : clockText(clock, servedAt, clockStyle(sportById(game.sportId)));
  return (
    <dl className={styles.state}>
      {score !== undefined && (
        <div>
          <dt>
            <FormattedMessage id="betting.text.score" defaultMessage="Score" />
          </dt>
          <dd data-testid="text-score">
            <bdi>{game.opponent1.name}</bdi> <span>{`${home},`}</span> <bdi>{game.opponent2.name}</bdi> <span>{away}</span>
            {(extra ?? note) !== undefined && <span>{extra !== undefined ? ` · ${extra}` : ` (${note})`}</span>}
          </dd>
        </div>
      )}
      <div>
        <dt>
          <FormattedMessage id="betting.text.time" defaultMessage="Time" />
        </dt>
        <dd>{[minute, periodText(intl, names, game)].filter(Boolean).join(' ')}</dd>
      </div>
    </dl>
  );
}

interface MarketTableProps {
  source: { part: 'pages'; key: string };
  game: GameInfo;
  markets: readonly Market[];
  isStale: boolean;
  paused: string | undefined;
}

function MarketTable({ source, game, markets, isStale, paused }: MarketTableProps) {
  const names = useNames();
  const renderOutcome = useRenderOutcome({ source, gameId: game.id, isStale, lockReason: paused });
  const [first] = markets;
  if (first === undefined) return null;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{names.market(first.typeId, nameContext(game))}</caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="betting.text.outcome" defaultMessage="Outcome" />
          </th>
          <th scope="col">
            <FormattedMessage id="betting.text.odds" defaultMessage="Odds" />
          </th>
        </tr>
      </thead>
      <tbody>
        {markets.flatMap((market) =>
          market.outcomes.map((outcome) => {
            const shown = outcomeView(game, market, outcome, { names, length: 'full' });
            return (
              <tr key={outcome.id}>
                <th scope="row">{shown.name}</th>
                <td className={styles.price}>{renderOutcome(shown, 'cell')}</td>
              </tr>
            );
          }),
        )}
      </tbody>
    </table>
  );
}
