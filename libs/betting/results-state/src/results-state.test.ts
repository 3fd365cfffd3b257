/** @jest-environment node */
import { createAppStore, createServerPorts, PageNotFound } from '@touchline/shared-state';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { filterOfUrl, loadResults, resultsModule, selectAnswer, type Question } from './index.ts';

const GAME = {
  id: 7,
  statisticId: 'g7',
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
  subGames: [],
};
const DAY = { date: '2026-06-11', sports: [], champs: [], games: [GAME], total: 1, page: 1, pages: 1 };
const question: Question<'day'> = {
  kind: 'day',
  lang: 'en',
  zone: 'Asia/Kathmandu',
  filter: filterOfUrl(new URLSearchParams('date=2026-06-11&sport=1&q=har&page=2')),
};

function start(reply: () => Response) {
  const { send, log } = createFakeServer({ 'GET /bff-api/results/games': reply, 'GET /bff-api/results/game/:gameId': reply });
  const ports = createServerPorts({ send, origin: 'https://shop.test', report: () => undefined });
  const store = createAppStore({ ports, modules: [resultsModule] });
  const load = (wanted: Question = question) => loadResults({ store, ports, signal: new AbortController().signal }, wanted);
  return { store, load, log };
}

it('[BT-04] requests a day with its whole filter and has the answer for rendering', async () => {
  const { store, load, log } = start(() => answer(DAY));
  expect(selectAnswer(store.getState(), question)).toEqual({ status: 'loading' });

  await load();

  expect(selectAnswer(store.getState(), question)).toMatchObject({ status: 'ready', answer: DAY });
  expect(String(log[0]?.query)).toBe('lang=en&zone=Asia%2FKathmandu&date=2026-06-11&sport=1&q=har&page=2');
});

it('[BT-04] an invalid answer fails and keeps the previous answer', async () => {
  const replies = [answer(DAY), answer({ ...DAY, games: [{ ...GAME, main: [2] }] })];
  const { store, load } = start(() => replies.shift() ?? answer(null));
  await load();

  await expect(load()).rejects.toThrow();

  expect(selectAnswer(store.getState(), question)).toMatchObject({ status: 'ready', answer: DAY });
});

it('[BT-04] reports a failure without a previous answer, and a missing page for an unknown game', async () => {
  const refused = start(() => new Response('{}', { status: 503 }));
  await expect(refused.load()).rejects.toThrow();
  expect(selectAnswer(refused.store.getState(), question)).toEqual({ status: 'failed' });

  const missing = start(() => new Response('{}', { status: 404 }));
  await expect(missing.load({ kind: 'game', id: 9, lang: 'en' })).rejects.toBeInstanceOf(PageNotFound);
});

it('[BT-04] ignores invalid parts of a URL', () => {
  expect(filterOfUrl(new URLSearchParams('date=2026-99-11&sport=x&champ=112&page=-3'))).toEqual({
    date: null,
    sport: null,
    champ: 112,
    search: '',
    page: 1,
  });
  expect(filterOfUrl(new URLSearchParams('date=2026-02-29')).date).toBeNull();
  expect(filterOfUrl(new URLSearchParams('date=1026-02-28')).date).toBeNull();
});
