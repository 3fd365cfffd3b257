import { aMenuAnswer } from '@touchline/betting-line-state/testing';
import { answer } from '@touchline/shared-testing';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { createPage } from '../line-page.test.helper.tsx';
import { lineBands } from './line-bands.ts';

const sport = (id: number, key: string, name: string) => ({ id, key, name, count: 2 });

afterEach(cleanup);

it('[LY-01] [BT-05] the phone menu has the search and every sport from A to Z, with the open one marked', async () => {
  const { context, server, store } = await createPage({ path: '/en/line/sports/4-tennis', routeKey: 'section', build: 'mobile' });
  const sports = [sport(4, 'tennis', 'Tennis'), sport(1, 'football', 'Football'), sport(40, 'badminton', 'badminton')];
  server.on('GET /bff-api/feed/line/menu', () => answer(aMenuAnswer({ sports })));
  const band = await lineBands['sports']?.();
  await band?.load?.(context);
  const tree = createElement(band?.Component as FunctionComponent);
  await act(async () => {
    render(
      <Provider store={store}>
        <IntlProvider locale="en">
          <MemoryRouter initialEntries={['/en/line/sports/4-tennis']}>{tree}</MemoryRouter>
        </IntlProvider>
      </Provider>,
    );
  });
  const menu = screen.getByRole('navigation', { name: 'Sports' });
  const links = within(menu).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['badminton', 'Football', 'Tennis']);
  expect(links.map((link) => link.getAttribute('href'))[1]).toBe('/en/line/all/1-football');
  expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Tennis');
  expect(within(menu).getByRole('searchbox')).toBeInTheDocument();
  store.stop();
});
