import { bettingChosen, feedKey, marketFoldToggled, marketPinToggled, selectBetting, type FeedView } from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import { countsGoals, useGroupName, useNames } from '@touchline/betting-names';
import type { Market } from '@touchline/betting-contract';
import { MarketGroup, type RenderOutcome } from '@touchline/betting-ui';
import { EmptyState, IconButton, SearchIcon, Tabs, TextField, useTextFilter, VisuallyHidden } from '@touchline/ui-kit';
import { MARKETS_NAME_TYPE, selectBuild, selectView } from '@touchline/shared-state';
import { useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useBook, useGameInfo } from '../feed/use-game.ts';
import { useGrowingCount } from '../table/use-growing-count.ts';
import { useRenderOutcome } from '../prices/use-render-outcome.tsx';
import { dealtToColumns, estimatedHeight, groupCounts, headFirst, isInTab, marketViews, pinnedFirst } from '../views/market-views.ts';
import { hasMargin } from '../views/has-margin.ts';
import { MarketRulesLater } from '../market-rules/MarketRulesLater.tsx';
import { suspendText } from '../words/line-words.ts';
import { MarketMarginLater } from './MarketMarginLater.tsx';
import styles from './GameMarkets.module.css';

export interface GameMarketsProps {
  view: FeedView;
  gameId: number;
  isStale: boolean;
  /** Selector of the part of the game, in the same row as the tabs. */
  parts?: ReactNode;
  /** Filter of the markets shown; all by default. Must keep its identity between renders. */
  only?: (market: Market) => boolean;
  /** Renders a price; by default one that is added to the coupon. */
  renderOutcome?: RenderOutcome;
  /** Opens the price history of a market type; without it there is no history. Must keep its identity between renders. */
  onHistory?: (typeId: number) => void;
}

const ALL = 'all';
const MAIN = 'main';
const GOALS = 'goals';
const NO_MARKETS: readonly never[] = [];
const MARKETS = { first: 12, step: 8 };

