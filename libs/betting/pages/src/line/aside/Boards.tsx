import { feedKey, selectChamp, selectFeed, selectList } from '@touchline/betting-line-state';
import { sportById } from '@touchline/betting-rules';
import { gamePath } from '@touchline/shared-routes';
import { BlocksSkeleton, Link, SectionHeading } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFeed } from '../feed/use-feed.ts';
import { useGameInfo, type GameSource } from '../feed/use-game.ts';
import { GameBoard } from '../game/GameBoard.tsx';
import { liveNowView } from '../home/home-load.ts';
import styles from './LiveBoards.module.css';

const MOST_BOARDS = 3;

/** Score boards of the games in play that most people watch. */
export function Boards({ lang }: { lang: string }) {
  const view = useMemo(() => liveNowView(lang), [lang]);
  const key = feedKey(view);
  const source = useMemo(() => ({ part: 'lists' as const, key }), [key]);
  useFeed(view);
  const order = useSelector((state: unknown) => selectList(state, view)?.order);
  const servedAt = useSelector((state: unknown) => selectFeed(state, view)?.servedAt ?? 0);
  if (order?.length === 0) return null;
  return (
    <>
      <SectionHeading>
        <FormattedMessage id="betting.aside.boards" defaultMessage="Score boards" />
      </SectionHeading>
      {order === undefined ? (
        <BlocksSkeleton />
      ) : (
        order.slice(0, MOST_BOARDS).map((id) => <Board key={id} source={source} gameId={id} servedAt={servedAt} lang={lang} />)
      )}
    </>
  );
}

function Board({ source, gameId, servedAt, lang }: { source: GameSource; gameId: number; servedAt: number; lang: string }) {
  const game = useGameInfo(source, gameId);
  const champ = useSelector((state: unknown) => selectChamp(state, game?.champId ?? 0));
  if (game === undefined) return null;
  const name = `${game.opponent1.name} – ${game.opponent2.name}`;
  const href = gamePath({
    lang,
    section: game.section,
    sportId: game.sportId,
    sportName: sportById(game.sportId)?.key,
    champId: game.champId,
    champName: champ?.slug ?? champ?.name,
    gameId: game.id,
    gameName: `${game.opponent1.name} ${game.opponent2.name}`,
  });
  return (
    <article className={styles.board}>
      <GameBoard game={game} servedAt={servedAt} championship={champ?.name} country={champ?.countryCode ?? null} />
      <Link href={href}>
        <FormattedMessage id="betting.aside.markets" defaultMessage="All markets of {name}" values={{ name: <bdi>{name}</bdi> }} />
      </Link>
    </article>
  );
}
