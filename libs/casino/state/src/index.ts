export { casinoModule } from './module.ts';
export type { ListScope } from './api/casino-api.ts';
export { loadShown } from './load-shown.ts';
export { favouriteWanted, gameOpened, type MineState, mineSlice, mineWanted, selectMine } from './mine.slice.ts';
export { bonusWanted, offersSlice, type OffersState, offersWanted, selectOffers, tournamentWanted } from './offers.slice.ts';
export {
  gamesIn,
  gamesNamed,
  gamesOf,
  jackpot,
  lobby,
  overview,
  previewOf,
  providers,
  type Resource,
  tournamentOf,
  tournaments,
} from './resources.ts';
export { filterOfUrl, kindOf, narrowed, NO_FILTER, queryOf } from './rules/filter-of-url.ts';
export { resourceAsked, resourceCame, resourceFailed, selectShown, type View } from './shown.slice.ts';
export type { Watching } from './watched.ts';
export { jackpotModule, watchingModule, watchResource } from './watching-module.ts';
