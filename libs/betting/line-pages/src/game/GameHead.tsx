import { favouriteGameToggled, selectChamp, selectFeed, type FeedView } from '@touchline/betting-line-state';
import { feedKey } from '@touchline/betting-line-state';
import { FavouriteButton, MatchHeader } from '@touchline/betting-ui';
import { sportById } from '@touchline/betting-rules';
import { listPath, routePath } from '@touchline/shared-routes';
import { selectBuild, type RootState } from '@touchline/shared-state';
import { Link, StatsIcon, VisuallyHidden } from '@touchline/ui-kit';
import { useTrail } from '@touchline/ui-pages';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useGameInfo, useIsFavouriteGame } from '@touchline/betting-event-list';
import type { LinePlace } from '../place/read-place.ts';
import { useSportName } from '@touchline/betting-event-list';
import { GameBoard } from '../board/GameBoard.tsx';
import styles from './GamePage.module.css';

export interface GameHeadProps {
  view: FeedView;
  gameId: number;
  place: LinePlace;
  /** Heading of the game's name; below `h1` the game is part of a page that has breadcrumbs already. */
  title?: 'h1' | 'h2';
}

/** Score of the game as a strip, with its star and, on desktop, the breadcrumbs. */
export function GameHead({ view, gameId, place, title: Title = 'h1' }: GameHeadProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const source = useMemo(() => ({ part: 'pages' as const, key: feedKey(view) }), [view]);
  const game = useGameInfo(source, gameId);
  const isFavourite = useIsFavouriteGame(gameId);
  const build = useSelector(selectBuild);
  const champ = useSelector((state: RootState) => selectChamp(state, game?.champId ?? 0));
  const servedAt = useSelector((state: RootState) => selectFeed(state, view)?.servedAt ?? 0);
  const sportName = useSportName(game?.sportId ?? 0);
  const own = game === undefined ? [] : stepsTo(game, { intl, lang: place.lang, sportName, champ });
  const steps = useTrail(own);
  if (game === undefined) return null;
  const name = `${game.opponent1.name} – ${game.opponent2.name}`;
  const tools = (
    <>
      {game.statisticId !== undefined && (
        <Link
          className={styles.tool}
          href={routePath('statistic', {}, { lang: place.lang, query: { id: game.statisticId } })}
          aria-label={intl.formatMessage({ id: 'betting.game.statistic', defaultMessage: 'Statistics of {game}' }, { game: name })}
        >
          <StatsIcon />
        </Link>
      )}
      <FavouriteButton name={name} isFavourite={isFavourite} onToggle={() => dispatch(favouriteGameToggled(gameId))} />
    </>
  );
  const hasTrail = build === 'desktop' && Title === 'h1';
  const board = { game, servedAt, championship: champ?.name, country: champ?.countryCode ?? null, isSlim: true };
  return (
    <>
      {hasTrail && <MatchHeader className={styles.way} steps={steps} tools={tools} />}
      <VisuallyHidden as="div">
        <Title>{name}</Title>
      </VisuallyHidden>
      {hasTrail ? <GameBoard {...board} /> : <GameBoard {...board} tools={tools} />}
    </>
  );
}

/** Breadcrumbs below the prices, on phones. */
export function GameTrail({ view, gameId, place }: GameHeadProps) {
  const intl = useIntl();
  const source = useMemo(() => ({ part: 'pages' as const, key: feedKey(view) }), [view]);
  const game = useGameInfo(source, gameId);
  const champ = useSelector((state: RootState) => selectChamp(state, game?.champId ?? 0));
  const sportName = useSportName(game?.sportId ?? 0);
  const steps = useTrail(game === undefined ? [] : stepsTo(game, { intl, lang: place.lang, sportName, champ }));
  return game === undefined ? null : <MatchHeader steps={steps} />;
}

interface StepFacts {
  intl: IntlShape;
  lang: string;
  sportName: string;
  champ: ReturnType<typeof selectChamp>;
}

/** Breadcrumbs to the game, from the widest list; lists without a name are left out. */
function stepsTo({ section, sportId, champId }: NonNullable<ReturnType<typeof useGameInfo>>, { intl, lang, sportName, champ }: StepFacts) {
  const sport = sportById(sportId);
  return [
    {
      name:
        section === 'live'
          ? intl.formatMessage({ id: 'betting.list.live', defaultMessage: 'Live' })
          : intl.formatMessage({ id: 'betting.list.line', defaultMessage: 'Sports' }),
      href: listPath({ lang, section }),
    },
    { name: sportName || (sport?.key ?? ''), href: listPath({ lang, section, sportId, sportName: sport?.key }) },
    {
      name: champ?.name ?? '',
      href: listPath({ lang, section, sportId, sportName: sport?.key, champId, champName: champ?.slug ?? champ?.name }),
    },
  ].filter((step) => step.name !== '');
}
