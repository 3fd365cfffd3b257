import { type CasinoGame, ORIGINALS } from '@touchline/casino-contract';
import { favouriteWanted, mineWanted, selectMine } from '@touchline/casino-state';
import { type GameBarrier, GameGrid, GameTile } from '@touchline/casino-ui';
import { selectUserId } from '@touchline/identity-state';
import { selectSiteConfig } from '@touchline/shared-config';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { lazy, Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styles from './Parts.module.css';

/** Separate chunk: few lists have tables. */
const TableFacts = lazy(async () => ({ default: (await import('@touchline/casino-game-launch')).TableFacts }));

const isOriginal = ({ provider }: Pick<CasinoGame, 'provider'>): boolean => provider.id === ORIGINALS;

/** Page of a game; a game of the house is played under the address of its model. */
export const gamePath = (game: Pick<CasinoGame, 'id' | 'slug' | 'kind' | 'model' | 'provider'>, lang: string): string =>
  isOriginal(game)
    ? routePath('game-view', { gameRoute: game.model }, { lang })
    : routePath('casino-game', { casino: game.kind === 'live' ? 'livecasino' : 'casino', gameId: game.id, gameName: game.slug }, { lang });

/** Loads favourites and recent games while a page with games is open. */
export function useMine() {
  const dispatch = useDispatch();
  const userId = useSelector(selectUserId);
  useEffect(() => {
    dispatch(mineWanted());
  }, [dispatch, userId]);
  return useSelector(selectMine);
}

export interface GamesProps {
  games: readonly CasinoGame[];
  /** Accessible name of the list. */
  label: string;
  isRow?: boolean;
  /** Whether the first game has a large tile. */
  hasHero?: boolean;
  /** Whether tiles of shared tables show what happens at them. */
  hasTables?: boolean;
}

/** Tiles with a star, a demo link and the reason why a game cannot be played here. @spec CS-01 */
export function Games({ games, label, isRow = false, hasHero = false, hasTables = false }: GamesProps) {
  const dispatch = useDispatch();
  const lang = useSelector(selectLanguage);
  const country = useSelector(selectSiteConfig)?.geoCountryId ?? null;
  const { favourites, barrier } = useMine();
  const kept = new Set(favourites);
  const barrierOf = ({ blockedCountries }: CasinoGame): GameBarrier | null =>
    country !== null && blockedCountries.includes(country) ? 'country' : barrier;
  return (
    <GameGrid label={label} isRow={isRow}>
      {games.map((game, at) => (
        <GameTile
          key={game.id}
          game={game}
          href={gamePath(game, lang)}
          demoHref={game.features.includes('demo') ? `${gamePath(game, lang)}?demo` : undefined}
          barrier={barrierOf(game)}
          isHero={hasHero && at === 0}
          facts={
            hasTables &&
            game.kind === 'live' && (
              <Suspense fallback={<div className={styles.tableFacts} />}>
                <TableFacts model={game.model} minStake={game.minStake} maxStake={game.maxStake} className={styles.tableFacts} />
              </Suspense>
            )
          }
          isFavourite={kept.has(game.id)}
          // Favourites are games of the catalogue.
          onFavourite={isOriginal(game) ? undefined : (isFavourite) => dispatch(favouriteWanted({ gameId: game.id, isFavourite }))}
        />
      ))}
    </GameGrid>
  );
}
