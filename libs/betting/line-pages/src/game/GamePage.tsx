import { feedKey, selectGamePage, type FeedView } from '@touchline/betting-line-state';
import { PeriodTable } from '@touchline/betting-ui';
import { EmptyState, ErrorState, BlocksSkeleton } from '@touchline/ui-kit';
import { listPath } from '@touchline/shared-routes';
import { selectBuild, type RootState } from '@touchline/shared-state';
import { Link } from '@touchline/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { WideColumn } from '../aside/WideColumn.tsx';
import { DelayNotice, GameMarkets, useFeed, useGameInfo } from '@touchline/betting-event-list';
import { BettingLayout } from '../layout/BettingLayout.tsx';
import { StaleNotice } from '@touchline/betting-event-list';
import { PriceAge } from '../notices/PriceAge.tsx';
import type { LinePlace } from '../place/read-place.ts';
import { usePlace } from '../place/use-place.ts';
import { gameView } from '../loads/game-load.ts';
import styles from './GamePage.module.css';
import { boardColumns } from '../board/board-words.ts';
import { Builder } from './Builder.tsx';
import { BuilderSwitch } from './BuilderSwitch.tsx';
import { GameHead, GameTrail } from './GameHead.tsx';
import { CommentaryLater } from '../commentary/CommentaryLater.tsx';
import { Incidents } from '../board/Incidents.tsx';
import { RaceLater, useIsRace } from '../race/RaceLater.tsx';
import { LookBackLater, PriceHistoryLater } from '../past/Later.tsx';
import { SubGames } from './SubGames.tsx';
import { useTextView } from '../text/use-text-view.ts';
import { Tracker } from '../board/Tracker.tsx';

/** Page of a game: score board, tracker, all markets, sub-games and incidents. @spec BT-01 BT-02 */
export function GamePage() {
  const place = usePlace();
  return (
    <BettingLayout isDense place={place} aside={<Happened place={place} />}>
      <Game key={place.gameId} place={place} />
    </BettingLayout>
  );
}

/** Tracker and incidents, beside the game or below its prices. Before the game begins, wide windows show a live game instead. */
function Happened({ place }: { place: LinePlace }) {
  const view = useMemo(() => gameView(place.gameId ?? 0, place.lang), [place.gameId, place.lang]);
  const gameId = useSelector((state: RootState) => selectGamePage(state, view)?.gameId);
  const build = useSelector(selectBuild);
  const text = useTextView();
  const isRace = useIsRace(view, gameId ?? 0);
  if (gameId === undefined) return null;
  const wide = build === 'desktop' && place.section === 'line' && <WideColumn lang={place.lang} />;
  // A race is drawn above its prices.
  if (isRace) return wide;
  return (
    <>
      {text === 'off' && <Tracker view={view} gameId={gameId} />}
      <LookBackLater view={view} gameId={gameId} />
      {place.section === 'live' && <CommentaryLater view={view} gameId={gameId} />}
      <Incidents view={view} gameId={gameId} />
      {wide}
    </>
  );
}

function Game({ place }: { place: LinePlace }) {
  const view = useMemo(() => gameView(place.gameId ?? 0, place.lang), [place.gameId, place.lang]);
  const feed = useFeed(view);
  const build = useSelector(selectBuild);
  const [subGameId, setSubGameId] = useState<number | null>(null);
  const text = useTextView();
  const [isBuilding, setBuilding] = useState(false);
  const [history, setHistory] = useState({ typeId: 0, turn: 0, isOpen: false });
  const onHistory = useCallback((typeId: number) => setHistory(({ turn }) => ({ typeId, turn: turn + 1, isOpen: true })), []);
  const gameId = useSelector((state: RootState) => selectGamePage(state, view)?.gameId);
  if (gameId === undefined) {
    if (feed?.status === 'missing') return <GoneGame place={place} />;
    return feed?.status === 'failed' ? <FailedGame /> : <BlocksSkeleton count={6} />;
  }
  const isStale = feed?.status === 'stale';
  if (text === 'coming') return <BlocksSkeleton count={6} />;
  if (text !== 'off') {
    return (
      <>
        {isStale && <StaleNotice />}
        <PriceAge view={view} />
        {feed?.status === 'missing' && <GoneGame place={place} />}
        <text.TextGame view={view} gameId={gameId} isStale={isStale} />
      </>
    );
  }
  const partId = subGameId ?? gameId;
  const parts = (
    <>
      <SubGames view={view} chosen={subGameId} onChoose={setSubGameId} />
      <BuilderSwitch sportId={place.sportId ?? 0} isOpen={isBuilding} onToggle={() => setBuilding(!isBuilding)} />
    </>
  );
  return (
    <>
      <GameHead view={view} gameId={gameId} place={place} />
      {isStale && <StaleNotice />}
      <PriceAge view={view} />
      {feed?.status === 'missing' && <GoneGame place={place} />}
      <RaceLater view={view} gameId={gameId} />
      {isBuilding ? (
        <Builder view={view} gameId={gameId} partId={partId} isStale={isStale} parts={parts} />
      ) : (
        <GameMarkets key={partId} view={view} gameId={partId} isStale={isStale} parts={parts} onHistory={onHistory} />
      )}
      {history.turn > 0 && (
        <PriceHistoryLater
          key={history.turn}
          view={view}
          gameId={partId}
          typeId={history.typeId}
          isOpen={history.isOpen}
          onClose={() => setHistory({ ...history, isOpen: false })}
        />
      )}
      <Periods view={view} gameId={gameId} />
      {place.section === 'live' && <DelayNotice />}
      {build === 'mobile' && <GameTrail view={view} gameId={gameId} place={place} />}
    </>
  );
}

/** Table of the scores by period, which the strip above shows in one line. */
function Periods({ view, gameId }: { view: FeedView; gameId: number }) {
  const intl = useIntl();
  const source = useMemo(() => ({ part: 'pages' as const, key: feedKey(view) }), [view]);
  const game = useGameInfo(source, gameId);
  if (game === undefined || game.section !== 'live') return null;
  const { heads, first, second } = boardColumns(intl, game);
  if (heads.length === 0) return null;
  return (
    <div className={styles.periods}>
      <PeriodTable
        heads={heads}
        sides={[
          { name: game.opponent1.name, periods: first },
          { name: game.opponent2.name, periods: second },
        ]}
      />
    </div>
  );
}

function GoneGame({ place }: { place: LinePlace }) {
  return (
    <EmptyState
      isCard
      title={<FormattedMessage id="betting.game.gone" defaultMessage="This event is no longer available" />}
      actions={
        <Link href={listPath({ lang: place.lang, section: place.section })}>
          <FormattedMessage id="betting.game.others" defaultMessage="More events" />
        </Link>
      }
    >
      <FormattedMessage
        id="betting.game.goneWords"
        defaultMessage="It has finished or been removed. Your bets on it are in your bet history."
      />
    </EmptyState>
  );
}

/** Has no retry button, because polling continues. */
function FailedGame() {
  return (
    <ErrorState isCard title={<FormattedMessage id="betting.game.failed" defaultMessage="Couldn't load this event" />}>
      <FormattedMessage id="betting.game.failedWords" defaultMessage="Retrying automatically…" />
    </ErrorState>
  );
}
