import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { IntlProvider } from 'react-intl';
import { aCasinoGame } from '../testing.ts';
import { GameTile } from './GameTile.tsx';

const show = (over = {}, props: Partial<ComponentProps<typeof GameTile>> = {}) =>
  render(
    <IntlProvider locale="en">
      <GameTile game={aCasinoGame(over)} href="/en/casino/game/1001/little-saturn" {...props} />
    </IntlProvider>,
  );

it('[CS-01] names title, provider, tag and return to player in its link', () => {
  show({ tag: 'new' });

  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/en/casino/game/1001/little-saturn');
  expect(link).toHaveTextContent('NewRTP 96.42%Little SaturnNorthpaw');
});

it('[CS-01] omits tag, return to player and demo of a game without them', () => {
  show({ rtp: null });

  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveTextContent(/^Little SaturnNorthpaw$/);
});

it('[CS-01] marks a jackpot game, unless it is tagged as new or live', () => {
  const { unmount } = show({ features: ['jackpot'] });
  expect(screen.getByRole('link')).toHaveTextContent('JackpotRTP 96.42%Little SaturnNorthpaw');
  unmount();
  show({ tag: 'live', features: ['jackpot'] });
  expect(screen.getByRole('link')).toHaveTextContent('LiveRTP 96.42%Little SaturnNorthpaw');
});

it('[CS-01] says why a game cannot be played here, and offers no demo', () => {
  show({ tag: 'new' }, { demoHref: '/demo', barrier: 'country' });

  expect(screen.getByRole('link')).toHaveTextContent(/^Not offered in your countryLittle SaturnNorthpaw$/);
});

it('[CS-01] adds and removes a favourite with the star', async () => {
  const onFavourite = jest.fn();
  const user = userEvent.setup();
  const { rerender } = show({}, { onFavourite, demoHref: '/en/casino/game/1001/little-saturn?demo' });
  expect(screen.getByRole('link', { name: 'Demo: Little Saturn' })).toHaveAttribute('href', '/en/casino/game/1001/little-saturn?demo');

  await user.click(screen.getByRole('button', { name: 'Keep Little Saturn in favourites', pressed: false }));
  rerender(
    <IntlProvider locale="en">
      <GameTile game={aCasinoGame()} href="/" isFavourite onFavourite={onFavourite} />
    </IntlProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Keep Little Saturn in favourites', pressed: true }));

  expect(onFavourite.mock.calls).toEqual([[true], [false]]);
});

it('[CS-01] shows the picture in a box of three by four, and leaves its name to the title in the same link', () => {
  const { container } = show({ art: '/assets/tiles/0123456789ab.svg' });

  const picture = container.querySelector('a img');
  expect(picture).toHaveAttribute('src', '/assets/tiles/0123456789ab.svg');
  expect(picture).toHaveAttribute('alt', '');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height'), picture?.getAttribute('loading')]).toEqual([
    '300',
    '400',
    'lazy',
  ]);
  expect(screen.getByRole('link', { name: 'RTP 96.42% Little Saturn Northpaw' })).toBeVisible();
});

it('[CS-01] a large tile says what a press does, unless the game cannot be played here', () => {
  const { rerender } = show({ rtp: null }, { isHero: true });
  expect(screen.getByRole('link')).toHaveTextContent(/^Little SaturnNorthpawPlay$/);
  rerender(
    <IntlProvider locale="en">
      <GameTile game={aCasinoGame({ rtp: null })} href="/" isHero barrier="country" />
    </IntlProvider>,
  );
  expect(screen.getByRole('link')).toHaveTextContent(/^Not offered in your countryLittle SaturnNorthpaw$/);
});

it('[CS-01] shows what happens in the game below its link', () => {
  show({}, { facts: <p>Seven players</p> });

  expect(screen.getByText('Seven players')).toBeVisible();
  expect(screen.getByRole('link')).not.toHaveTextContent('Seven players');
});

it('[CS-01] shows a tile without a picture by its words', () => {
  const { container } = show({ art: undefined });

  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('link')).toHaveTextContent('Little Saturn');
});
