import { useLocation } from 'react-router';
import { GamePage } from '../game/GamePage.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { usePlace } from '../place/use-place.ts';
import { OwnGamesPage } from './OwnGamesPage.tsx';
import { pageTypeOf } from './page-types.ts';
import { TeamsPage } from './TeamsPage.tsx';
import { TopGamePage } from './TopGamePage.tsx';

/** A championship or a game as its page type shows it; the plain list or game for types without a page. @spec BT-08 */
export function PageTypePage() {
  const { gameId } = usePlace();
  switch (pageTypeOf(useLocation().pathname)) {
    case 'topgame':
      return <TopGamePage />;
    case 'betsonyour':
      return <OwnGamesPage />;
    case 'team':
      return <TeamsPage />;
    default:
      return gameId === null ? <ListPage /> : <GamePage />;
  }
}
