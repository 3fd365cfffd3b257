import { createAppStore, createServerPorts, type LoadContext, viewChanged } from '@touchline/shared-state';
import { render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { indexContent } from './GamesIndex.tsx';
import { gamesModule } from './index.ts';

const DICE = {
  ...{ id: 290, slug: 'dice', title: 'Dice', art: '/assets/tiles/0123456789ab.svg', provider: { id: 'originals', name: 'Originals' } },
  ...{ kind: 'instant', model: 'dice', variant: 1, theme: 'sea', features: ['demo'], tag: null, rtp: 9_900, volatility: 'low' },
  ...{ hitRate: 4_950, maxWin: null, lines: null, minStake: 20, maxStake: 10_000, releasedAt: '2026-01-01', blockedCountries: [] },
};
const PAGE = { games: [DICE], total: 1, page: 1, pages: 1, providers: [], features: [], themes: [], volatilities: [] };

async function open(reply: () => Response) {
  const asked: string[] = [];
  const ports = createServerPorts({
    send: async ({ url }) => {
      asked.push(url);
      return reply();
    },
    origin: 'http://localhost',
    report: () => undefined,
  });
  const store = createAppStore({ ports, modules: [gamesModule] });
  store.dispatch(viewChanged({ language: 'en' }));
  const context: LoadContext = {
    ...{ params: {}, url: new URL('http://localhost/en/games'), lang: 'en', build: 'desktop' as const },
    ...{ store, ports, signal: new AbortController().signal },
  };
  await indexContent.load?.(context);
  const { Body } = indexContent;
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <Body />
      </IntlProvider>
    </Provider>,
  );
  return { asked, dice: screen.getByRole('link', { name: /^Dice Returns \d/ }) };
}

it('[CS-05] shows each game of the house as a tile with the picture that the server names, and links its page', async () => {
  const { asked, dice } = await open(() => Response.json(PAGE));

  expect(asked).toEqual([expect.stringMatching(/\/bff-api\/casino\/games\?.*provider=originals/)]);
  expect(dice).toHaveAttribute('href', '/en/games/dice');
  expect(within(dice).getByAltText('')).toHaveAttribute('src', '/assets/tiles/0123456789ab.svg');
  expect(screen.getByRole('link', { name: /^Classic Three Returns/ }).querySelector('img')).toBeNull();
});

it('[CS-05] [RM-04] lists the games without pictures while the casino does not answer', async () => {
  const { dice } = await open(() => new Response('{}', { status: 503 }));

  expect(dice.querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: /^2048 No stake/ })).toHaveAttribute('href', '/en/games/skill-2048');
});
