import { contentModule } from '@touchline/content-state';
import { configSlice } from '@touchline/shared-config';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { promoRoutes } from './index.ts';

async function menuOf(path: string, userId: number | null): Promise<string[]> {
  const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'https://shop.test', report: () => undefined });
  const store = createAppStore({ ports, modules: [contentModule, () => ({ name: 'config', slices: [configSlice] })] });
  store.dispatch(viewChanged({ language: 'en', userId }));
  const Page = (await promoRoutes['bonus-rules']()).Component as ComponentType;
  render(
    <Provider store={store}>
      <IntlProvider locale="en" onError={() => undefined}>
        <MemoryRouter initialEntries={[path]}>
          <Page />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  const menu = within(screen.getByRole('navigation', { name: 'Promotions' }));
  return menu.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

const OF_ALL = ['Loyalty points /en/points', 'Apps /en/mobile', 'Partners /en/ourpartners'];

it('[PI-01] has a menu of five entries, also on a page that is not one of them', async () => {
  expect(await menuOf('/en/bonus/rules', 7)).toEqual(['Promotions /en/promo', 'My offers /en/office/bonuses/deposit', ...OF_ALL]);
});

it('[PI-01] [RT-02] shows a visitor no link to offers of a player', async () => {
  expect(await menuOf('/en/bonus/rules', null)).toEqual(['Promotions /en/promo', ...OF_ALL]);
});
