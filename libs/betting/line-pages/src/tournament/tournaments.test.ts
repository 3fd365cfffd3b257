import { ROUTES } from '@touchline/shared-routes';
import { championshipOf } from './tournaments.ts';

it('[BT-01] every championship page shows another competition', () => {
  const row = ROUTES.find(({ key }) => key === 'championship-home');
  const pages = /\(([^)]+)\)/.exec(row?.path ?? '')?.[1]?.split('|') ?? [];
  const shown = Object.fromEntries(pages.map((page) => [page, championshipOf(page)]));

  expect(shown).toEqual({
    ...{ champ: 110, epl: 112, laliga: 115, europaleague: 149, ipl: 240, scf: 150, fifacwc: 151, nbafinals: 170, nhlfinals: 180 },
  });
  expect(new Set(Object.values(shown)).size).toBe(pages.length);
});
