import type { ResultGame } from '@touchline/betting-results-contract';
import { answer } from '@touchline/shared-testing';
import { screen, within } from '@testing-library/react';
import { CHAMP, DAY, GAME, STATISTIC } from './results-facts.test.helper.ts';
import { open } from './results-pages.test.helper.tsx';

const RACE: ResultGame = {
  ...GAME,
  ...{ id: 3_900_000_010, statisticId: 'g3900000010', sportId: 26, champId: 390, main: [0, 0], periods: [], subGames: [] },
  ...{ opponent1: { id: 390_500, name: 'Glass Canyon' }, opponent2: { id: 390_999, name: '#214' } },
  finishers: [
    { number: 5, name: 'Ember' },
    { number: 2, name: 'Jade' },
    { number: 8, name: 'Moss' },
    { number: 1, name: 'Plum' },
  ],
};
const RACES = { ...CHAMP, id: 390, sportId: 26, name: 'Marble Grand Prix', countryCode: null };

it('[BT-08] [BT-04] lists the first three of a race instead of a score', async () => {
  const day = { ...DAY, games: [RACE], champs: [RACES], sports: [{ id: 26, key: 'marble', name: 'Marble races', games: 1 }] };
  await open('results', '/en/results?date=2026-06-11', { 'GET /bff-api/results/games': () => answer(day) });

  const link = within(screen.getByRole('list', { name: 'Marble Grand Prix' })).getByRole('link', { name: /^17:00/ });
  expect(link.textContent).toBe('17:00Glass Canyon#2141. Ember (5) · 2. Jade (2) · 3. Moss (8)');
});

it('[BT-08] [BT-04] the statistics of a race are its whole finish, without parts about two sides', async () => {
  const statistic = { ...STATISTIC, game: RACE, champ: RACES, events: [], odds: [], standings: [], hasDraw: false };
  await open('statistic', '/en/statistic?id=g3900000010', { 'GET /bff-api/results/game/3900000010': () => answer(statistic) });

  const finish = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(finish).toEqual(expect.arrayContaining(['1. EmberNo. 5', '2. JadeNo. 2', '3. MossNo. 8', '4. PlumNo. 1']));
  expect(screen.queryByText('They have not met before')).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});