/** All markets of a game, with tabs by group and a search; markets can be pinned to the top and folded. @spec OD-05 BT-02 */
export function GameMarkets({ view, gameId, isStale, parts, only, renderOutcome: drawn, onHistory }: GameMarketsProps) {
  const intl = useIntl();
  const names = useNames();
  const groupName = useGroupName();
  const dispatch = useDispatch();
  const panelId = useId();
  const [wanted, setWanted] = useState('');
  const [isFinding, setIsFinding] = useState(false);
  const [marginOf, setMarginOf] = useState('');
  const [rulesOf, setRulesOf] = useState<number | null>(null);
  const source = useMemo(() => ({ part: 'pages' as const, key: feedKey(view) }), [view]);
  const game = useGameInfo(source, gameId);
  const book = useBook(source, gameId) ?? NO_MARKETS;
  const { filteredMarkets, foldedMarkets, pinnedMarkets } = useSelector(selectBetting);
  const hasShortNames = useSelector(selectView).marketsNameType === MARKETS_NAME_TYPE.Short;
  const lockReason = game === undefined ? undefined : suspendText(intl, game.state);
  const toCoupon = useRenderOutcome({ source, gameId, isStale, lockReason });
  const renderOutcome = drawn ?? toCoupon;

  const sport = sportById(game?.sportId ?? 0)?.key ?? '';
  // The tab's markets are about the score, which only some sports count in goals.
  const nameOf = (tab: string) =>
    tab === GOALS && !countsGoals(sport) ? intl.formatMessage({ id: 'betting.group.score', defaultMessage: 'Score' }) : groupName(tab);
  const teams = game === undefined ? '' : `${game.opponent1.name}/${game.opponent2.name}`;
  const markets = useMemo(() => {
    if (game === undefined) return [];
    const words = {
      draw: intl.formatMessage({ id: 'betting.grid.draw', defaultMessage: 'Draw' }),
      anyTime: intl.formatMessage({ id: 'betting.players.anyTime', defaultMessage: 'Anytime' }),
      first: intl.formatMessage({ id: 'betting.players.first', defaultMessage: 'First' }),
      last: intl.formatMessage({ id: 'betting.players.last', defaultMessage: 'Last' }),
    };
    return headFirst(marketViews(only === undefined ? book : book.filter(only), { game, names, words, hasShortNames }));
    // Market names depend on the teams, and not on scores and clocks.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `teams` is the relevant part of the game
  }, [book, only, teams, names, intl, hasShortNames]);

  const tabs = useMemo(() => groupCounts(markets), [markets]);
  const chosen = filteredMarkets[0] ?? MAIN;
  const group = tabs.some((tab) => tab.group === chosen) ? chosen : ALL;
  const text = wanted.trim();
  const isFound = useTextFilter(text);
  const shown = useMemo(
    () =>
      pinnedFirst(
        markets.filter((market) => (text === '' ? isInTab(market, group) : isFound(market.title))),
        pinnedMarkets,
      ),
    [markets, group, text, isFound, pinnedMarkets],
  );
  const count = useGrowingCount(shown.length, MARKETS);
  const build = useSelector(selectBuild);
  const columns = dealtToColumns(shown.slice(0, count), build, (typeId) => foldedMarkets.includes(typeId));
  const onPin = useCallback((id: string) => void dispatch(marketPinToggled(Number(id))), [dispatch]);
  const onMargin = useCallback((id: string) => setMarginOf((was) => (was === id ? '' : id)), []);
  const onRules = useCallback((id: string) => setRulesOf(Number(id)), []);
  const onOdds = useMemo(() => onHistory && ((id: string) => onHistory(Number(id))), [onHistory]);
  const onFold = useCallback((id: string) => void dispatch(marketFoldToggled(Number(id))), [dispatch]);

  if (markets.length === 0) {
    return (
      <>
        {parts}
        <EmptyState isCard title={<FormattedMessage id="betting.game.noMarkets" defaultMessage="All markets suspended" />}>
          <FormattedMessage id="betting.game.noMarketsWords" defaultMessage="They'll reopen here automatically." />
        </EmptyState>
      </>
    );
  }
  const label = intl.formatMessage({ id: 'betting.game.markets', defaultMessage: 'Markets' });
  const find = intl.formatMessage({ id: 'betting.game.find', defaultMessage: 'Search markets' });
  return (
    <>
      <VisuallyHidden as="div">
        <h2>{label}</h2>
      </VisuallyHidden>
      <div className={styles.bar} data-parts={parts == null ? undefined : ''}>
        {parts}
        <Tabs
          label={label}
          value={group}
          panelId={panelId}
          tabs={tabs.map((tab) => ({ value: tab.group, label: nameOf(tab.group), count: tab.count }))}
          onChange={(value) => dispatch(bettingChosen({ filteredMarkets: value === MAIN ? [] : [value] }))}
        />
        {build === 'mobile' && (
          <IconButton label={find} aria-expanded={isFinding} onClick={() => setIsFinding(!isFinding)}>
            <SearchIcon />
          </IconButton>
        )}
        {(build === 'desktop' || isFinding) && (
          <TextField
            isQuiet
            isLabelHidden
            type="search"
            label={find}
            placeholder={find}
            value={wanted}
            start={<SearchIcon />}
            onChange={(event) => setWanted(event.target.value)}
          />
        )}
      </div>
      <div id={panelId} role="tabpanel" aria-label={nameOf(group)}>
        {shown.length === 0 && (
          <EmptyState isCard title={<FormattedMessage id="betting.game.notFound" defaultMessage="No markets match your search" />} />
        )}
        <div className={styles.columns}>
          {columns.map((column, at) => (
            <div key={at} className={styles.column}>
              {column.map((grouped) => (
                <div
                  key={grouped.typeId}
                  className={styles.market}
                  style={{ containIntrinsicBlockSize: `auto ${estimatedHeight(grouped, build, foldedMarkets.includes(grouped.typeId))}px` }}
                >
                  <MarketGroup
                    market={grouped.view}
                    isOpen={!foldedMarkets.includes(grouped.typeId)}
                    isPinned={pinnedMarkets.includes(grouped.typeId)}
                    {...(hasMargin(grouped.typeId) && { onMargin })}
                    margin={
                      marginOf === grouped.view.id && game !== undefined ? (
                        <MarketMarginLater source={source} game={game} typeId={grouped.typeId} title={grouped.title} />
                      ) : null
                    }
                    onRules={onRules}
                    onHistory={onOdds}
                    onPin={onPin}
                    onFold={onFold}
                    renderOutcome={renderOutcome}
                  />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
      {rulesOf !== null && game !== undefined && <MarketRulesLater typeId={rulesOf} game={game} onClose={() => setRulesOf(null)} />}
    </>
  );
}
