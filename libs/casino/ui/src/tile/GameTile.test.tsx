import { CASINO_MODEL_IDS, CASINO_THEMES } from '@touchline/casino-contract';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { artDesign } from '../art/art-design.ts';
import { GameArt } from '../art/GameArt.tsx';
import { aCasinoGame } from '../testing.ts';
import { GameTile } from './GameTile.tsx';

const show = (over = {}, props: Partial<ComponentProps<typeof GameTile>> = {}) =>
  render(
    <IntlProvider locale="en">
      <GameTile game={aCasinoGame(over)} href="/en/casino/game/1001/little-saturn" {...props} />
    </IntlProvider>,
  );

it('[CS-01] its link says title, provider, tag and return to player', () => {
  show({ tag: 'new' });

  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/en/casino/game/1001/little-saturn');
  expect(link).toHaveTextContent('NewRTP 96.42%Little SaturnNorthpaw');
});

it('[CS-01] a game without a tag, a return to player or a demo shows none', () => {
  show({ rtp: null });

  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveTextContent(/^Little SaturnNorthpaw$/);
});

it('[CS-01] a game that plays for the jackpot says so; what is new or live says that instead', () => {
  const { unmount } = show({ features: ['jackpot'] });
  expect(screen.getByRole('link')).toHaveTextContent('JackpotRTP 96.42%Little SaturnNorthpaw');
  unmount();
  show({ tag: 'live', features: ['jackpot'] });
  expect(screen.getByRole('link')).toHaveTextContent('LiveRTP 96.42%Little SaturnNorthpaw');
});

it('[CS-01] a game that cannot be played here says why, and offers no demo', () => {
  show({ tag: 'new' }, { demoHref: '/demo', barrier: 'country' });

  expect(screen.getByRole('link')).toHaveTextContent(/^Not offered in your countryLittle SaturnNorthpaw$/);
});

it('[CS-01] the star keeps a game and stops keeping it', async () => {
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

it('[CS-01] a game has one picture wherever it is shown, and another than the next', () => {
  const of = (title: string) => artDesign({ title, model: 'slot-lines-5x3', theme: 'space' });

  expect(of('Little Saturn')).toEqual(of('Little Saturn'));
  expect(of('Silent Saturn')).not.toEqual(of('Little Saturn'));
});

it('[CS-01] no picture is larger than 4 kB, or drawn with what is no number', () => {
  const pictures = [
    ...CASINO_MODEL_IDS.map((model) => aCasinoGame({ model, title: `Amber ${model}` })),
    ...CASINO_THEMES.map((theme) => aCasinoGame({ theme, title: `Golden ${theme}` })),
  ].map((game) => renderToStaticMarkup(<GameArt game={game} />));

  expect(Math.max(...pictures.map((picture) => picture.length))).toBeLessThanOrEqual(4096);
  expect(pictures.join('')).not.toMatch(/NaN|undefined/);
});
