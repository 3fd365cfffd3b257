import { CASINO_THEMES } from '@touchline/casino-contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { artDesign, BY_MODEL } from '../art/art-design.ts';
import { GameArt } from '../art/GameArt.tsx';
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

it('[CS-01] draws a game the same everywhere and differently from other games', () => {
  const of = (title: string) => artDesign({ title, model: 'slot-lines-5x3', theme: 'space' });

  expect(of('Little Saturn')).toEqual(of('Little Saturn'));
  expect(of('Silent Saturn')).not.toEqual(of('Little Saturn'));
});

it('[CS-01] keeps every drawing below 4 kB and free of NaN', () => {
  const pictures = [
    ...['slot-lines-5x3', ...Object.keys(BY_MODEL)].map((model) => aCasinoGame({ model, title: `Amber ${model}` })),
    ...CASINO_THEMES.map((theme) => aCasinoGame({ theme, title: `Golden ${theme}` })),
  ].map((game) => renderToStaticMarkup(<GameArt game={game} />));

  expect(Math.max(...pictures.map((picture) => picture.length))).toBeLessThanOrEqual(4096);
  expect(pictures.join('')).not.toMatch(/NaN|undefined/);
});
