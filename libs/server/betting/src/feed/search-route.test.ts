import type { SearchAnswer } from '@touchline/betting-contract';
import { backend } from './feed.test.helper.ts';

describe('search', () => {
  it('[BT-05] [CP-01] finds an outcome by team, market, line and side, with its game in the form that a coupon needs', async () => {
    const { get } = backend([117]);
    const find = async (q: string) => (await get<SearchAnswer>(`/bff-api/feed/search?lang=en&q=${encodeURIComponent(q)}`)).body;
    const { markets = [], games } = await find('monchenthal over 2.5');

    expect(games.length).toBeGreaterThan(0);
    expect(markets.length).toBeGreaterThan(0);
    const [{ game, outcomeIds } = { game: undefined, outcomeIds: [] }] = markets;
    expect([game?.opponent1.name, game?.opponent2.name]).toContain('Borussia Mönchenthal');
    expect(game?.markets).toHaveLength(1);
    // Total goals, line 2.5; over is outcome type 9.
    expect(game?.markets[0]).toMatchObject({ typeId: 4, param: 2500 });
    const picked = game?.markets[0]?.outcomes.filter(({ id }) => outcomeIds?.includes(id));
    expect(picked?.map(({ typeId }) => typeId)).toEqual([9]);
    expect(games[0]?.offer?.markets[0]?.outcomes.map(({ coef }) => coef)).toEqual(games[0]?.odds);
  });

  it('[BT-05] lists all meanings of an ambiguous query: totals of the game and of the team, both handicaps, any game if none is named', async () => {
    const { get } = backend([117]);
    const find = async (q: string) =>
      (await get<SearchAnswer>(`/bff-api/feed/search?lang=en&q=${encodeURIComponent(q)}`)).body.markets ?? [];
    const typesOf = async (q: string) => (await find(q)).map(({ game }) => game.markets[0]?.typeId);

    const totals = await typesOf('monchenthal over 1.5');
    expect(totals).toContain(4);
    expect(totals.some((typeId) => typeId === 7 || typeId === 8)).toBe(true);
    const any = await find('btts');
    expect(new Set(any.map(({ game }) => game.id)).size).toBeGreaterThan(1);
    expect(any.every(({ game, outcomeIds }) => game.markets[0]?.typeId === 10 && outcomeIds === undefined)).toBe(true);
    const lines = (await find('monchenthal handicap 1.5')).map(({ game }) => game.markets[0]?.param);
    expect(lines.every((param) => Math.abs(param ?? 0) === 1500)).toBe(true);
    expect((await find('monchenthal')).length).toBe(0);
    expect((await find('nobody over 2.5')).length).toBe(0);
  });

  it('[BT-05] finds games by team or championship in any script, with or without diacritics', async () => {
    const { get } = backend([115, 117, 128, 133]);
    const teams = async (q: string, lang = 'en') =>
      (await get<SearchAnswer>(`/bff-api/feed/search?lang=${lang}&q=${encodeURIComponent(q)}`)).body.games;

    for (const q of ['crvena reka', 'Црвена', 'ЦРВЕНА РЕКА']) {
      const games = await teams(q);
      expect(games.length).toBeGreaterThan(0);
      expect(games.every(({ opponent1, opponent2 }) => [opponent1, opponent2].includes('Црвена река'))).toBe(true);
    }
    expect((await teams('monchenthal')).length).toBeGreaterThan(0);
    expect((await teams('бундеслига', 'ru')).every(({ champId }) => champId === 117)).toBe(true);
    expect((await teams('الدوري الاسباني', 'ar')).length).toBeGreaterThan(0);
    expect(await teams('nobody plays here')).toEqual([]);
  });

  it('[BT-05] finds sports, championships, teams and pages too, with odds for the games', async () => {
    const { get } = backend([115, 117]);
    const find = async (q: string, lang = 'en') =>
      (await get<SearchAnswer>(`/bff-api/feed/search?lang=${lang}&q=${encodeURIComponent(q)}`)).body;

    expect((await find('football')).places?.[0]).toMatchObject({ kind: 'sport', sportId: 1, name: 'Football' });
    for (const word of ['soccer', 'footy']) expect((await find(word)).places?.[0]).toMatchObject({ kind: 'sport', sportId: 1 });
    expect((await find('bundes')).places?.[0]).toMatchObject({ kind: 'championship', champId: 117, slug: 'bundesliga' });
    expect((await find('bundeslga')).places?.[0]).toMatchObject({ champId: 117 });
    expect((await find('правила ставок', 'ru')).places).toEqual([{ kind: 'page', name: 'Правила ставок', path: '/rules' }]);
    expect((await find('beting rules')).places).toEqual([{ kind: 'page', name: 'Betting rules', path: '/rules' }]);
    const { games, places } = await find('monchenthal');
    expect(places?.[0]).toMatchObject({ kind: 'team', champName: 'Germany. Bundesliga' });
    // A game has two or three outcomes, each with odds above 1.
    for (const { odds } of games) {
      expect(odds).toHaveLength(3);
      expect(Math.min(...(odds ?? []))).toBeGreaterThan(1000);
    }
  });

  it.each([
    ['epl', { kind: 'championship', champId: 112 }],
    ['АПЛ', { kind: 'championship', champId: 112 }],
    ['laliga', { kind: 'championship', champId: 115 }],
    ['fohlen', { kind: 'team', name: 'Borussia Mönchenthal' }],
    ['the hammers', { kind: 'team', name: 'Eastham United' }],
    ['eastham utd', { kind: 'team', name: 'Eastham United' }],
  ])('[BT-05] finds championships and teams by nickname: %s', async (q, place) => {
    const { get } = backend([112, 115, 117]);
    const { body } = await get<SearchAnswer>(`/bff-api/feed/search?lang=en&q=${encodeURIComponent(q)}`);
    expect(body.places?.[0]).toMatchObject(place);
    expect(body.games.length).toBeGreaterThan(0);
  });

  it('[BT-05] ranks the games of a team before those of a championship of that name, live or not', async () => {
    // England's first two divisions have an Eastham United, the championships of 136 and 170 are in the United States.
    const { get } = backend([112, 113, 136, 170]);

    const { games } = (await get<SearchAnswer>('/bff-api/feed/search?lang=en&q=united')).body;

    const isOfTeam = games.map(({ opponent1, opponent2 }) => `${opponent1} ${opponent2}`.includes('United'));
    const teams = isOfTeam.indexOf(false);
    expect(teams).toBeGreaterThan(0);
    expect(isOfTeam.slice(teams)).not.toContain(true);
    expect(games.slice(teams).some(({ section }) => section === 'live')).toBe(true);
    expect(games.slice(0, teams).some(({ section }) => section === 'line')).toBe(true);
  });
});
