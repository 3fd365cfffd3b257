import { marketTypeId, OUTCOME, sportByKey } from '@touchline/betting-rules';
import { aChamp, aGame, aGamesAnswer } from '@touchline/betting-line-state/testing';
import { resultsModule } from '@touchline/betting-results-state';
import { answer } from '@touchline/shared-testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import type { Game, RaceTimes } from '@touchline/betting-contract';
import axe from 'axe-core';
import { createPage, LINE_CALL, LIVE_CALL, type PageOptions } from '../line-page.test.helper.tsx';

const AXE = {
  rules: Object.fromEntries(['color-contrast', 'region', 'label-content-name-mismatch'].map((id) => [id, { enabled: false }])),
};
const NAMES = ['Ember', 'Cobalt', 'Saffron'];
const START = 1_700_000_000;
const champ = aChamp({ id: 390, sportId: 26, name: 'Marble Grand Prix', countryCode: null });

/** A race with three marbles whose only market is its winner. */
const aRace = (id: number, fields: Partial<Game> = {}): Game =>
  aGame({
    ...{ id, sportId: 26, champId: 390, kind: 7, startAt: START + 180 * id },
    opponent1: { id: 500, name: 'Glass Canyon' },
    opponent2: { id: 999, name: `#${id}` },
    runners: NAMES.map((name, at) => ({ id: at + 1, name })),
    markets: [
      {
        id: id * 100,
        typeId: marketTypeId('race-winner'),
        outcomes: NAMES.map((name, at) => ({ id: id * 100 + at, typeId: OUTCOME.Participant, name, coef: 2500 + at })),
      },
    ],
    ...fields,
  });
const running = (marks: RaceTimes['marks']): Game =>
  aRace(1, {
    section: 'live',
    state: {
      ...{ statusId: 2, marketsCount: 1, race: { laps: 2, marksPerLap: 1, marks } },
      clock: { periodId: marks.length + 1, seconds: 0, at: START * 1000, isRunning: false, direction: 'none' },
    },
  });
const pageOf = (game: Game) => () => answer({ revision: 1, isFull: true, servedAt: START * 1000, game, champ, changes: [] });
const result = {
  ...{ id: 9, statisticId: 'g9', sportId: 26, champId: 390, startAt: START - 180, phase: 'over', main: [0, 0], periods: [], subGames: [] },
  ...{ opponent1: { id: 501, name: 'Copper Steps' }, opponent2: { id: 999, name: '#0' } },
  finishers: [3, 1, 2].map((number) => ({ number, name: NAMES[number - 1] })),
};
const statistic = {
  champ: { id: 390, sportId: 26, name: 'Marble Grand Prix', slug: 'marble-grand-prix', countryCode: null, games: 1 },
  ...{ standings: [], scorers: [], results: [result], next: [], bracket: [] },
};

async function made({ marks = [] as RaceTimes['marks'], ...options }: Partial<PageOptions> & { marks?: RaceTimes['marks'] } = {}) {
  const page = await createPage({
    ...{ path: '/en/marble/line/all/26-marble/390-marble-grand-prix', routeKey: 'page-type-champ:marble' },
    ...options,
  });
  page.store.inject(resultsModule);
  page.server.on(LIVE_CALL, () => answer(aGamesAnswer({ champs: [champ], games: [running(marks)] })));
  page.server.on(LINE_CALL, () => answer(aGamesAnswer({ champs: [champ], games: [aRace(2), aRace(3), aRace(4)] })));
  page.server.on('GET /bff-api/feed/game/1', pageOf(running(marks)));
  for (const id of [2, 3, 4]) page.server.on(`GET /bff-api/feed/game/${id}`, pageOf(aRace(id)));
  page.server.on('GET /bff-api/results/champ/390', () => answer(statistic));
  return page;
}
/** Headings of the page, without those of menus and markets. */
const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((title) => title !== 'All sports' && title !== 'Markets');
const table = (name: string) => screen.getByRole('table', { name });
const rows = (name: string) =>
  within(table(name))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const marbles = (container: HTMLElement) => [...container.querySelectorAll('[data-marks] [data-number]')];

