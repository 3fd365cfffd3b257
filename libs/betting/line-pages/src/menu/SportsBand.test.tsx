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

it('[LY-01] [BT-05] the phone menu has the search, the first eight sports of the line as tiles, then every sport from A to Z', async () => {
  const { context, server, store } = await createPage({ path: '/en/line/sports/4-tennis', routeKey: 'section', build: 'mobile' });
  const sports = [
    ...[sport(4, 'tennis', 'Tennis'), sport(1, 'football', 'Football'), sport(13, 'badminton', 'badminton'), sport(16, 'darts', 'Darts')],
    ...[sport(18, 'boxing', 'Boxing'), sport(19, 'mma', 'Martial arts'), sport(24, 'bandy', 'Bandy'), sport(17, 'snooker', 'Snooker')],
    sport(10, 'cricket', 'Cricket'),
  ];
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
  const tiles = within(within(menu).getByRole('list', { name: 'Popular' })).getAllByRole('link');
  const [tennis, football] = tiles;
  expect(tiles.map(({ textContent }) => textContent)).toEqual(
    ['Tennis', 'Football', 'badminton', 'Darts', 'Boxing', 'Martial arts', 'Bandy', 'Snooker'].map((name) => `${name} 2`),
  );
  expect(football).toHaveAttribute('href', '/en/line/all/1-football');
  const links = within(menu).getAllByRole('link').slice(tiles.length);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'badminton',
    'Bandy',
    'Boxing',
    'Cricket',
    'Darts',
    'Football',
    'Martial arts',
    'Snooker',
    'Tennis',
  ]);
  expect(within(menu).getAllByRole('link', { current: 'page' })).toEqual([tennis, links.at(-1)]);
  expect(within(menu).getByRole('searchbox')).toBeInTheDocument();
  store.stop();
});
