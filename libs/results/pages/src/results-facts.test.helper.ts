import type { GameStatistic, ResultGame, ResultsDay, Standing } from '@touchline/betting-results-contract';

export const GAME: ResultGame = {
  id: 1_120_000_010,
  statisticId: 'g1120000010',
  sportId: 1,
  champId: 112,
  startAt: 1_781_197_200,
  phase: 'over',
  opponent1: { id: 1, name: 'Harwick' },
  opponent2: { id: 2, name: 'Dunmere' },
  main: [2, 1],
  periods: [
    [1, 0],
    [1, 1],
  ],
  subGames: [{ kind: 'corners', main: [6, 3], periods: [] }],
};
export const CHAMP = { id: 112, sportId: 1, name: 'England. Premier League', slug: 'premier-league', countryCode: 'GB-ENG', games: 1 };
export const DAY: ResultsDay = {
  date: '2026-06-11',
  sports: [{ id: 1, key: 'football', name: 'Football', games: 1 }],
  champs: [CHAMP],
  games: [GAME],
  total: 1,
  page: 1,
  pages: 1,
};
const row = (teamId: number, name: string, more: Partial<Standing> = {}): Standing => ({
  teamId,
  name,
  played: 3,
  won: 2,
  drawn: 1,
  lost: 0,
  scored: 5,
  conceded: 2,
  points: 7,
  form: ['win', 'draw', 'win'],
  ...more,
});
export const STATISTIC: GameStatistic = {
  game: GAME,
  champ: CHAMP,
  markets: [
    {
      typeId: 1,
      outcomes: [
        { typeId: 1, statusId: 1, coef: 1850 },
        { typeId: 2, statusId: 0, coef: 3400 },
        { typeId: 3, statusId: 0, coef: 4200 },
      ],
    },
  ],
  events: [{ kind: 'goal', team: 1, periodId: 1, seconds: 754, player: 'A. Novák', score: [1, 0] }],
  form: [[], []],
  meetings: [],
  squads: [[], []],
  odds: [
    { seconds: 0, score: [0, 0], coefs: [1850, 3400, 4200] },
    { seconds: 2700, score: [1, 0], coefs: [1400, 4500, 7000] },
  ],
  hasDraw: true,
  standings: [row(1, 'Harwick', { isPlaying: true }), row(2, 'Dunmere')],
};
