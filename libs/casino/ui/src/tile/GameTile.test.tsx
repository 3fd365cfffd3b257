import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { artDesign } from '../art/art-design.ts';
import { aCasinoGame } from '../testing.ts';
import { GameTile } from './GameTile.tsx';

const show = (over = {}) =>
  render(
    <IntlProvider locale="en">
      <GameTile game={aCasinoGame(over)} href="/en/casino/game/1001/little-saturn" />
    </IntlProvider>,
  );

it('is one link that says title, provider, tag and return to player', () => {
  show({ tag: 'jackpot' });

  const link = screen.getByRole('link');
  expect(link).toHaveAttribute('href', '/en/casino/game/1001/little-saturn');
  expect(link).toHaveTextContent('JackpotRTP 96.42%Little SaturnNorthpaw');
});

it('a game without a tag shows none', () => {
  show();

  expect(screen.getByRole('link').querySelector('[data-tag]')).toBeNull();
});

it('a game has one picture wherever it is shown, and another than the next', () => {
  const design = artDesign({ title: 'Little Saturn', kind: 'slots' });

  expect(artDesign({ title: 'Little Saturn', kind: 'slots' })).toEqual(design);
  expect(artDesign({ title: 'Silent Saturn', kind: 'slots' })).not.toEqual(design);
  expect(JSON.stringify(artDesign({ title: '', kind: 'crash' }))).not.toContain('NaN');
});
