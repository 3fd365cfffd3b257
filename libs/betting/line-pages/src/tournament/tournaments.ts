import { gameStatisticId, teamStatisticId } from '@touchline/betting-results-contract';
import { routePath } from '@touchline/shared-routes';

/** Championship id of each tournament page. */
const CHAMPIONSHIPS: Readonly<Record<string, number>> = {
  champ: 110,
  europaleague: 149,
  fifacwc: 151,
  epl: 112,
  scf: 150,
  laliga: 115,
  nbafinals: 170,
  nhlfinals: 180,
  ipl: 240,
};

/** Id of the championship of a tournament page; null for an unknown page. @spec BT-08 */
export const championshipOf = (page: string | undefined): number | null => CHAMPIONSHIPS[page ?? ''] ?? null;

const TEAM_IDS = 1000;
/** Championship that a team plays in. */
export const championshipOfTeam = (teamId: number): number => Math.floor(teamId / TEAM_IDS);

export const teamStatisticPath = (lang: string, teamId: number): string =>
  routePath('statistic', {}, { lang, query: { id: teamStatisticId(teamId) } });
export const gameStatisticPath = (lang: string, gameId: number): string =>
  routePath('statistic', {}, { lang, query: { id: gameStatisticId(gameId) } });
