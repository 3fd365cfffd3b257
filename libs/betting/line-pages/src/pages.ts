import type { SectionPage } from '@touchline/shared-state';

type LoadPage = () => Promise<SectionPage>;

// A page is a chunk with its component and its loader. The build reads these functions for their imports.
const list: LoadPage = async () => (await import('./pages/list.ts')).page;
const game: LoadPage = async () => (await import('./pages/game.ts')).page;
const ownGames: LoadPage = async () => (await import('./pages/own-games.ts')).page;
const topGame: LoadPage = async () => (await import('./pages/top-game.ts')).page;
const teams: LoadPage = async () => (await import('./pages/teams.ts')).page;
const marble: LoadPage = async () => (await import('./pages/marble.ts')).page;
const tournament: LoadPage = async () => (await import('./pages/tournament.ts')).page;

/** Pages of the line by route keys, and by page types where the row has them. @spec BT-01 BT-08 */
export const linePages: Readonly<Record<string, LoadPage>> = {
  home: async () => (await import('./pages/home.ts')).page,
  section: list,
  'page-type-champ:home': list,
  'page-type-champ:betsonyour': ownGames,
  'page-type-champ:topgame': topGame,
  'page-type-champ:marble': marble,
  'page-type-champ:team': teams,
  game,
  'page-type-game:home': game,
  'page-type-game:betsonyour': ownGames,
  'page-type-game:topgame': topGame,
  'page-type-game:marble': marble,
  'page-type-game:team': teams,
  champs: async () => (await import('./pages/champs.ts')).page,
  'multi-live': async () => (await import('./pages/multi.ts')).page,
  'team-info': async () => (await import('./pages/team.ts')).page,
  'championship-home': tournament,
  'championship-game': tournament,
  'championship-final': tournament,
  'print-coupon': async () => (await import('./pages/print.ts')).page,
};
