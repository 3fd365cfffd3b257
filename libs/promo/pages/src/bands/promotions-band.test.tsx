import { contentModule } from '@touchline/content-state';
import { configSlice } from '@touchline/shared-config';
import { createAppStore, createServerPorts, viewChanged, type LoadContext } from '@touchline/shared-state';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { promoBands } from '../index.ts';

const card = (slug: string, more: object = {}) => ({
  ...{ kind: 'promotion', slug, lang: 'en', title: `Offer ${slug}`, summary: 'Place five bets and get 50 points.', label: 'Points' },
  ...{ art: 'pitch', publishedAt: 1_700_000_000, updatedAt: 1_700_000_000, endsAt: null },
  ...more,
});

async function openBand(cards: readonly object[]) {
  const { send } = createFakeServer({ 'GET /bff-api/content/list/promotion': () => answer({ cards }) });
  const ports = createServerPorts({ send, origin: 'https://shop.test', report: () => undefined });
  const store = createAppStore({ ports, modules: [contentModule, () => ({ name: 'config', slices: [configSlice] })] });
  store.dispatch(viewChanged({ language: 'en', userId: 7 }));
  const band = await promoBands['promotions']?.();
  const context = { store, ports, lang: 'en', signal: new AbortController().signal } as unknown as LoadContext;
  await band?.load?.(context);
  const Band = band?.Component as ComponentType;
  const { container } = render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC">
        <MemoryRouter>
          <Band />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { container };
}

it('[PI-01] home shows exactly one offer, the first, with its end and a link to its conditions', async () => {
  await openBand([card('one', { endsAt: 1_830_297_600 }), card('two'), card('three')]);

  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Offer one' })).toHaveAttribute('href', '/en/promotions/one');
  expect(screen.getByRole('article')).toHaveTextContent(/Until .*2028/);
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/en/promo');
});

it('[LIM-5] [PI-01] shows nothing at all to a player for whom the server has no offers, as during a break', async () => {
  const { container } = await openBand([]);
  expect(container).toBeEmptyDOMElement();
});
