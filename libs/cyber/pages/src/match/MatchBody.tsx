import { GameStatus } from '@touchline/betting-contract';
import { DelayNotice, GameMarkets, StaleNotice, useFeed } from '@touchline/betting-event-list';
import { favouriteGameToggled, selectFavourites, selectFeed, selectGamePage } from '@touchline/betting-line-state';
import type { SportRules } from '@touchline/betting-rules';
import { FavouriteButton, MatchHeader, type MatchHeaderProps } from '@touchline/betting-ui';
import { loadMatch, selectDisciplines, selectMatch } from '@touchline/cyber-state';
import { idSegment, routePath } from '@touchline/shared-routes';
import { selectBuild, selectLanguage } from '@touchline/shared-state';
import { BlocksSkeleton, EmptyState, ErrorState, LinkButton, SegmentedControl, VideoIcon, VisuallyHidden } from '@touchline/ui-kit';
import { usePageParams, useAppSelector, useTrail } from '@touchline/ui-pages';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { titles } from '../page-words.ts';
import { cyberPlace, matchView, type CyberPlace } from '../place.ts';
import { useRenewed } from '../use-renewed.ts';
import styles from './Match.module.css';
import { MatchStats } from './MatchStats.tsx';
import { MatchStrip } from './MatchStrip.tsx';

const BOARD_MS = 5_000;
const MARKETS = 'markets';
const STATS = 'stats';

/** One match: strip with its maps, markets, and the state of each map. @spec BT-06 */
export function MatchBody() {
  const place = cyberPlace(usePageParams());
  return place.gameId === null ? null : <Match key={place.gameId} gameId={place.gameId} place={place} />;
}

function Match({ gameId, place }: { gameId: number; place: CyberPlace }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const lang = useSelector(selectLanguage);
  const build = useSelector(selectBuild);
  const view = useMemo(() => matchView(gameId, lang), [gameId, lang]);
  const feed = useFeed(view);
  const page = useAppSelector((state) => selectGamePage(state, view));
  const match = useAppSelector((state) => selectMatch(state, gameId));
  const servedAt = useAppSelector((state) => selectFeed(state, view)?.servedAt ?? 0);
  const isFavourite = useAppSelector((state) => selectFavourites(state).games.includes(gameId));
  const [shown, setShown] = useState(MARKETS);
  useRenewed((context) => loadMatch(context, gameId), String(gameId), BOARD_MS);
  const game = page?.games[page.gameId];
  if (game === undefined) {
    if (feed?.status === 'missing') return <Gone place={place} lang={lang} />;
    return feed?.status === 'failed' ? (
      <ErrorState isCard title={<FormattedMessage id="cyber.match.failed" defaultMessage="Couldn't load this match" />} />
    ) : (
      <BlocksSkeleton count={6} />
    );
  }
  const isLive = game.section === 'live' && game.state.statusId !== GameStatus.Finished;
  const isStale = feed?.status === 'stale';
  const name = `${game.opponent1.name} – ${game.opponent2.name}`;
  const tools = <FavouriteButton name={name} isFavourite={isFavourite} onToggle={() => dispatch(favouriteGameToggled(gameId))} />;
  const isDesktop = build === 'desktop';
  const trail = place.discipline !== null && (
    <Trail type={place.type} discipline={place.discipline} champ={page?.champ} lang={lang} {...(isDesktop && { tools })} />
  );
  const hasStats = game.section === 'live' && (game.state.score !== undefined || (match?.maps.length ?? 0) > 0);
  const isStats = hasStats && shown === STATS;
  const parts = hasStats ? (
    <SegmentedControl
      label={intl.formatMessage({ id: 'cyber.match.view', defaultMessage: 'Markets or statistics' })}
      value={shown}
      options={[
        { value: MARKETS, label: intl.formatMessage({ id: 'cyber.match.markets', defaultMessage: 'Markets' }) },
        { value: STATS, label: intl.formatMessage({ id: 'cyber.match.stats', defaultMessage: 'Stats' }) },
      ]}
      onChange={setShown}
    />
  ) : undefined;
  return (
    <div className={styles.match}>
      {isDesktop && trail}
      <VisuallyHidden as="div">
        <h1>{name}</h1>
      </VisuallyHidden>
      <MatchStrip view={view} game={game} servedAt={servedAt} {...(!isDesktop && { tools })} />
      {isStale && <StaleNotice />}
      {isStats ? (
        <>
          <div className={styles.bar}>{parts}</div>
          <MatchStats game={game} sport={place.discipline?.key ?? ''} match={match} />
        </>
      ) : (
        <GameMarkets view={view} gameId={gameId} isStale={isStale} parts={parts} />
      )}
      {isLive && <DelayNotice />}
      {!isDesktop && trail}
    </div>
  );
}

interface TrailProps extends Pick<MatchHeaderProps, 'tools'> {
  type: CyberPlace['type'];
  discipline: SportRules;
  champ: { id: number; slug?: string | undefined; name: string } | undefined;
  lang: string;
}

/** Breadcrumbs from esports to the competition: above the strip, on phones below the prices. */
function Trail({ type, discipline: { id, key }, champ, lang, tools }: TrailProps) {
  const intl = useIntl();
  const name = useAppSelector((state) => selectDisciplines(state, lang))?.find((known) => known.id === id)?.name ?? key;
  const discipline = idSegment(id, key);
  const toChamp = champ && {
    name: champ.name,
    href: routePath('cyber-champ', { type, discipline, champ: idSegment(champ.id, champ.slug ?? champ.name) }, { lang }),
  };
  const steps = useTrail([
    { name: intl.formatMessage(type === 'virtual' ? titles.virtual : titles.cyber), href: routePath('cyber', { type }, { lang }) },
    { name, href: routePath('cyber-discipline', { type, discipline }, { lang }) },
    ...(toChamp === undefined ? [] : [toChamp]),
  ]);
  return <MatchHeader className={tools === undefined ? undefined : styles.way} steps={steps} tools={tools} />;
}

function Gone({ place, lang }: { place: CyberPlace; lang: string }) {
  return (
    <EmptyState
      isCard
      icon={<VideoIcon />}
      title={<FormattedMessage id="cyber.match.gone" defaultMessage="This match is no longer available" />}
      actions={
        <LinkButton href={routePath('cyber', { type: place.type }, { lang })}>
          <FormattedMessage id="cyber.match.others" defaultMessage="More matches" />
        </LinkButton>
      }
    >
      <FormattedMessage
        id="cyber.match.goneWords"
        defaultMessage="It has finished or been removed. Your bets on it are in your bet history."
      />
    </EmptyState>
  );
}
