import { resultsModule } from '@touchline/betting-results-state';
import { answer } from '@touchline/shared-testing';
import { cleanup, screen, within } from '@testing-library/react';
import { createPage } from '../line-page.test.helper.tsx';

const CHAMP = { id: 149, sportId: 1, name: 'Europa League', slug: 'europa-league', countryCode: null, games: 1 };
const FINAL = { opponent1: 'Harbour City', opponent2: 'Westholm', score: [1, 2], startAt: 1_779_303_600, winner: 2 };
const WINNERS = [{ year: 2026, winner: 'Westholm', runnerUp: 'Harbour City', score: [2, 1] }];
const seconds = (date: string) => Date.parse(`${date}T19:00Z`) / 1000;

async function open(path: string, season: object, routeKey = 'championship-home') {
  const page = await createPage({ path, routeKey });
  page.store.inject(resultsModule);
  page.server.on('GET /bff-api/results/champ/149', () =>
    answer({
      champ: CHAMP,
      standings: [],
      scorers: [],
      results: [],
      next: [],
      bracket: [[FINAL]],
      season: { winners: WINNERS, ...season },
    }),
  );
  await page.open();
  return page;
}

describe('the page of a cup', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('[BT-01] out of season says when it is, and shows the last winners', async () => {
    const { store } = await open('/en/europaleague', { isOn: false, from: seconds('2027-02-16'), to: seconds('2027-05-20') });

    expect(screen.getByRole('heading', { level: 1, name: 'Europa League' })).toBeInTheDocument();
    expect(screen.getByText('Out of season')).toBeInTheDocument();
    expect(screen.getByText('The next edition is from February 16, 2027 to May 20, 2027.')).toBeInTheDocument();
    const row = within(screen.getByRole('table', { name: 'Last winners' }))
      .getAllByRole('row')
      .at(-1);
    expect(row).toHaveTextContent('2026Westholm2:1Harbour City');
    expect(screen.queryByRole('link', { name: 'All odds' })).toBeNull();
    store.stop();
  });

  it('[BT-01] names one day for a cup of one game', async () => {
    const { store } = await open('/en/europaleague', { isOn: false, from: seconds('2027-08-12'), to: seconds('2027-08-12') });

    expect(screen.getByText('The next edition is on August 12, 2027.')).toBeInTheDocument();
    store.stop();
  });

  it('[BT-01] in season and on its final page shows the play-off', async () => {
    for (const [path, key] of [
      ['/en/europaleague', 'championship-home'],
      ['/en/europaleague/final', 'championship-final'],
    ] as const) {
      const { store } = await open(path, { isOn: true, from: seconds('2027-02-16'), to: seconds('2027-05-20') }, key);
      expect(screen.queryByText('Out of season')).toBeNull();
      expect(screen.getByText('Final', { selector: 'h2, h3, h2 *, h3 *' })).toBeInTheDocument();
      store.stop();
      cleanup();
    }
  });
});
