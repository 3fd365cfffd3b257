import { selectChamp, selectFeed, selectGamePage, selectList, type FeedView, type GameInfo } from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import { BlocksSkeleton, Chip, Chips, Link, SectionHeading, SportIcon } from '@touchline/ui-kit';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFeed } from '@touchline/betting-event-list';
import type { RootState } from '@touchline/shared-state';
import { GameBoard } from '../board/GameBoard.tsx';
import { gameView } from '../loads/game-load.ts';
import { Incidents } from '../board/Incidents.tsx';
import { Tracker } from '../board/Tracker.tsx';
import { pathOfGame } from '../views/structured-data.ts';
import styles from './GameInFocus.module.css';

const MOST_INCIDENTS = 6;
const FOOTBALL = 1;
const MOST_GAMES = 6;

/** Not the live games of home, from which a game is missing while it is suspended: the game in focus would change with each goal. */
const focusView = (lang: string): FeedView => ({ kind: 'games', section: 'live', lang, top: true, count: MOST_GAMES });

/** One of the most-watched live games: score board, tracker and latest incidents. Chips switch to another game. */
export function GameInFocus({ lang }: { lang: string }) {
  const intl = useIntl();
  const view = useMemo(() => focusView(lang), [lang]);
  useFeed(view);
  const order = useSelector((state: RootState) => selectList(state, view)?.order);
  const games = useSelector((state: RootState) => selectList(state, view)?.games);
  const [chosen, setChosen] = useState<number | null>(null);
  if (order === undefined || games === undefined) return <BlocksSkeleton />;
  // Football comes first, because its tracker shows most; a chosen game stays until it is over.
  const listed = order.flatMap((id) => games[id] ?? []);
  const known = [...listed.filter(({ sportId }) => sportId === FOOTBALL), ...listed.filter(({ sportId }) => sportId !== FOOTBALL)];
  const game = known.find(({ id }) => id === chosen) ?? known[0];
  if (game === undefined) return null;
  // Remember the current game, so that the column does not change when the order of the feed does.
  if (game.id !== chosen) setChosen(game.id);
  return (
    <>
      <SectionHeading>
        <FormattedMessage id="betting.aside.focus" defaultMessage="Featured event" />
      </SectionHeading>
      <Chips aria-label={intl.formatMessage({ id: 'betting.aside.games', defaultMessage: 'Live events' })}>
        {known.map(({ id, sportId, opponent1, opponent2 }) => (
          <Chip key={id} icon={<SportIcon sport={sportById(sportId)?.key ?? ''} />} isPicked={id === game.id} onClick={() => setChosen(id)}>
            <bdi>{`${opponent1.name} – ${opponent2.name}`}</bdi>
          </Chip>
        ))}
      </Chips>
      <Focus key={game.id} listed={game} lang={lang} />
    </>
  );
}

/** The score board is rendered from the list at once; the rest follows with the answer for the game. */
function Focus({ listed, lang }: { listed: GameInfo; lang: string }) {
  const view = useMemo(() => gameView(listed.id, lang), [listed.id, lang]);
  useFeed(view);
  const game = useSelector((state: RootState) => selectGamePage(state, view)?.games[listed.id]) ?? listed;
  const servedAt = useSelector((state: RootState) => (selectFeed(state, view) ?? selectFeed(state, focusView(lang)))?.servedAt ?? 0);
  const champ = useSelector((state: RootState) => selectChamp(state, game.champId));
  const name = `${game.opponent1.name} – ${game.opponent2.name}`;
  return (
    <article className={styles.focus} aria-label={name}>
      <GameBoard game={game} servedAt={servedAt} championship={champ?.name} country={champ?.countryCode ?? null} />
      <Link href={pathOfGame(game, { lang, champ })}>
        <FormattedMessage id="betting.aside.markets" defaultMessage="All markets: {name}" values={{ name: <bdi>{name}</bdi> }} />
      </Link>
      <Tracker view={view} gameId={game.id} />
      <Incidents view={view} gameId={game.id} most={MOST_INCIDENTS} />
    </article>
  );
}
