import { accountModule } from '@touchline/account-state';
import { casinoModule } from '@touchline/casino-state';
import { configReceived, configSlice } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { createAppStore, viewChanged, type Build, type LoadContext } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { act, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { launchContent } from './launch-content.tsx';

const GAME = {
  ...{ id: 1001, slug: 'lighthouse', title: 'Lighthouse', provider: { id: 'northpaw', name: 'Northpaw' }, kind: 'slots' },
  ...{ model: 'dice', variant: 1, theme: 'classic', features: [], tag: null, minStake: 20, maxStake: 1000, releasedAt: '2026-01-02' },
  ...{ rtp: null, hitRate: null, maxWin: null, lines: null, volatility: null, blockedCountries: [250] },
};
const PREVIEW = { game: GAME, languages: ['en'], bonusContribution: 100, sameModel: 0, similar: [] };

async function open({ build, country, preview = PREVIEW }: { build: Build; country: number | null; preview?: object }) {
  const server = createFakeServer({
    'GET /bff-api/casino/games/1001/preview': ({ query }) =>
      answer({ ...preview, blocked: query.get('fcountry') === '250' ? 'country' : null }),
  });
  const ports = createFakePorts({ send: server.send });
  const site = () => ({ name: 'site', slices: [configSlice] });
  const store = createAppStore({ ports, modules: [site, casinoModule, accountModule] });
  store.dispatch(viewChanged({ language: 'en' }));
  store.dispatch(configReceived(aSiteConfig({ group_id: 5, ref_id: 8, geoCountryId: country })));
  const url = new URL('https://touchline.test/en/casino/game/1001/lighthouse');
  const context: LoadContext = {
    ...{ params: { gameId: '1001' }, url, lang: 'en', build, store, ports, signal: new AbortController().signal },
  };
  await launchContent.load?.(context);
  return { queries: server.log.map(({ query }) => String(query)), store, context };
}

it.each([
  ['desktop', 276, 'whence=1&groupId=5&ref=8&lng=en&fcountry=276'],
  ['mobile', null, 'whence=2&groupId=5&ref=8&lng=en'],
] as const)('[CF-04] [CS-04] requests the preview on the %s page with its site and group', async (build, country, query) => {
  expect((await open({ build, country })).queries).toEqual([query]);
});

it("[CS-04] does not start a game that is not offered in the visitor's country, and says why", async () => {
  const { store } = await open({ build: 'desktop', country: 250 });
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter initialEntries={['/en/casino/game/1001/lighthouse']}>
          <launchContent.Body />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );

  expect(screen.getByText('This game is not offered in your country.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('[CS-02] [CS-04] names the studio under the title of a variant; that it has the maths of another game is one of its facts', async () => {
  const variant = { ...PREVIEW, game: { ...GAME, variant: 2 } };
  const { store } = await open({ build: 'desktop', country: 276, preview: variant });
  const { container } = render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter initialEntries={['/en/casino/game/1001/lighthouse']}>
          <launchContent.Body />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );

  await act(async () => undefined);
  expect(screen.getByRole('link', { name: 'Northpaw' })).toHaveAttribute('href', '/en/providers/northpaw');
  expect(container).not.toHaveTextContent('A variant');
  const fact = screen.getByText('Same maths as').parentElement as HTMLElement;
  expect(within(fact).getByRole('link', { name: 'Dice' })).toHaveAttribute('href', '/en/games/dice');
});
