import type { GameState } from '@touchline/betting-contract';
import { favouriteGameToggled, selectBetting, selectChamp } from '@touchline/betting-line-state';
import { isPastBetting, sportById } from '@touchline/betting-rules';
import { useNames } from '@touchline/betting-names';
import { EventCard, EventRow, type EventTime } from '@touchline/betting-ui';
import { APP_VIEW_TYPE, selectBuild, selectLanguage, selectView, type RootState } from '@touchline/shared-state';
import { memo, useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { clockStyle, useLiveClock } from '../clock/use-live-clock.ts';
import { useBook, useGameInfo, useIsFavouriteGame, type GameSource } from '../feed/use-game.ts';
import type { LineMarket } from '../lines/OtherLines.tsx';
import { OtherLinesLater } from '../lines/OtherLinesLater.tsx';
import { useRenderOutcome } from '../prices/use-render-outcome.tsx';
import { cellsOf, eventViewOf } from '../views/event-view-of.ts';
import { suspendText } from '../words/line-words.ts';

export interface GameLineProps {
  source: GameSource;
  gameId: number;
  /** Server time of the last answer, milliseconds. */
  servedAt: number;
  isStale: boolean;
}

const NO_MARKETS: readonly never[] = [];

/** Data of a game for {@link GameLine} and the live cards of the home page; undefined once it has left the list. */
export function useEvent({ source, gameId, servedAt }: Omit<GameLineProps, 'isStale'>) {
  const intl = useIntl();
  const names = useNames();
  const game = useGameInfo(source, gameId);
  const markets = useBook(source, gameId) ?? NO_MARKETS;
  const isFavourite = useIsFavouriteGame(gameId);
  const lang = useSelector(selectLanguage);
  const is12h = useSelector((state: RootState) => selectView(state).is12h);
  const champ = useSelector((state: RootState) => (game === undefined ? undefined : selectChamp(state, game.champId)));
  const champSlug = champ?.slug ?? champ?.name;
  const sides = game === undefined ? '' : `${game.sportId}/${game.opponent1.name}/${game.opponent2.name}`;
  const cells = useMemo(
    () => (game === undefined ? undefined : cellsOf(game, markets, names)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- price names depend only on the `sides` of the game
    [sides, markets, names],
  );
  return useMemo(() => {
    if (game === undefined || cells === undefined) return undefined;
    const event = eventViewOf(game, markets, isFavourite, { intl, lang, names, servedAt, is12h, champSlug, cells });
    return { game, event, lockReason: event.paused };
  }, [game, markets, isFavourite, intl, lang, names, servedAt, is12h, champSlug, cells]);
}

/**
 * Shows the reason for paused prices instead of the period, unless the time already shows it (a break), or the period shows that bets are
 * over (extra time, a shoot-out).
 */
const withPause = (time: EventTime, paused: string, { score }: GameState): EventTime =>
  time.kind !== 'live' || time.time === paused || (score !== undefined && isPastBetting(score)) ? time : { ...time, period: paused };

/** A game of a list: a row on desktop, a card on phones. Changes of prices and clock do not render it. */
export const GameLine = memo(function GameLine({ source, gameId, servedAt, isStale }: GameLineProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const build = useSelector(selectBuild);
  const isAsian = useSelector((state: RootState) => selectView(state).appViewType === APP_VIEW_TYPE.Asian);
  const market = useSelector((state: RootState) => selectBetting(state).rowMarket);
  const shown = useEvent({ source, gameId, servedAt });
  const clock = shown?.game.section === 'live' ? shown.game.state.clock : undefined;
  const sport = sportById(shown?.game.sportId ?? 0);
  const timeRef = useLiveClock(clock, clockStyle(sport));
  const renderOutcome = useRenderOutcome({ source, gameId, isStale, lockReason: shown?.lockReason });
  const onFavouriteToggle = useCallback((id: number) => void dispatch(favouriteGameToggled(id)), [dispatch]);
  const [lines, setLines] = useState<{ market: LineMarket; isOpen: boolean } | null>(null);
  const onLines = useCallback((opened: LineMarket) => setLines({ market: opened, isOpen: true }), []);
  if (shown === undefined) return null;
  const { event } = shown;
  const hasClock = event.time.kind === 'live' && event.time.period !== '';
  const paused = suspendText(intl, shown.game.state, build === 'mobile' ? 'full' : 'short');
  const shownEvent = paused !== undefined ? { ...event, time: withPause(event.time, paused, shown.game.state) } : event;
  const props = { event: shownEvent, renderOutcome, onFavouriteToggle, onLines, isAsian, ...(hasClock && { timeRef }) };
  const hasPeriodsAlways = sport?.periodKind === 'set';
  const row =
    build === 'mobile' ? (
      <EventCard {...props} hasPeriodsAlways={hasPeriodsAlways} market={market} />
    ) : (
      <EventRow {...props} hasPeriodsAlways={hasPeriodsAlways} />
    );
  if (lines === null) return row;
  return (
    <>
      {row}
      <OtherLinesLater game={shown.game} {...lines} onClose={() => setLines({ ...lines, isOpen: false })} />
    </>
  );
});
