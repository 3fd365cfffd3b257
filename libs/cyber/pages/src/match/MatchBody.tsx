import { GameStatus } from '@touchline/betting-contract';
import { DelayNotice, endingOf, GameMarkets, StaleNotice, startText, useFeed } from '@touchline/betting-event-list';
import { periodScores, playedScore } from '@touchline/betting-rules';
import { favouriteGameToggled, selectFavourites, selectFeed, selectGamePage } from '@touchline/betting-line-state';
import { FavouriteButton } from '@touchline/betting-ui';
import { loadMatch, selectDisciplines, selectMatch } from '@touchline/cyber-state';
import { idSegment, routePath } from '@touchline/shared-routes';
import { selectLanguage, selectView } from '@touchline/shared-state';
import {
  BlocksSkeleton,
  Card,
  EmptyState,
  ErrorState,
  Link,
  LinkButton,
  PulseDot,
  ScoreTable,
  SectionHeading,
  VideoIcon,
} from '@touchline/ui-kit';
import { usePageParams, useAppSelector } from '@touchline/ui-pages';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import styles from '../list/Cyber.module.css';
import { DisciplineIcon } from '../list/DisciplineTiles.tsx';
import { cyberPlace, matchView, type CyberPlace } from '../place.ts';
import { useRenewed } from '../use-renewed.ts';
import { MatchBoard } from './MatchBoard.tsx';

const BOARD_MS = 5_000;

/** One match: scoreboard, economy and markets. @spec BT-06 */
export function MatchBody() {
  const place = cyberPlace(usePageParams());
  return place.gameId === null ? null : <Match key={place.gameId} gameId={place.gameId} place={place} />;
}

function Match({ gameId, place }: { gameId: number; place: CyberPlace }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const lang = useSelector(selectLanguage);
  const view = useMemo(() => matchView(gameId, lang), [gameId, lang]);
  const feed = useFeed(view);
  const page = useAppSelector((state) => selectGamePage(state, view));
  const match = useAppSelector((state) => selectMatch(state, gameId));
  const servedAt = useAppSelector((state) => selectFeed(state, view)?.servedAt ?? 0);
  const is12h = useAppSelector((state) => selectView(state).is12h);
  const isFavourite = useAppSelector((state) => selectFavourites(state).games.includes(gameId));
  const discipline = useAppSelector((state) => selectDisciplines(state, lang))?.find(({ id }) => id === place.discipline?.id);
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
  const { score, statusId } = game.state;
  const isLive = game.section === 'live' && statusId !== GameStatus.Finished;
  const start = startText(intl, game.startAt, servedAt, is12h);
  const name = `${game.opponent1.name} – ${game.opponent2.name}`;
  const periods = score === undefined ? [] : periodScores(score);
  const ending = endingOf(intl, game);
  const side = (at: 0 | 1) => ({
    name: (at === 0 ? game.opponent1 : game.opponent2).name,
    total: score === undefined ? '–' : String(playedScore(score)[at]),
    periods: periods.map((pair) => String(pair[at])),
  });
  const isStale = feed?.status === 'stale';
  return (
    <div className={styles.page}>
      <SectionHeading
        level={1}
        controls={<FavouriteButton name={name} isFavourite={isFavourite} onToggle={() => dispatch(favouriteGameToggled(gameId))} />}
      >
        <span className={styles.head}>
          {discipline !== undefined && <DisciplineIcon discipline={discipline} size={28} />}
          <bdi>{name}</bdi>
        </span>
      </SectionHeading>
      <p className={styles.counts}>
        {page?.champ !== undefined && place.discipline !== null && (
          <Link
            href={routePath(
              'cyber-champ',
              {
                type: place.type,
                discipline: idSegment(place.discipline.id, place.discipline.key),
                champ: idSegment(page.champ.id, page.champ.slug ?? page.champ.name),
              },
              { lang },
            )}
          >
            {page.champ.name}
          </Link>
        )}
        {isLive ? (
          <span className={styles.live}>
            <PulseDot />
            <FormattedMessage tagName="span" id="cyber.inPlay" defaultMessage="Live" />
          </span>
        ) : (
          <span>{`${start.day} ${start.time}`}</span>
        )}
      </p>
      {isLive && <DelayNotice />}
      {isStale && <StaleNotice />}
      <Card hasPadding>
        <ScoreTable
          sport={place.discipline?.key ?? ''}
          caption={name}
          sides={[side(0), side(1)]}
          {...(isLive && periods.length > 0 && { current: periods.length })}
        />
        {ending !== undefined && <p className={styles.counts}>{ending}</p>}
      </Card>
      {match !== undefined && match.maps.length > 0 && <MatchBoard match={match} />}
      <GameMarkets view={view} gameId={gameId} isStale={isStale} />
    </div>
  );
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