describe('marble races', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: START * 1000 });
    window.matchMedia = (query: string) => ({ matches: query.includes('reduce') }) as MediaQueryList;
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('[BT-08] shows the running race, the next one with its prices, those after it, and the last results', async () => {
    const { open, store, server } = await made({ marks: [[20_001, 19_802, 20_303]] });
    const { container } = await open();

    expect(screen.getByRole('heading', { level: 1, name: 'Marble races' })).toBeInTheDocument();
    expect(titles()).toEqual([...['Running now', 'Glass Canyon – #1', 'Next race', 'Glass Canyon – #2', 'Races after it', 'Last results']]);
    expect(screen.getByRole('link', { name: 'Prices of this race' })).toHaveAttribute(
      'href',
      '/en/live/all/26-marble/390/1-glass-canyon-1',
    );
    expect(screen.queryByTestId('outcome-100')).toBeNull();
    expect(screen.getByTestId('outcome-200')).toBeInTheDocument();
    expect([...container.querySelectorAll('[data-event]')].map((row) => row.getAttribute('data-event'))).toEqual(['3', '4']);
    const heads = [...container.querySelectorAll('[data-ways] > [aria-hidden]')].map(({ textContent }) => textContent);
    expect(heads[0]).toBe('OddEven');
    expect(screen.getByText('1. Saffron (3) · 2. Ember (1) · 3. Cobalt (2)')).toBeInTheDocument();
    const asked = server.log.filter(({ path }) => path.endsWith('/games')).map(({ query }) => query.get('sport'));
    expect(new Set(asked)).toEqual(new Set([String(sportByKey('marble')?.id)]));
    jest.useRealTimers();
    expect((await axe.run(container, AXE)).violations).toEqual([]);
    store.stop();
  });

  it('[BT-08] [A11Y-3] shows the race in words and in a table of positions by lap, and draws it hidden from screen readers', async () => {
    const { open, store } = await made({
      marks: [
        [20_001, 19_802, 20_303],
        [39_901, 40_002, 40_203],
      ],
    });
    const { container } = await open();

    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Finished: Ember won, Cobalt was second and Saffron third.',
    );
    expect(rows('Positions by lap')).toEqual([
      ['No.', 'Marble', 'Gap', 'Lap 1', 'Lap 2'],
      ['1', 'Ember', '', '2', '1'],
      ['2', 'Cobalt', '+0.101', '1', '2'],
      ['3', 'Saffron', '+0.302', '3', '3'],
    ]);
    const list = within(screen.getByRole('list', { name: 'Marbles of this race' })).getAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent)).toEqual(['1 Ember', '2 Cobalt', '3 Saffron']);
    expect(container.querySelector('[data-marks]')).toHaveAttribute('aria-hidden', 'true');
    store.stop();
  });

  it('[BT-08] runs a newly known part as fast as it was; with reduced motion the marbles appear at its end', async () => {
    const first = [10_000, 15_000, 19_000];
    const second = first.map((ms) => ms + 10_000);
    /** Where the second marble is at the first mark, five seconds after the news of the second mark, and after the race came there. */
    const seen = async (isCalm: boolean): Promise<(string | null | undefined)[]> => {
      window.matchMedia = () => ({ matches: isCalm }) as MediaQueryList;
      const page = await made({ marks: [first] });
      const { container } = await page.open();
      const drawn = () => marbles(container)[1]?.getAttribute('transform');
      const before = drawn();
      page.server.on('GET /bff-api/feed/game/1', () =>
        answer({ revision: 2, isFull: false, servedAt: START * 1000, changes: [{ id: 1, state: running([first, second]).state }] }),
      );
      page.server.on(LIVE_CALL, () => answer(aGamesAnswer({ champs: [champ], games: [running([first, second])], revision: 2 })));
      const track = container.querySelector('[data-marks]');
      for (let waited = 0; track?.getAttribute('data-marks') !== '2' && waited < 300; waited++)
        await act(() => jest.advanceTimersByTimeAsync(100));
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      const soon = drawn();
      await act(() => jest.advanceTimersByTimeAsync(6_000));
      const after = drawn();
      page.store.stop();
      cleanup();
      return [before, soon, after];
    };
    const [from, half, to] = await seen(false);
    expect(new Set([from, half, to]).size).toBe(3);
    expect(await seen(true)).toEqual([from, to, to]);
  });

  it('[BT-08] shows the race of its path first, and says when there is none', async () => {
    const path = '/en/marble/line/all/26-marble/390-marble-grand-prix/3-glass-canyon';
    const chosen = await made({ path, routeKey: 'page-type-game:marble' });
    await chosen.open();
    expect(titles()).toEqual(['Glass Canyon – #3', 'Running now', 'Glass Canyon – #1', 'Races after it', 'Last results']);
    expect([...document.querySelectorAll('[data-event]')].map((row) => row.getAttribute('data-event'))).toEqual(['2', '4']);
    chosen.store.stop();
    cleanup();

    const none = await made();
    none.server.on(LIVE_CALL, () => answer(aGamesAnswer({ games: [] })));
    none.server.on(LINE_CALL, () => answer(aGamesAnswer({ games: [] })));
    await none.open();
    expect(screen.getByText('No marble race right now')).toBeInTheDocument();
    none.store.stop();
  });

  it('[BT-08] the page of a race is drawn too, and has no parts that need two sides', async () => {
    const { open, store } = await made({
      path: '/en/live/all/26-marble/390-marble-grand-prix/1-x',
      routeKey: 'game',
      marks: [[20_001, 19_802, 20_303]],
    });
    const { container } = await open();
    expect(marbles(container)).toHaveLength(3);
    expect(screen.getByRole('status')).toHaveTextContent('After lap 1 of 2: Cobalt leads, then Ember and Saffron.');
    expect(screen.queryByRole('button', { name: 'Look back at the match' })).toBeNull();
    store.stop();
  });
});
