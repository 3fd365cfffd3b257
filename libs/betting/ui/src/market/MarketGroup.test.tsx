import { render as draw, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { MARKETS } from '../testing.ts';
import { MarketGroup } from './MarketGroup.tsx';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);

it('[BT-01] shows a ladder with its lines, and a dash for prices that are not offered', () => {
  render(<MarketGroup market={MARKETS.total} />);

  expect(screen.getByRole('region', { name: /Total goals/ })).toBeVisible();
  expect(screen.getByText('3.5')).toHaveAttribute('data-main');
  expect(screen.getAllByTestId(/^outcome-/)).toHaveLength(7);
});

it('[BT-01] shows the line of each side inside its price, and says which side it is', () => {
  render(<MarketGroup market={MARKETS.handicap} />);

  expect(screen.getByRole('button', { name: '−1 Handicap: Harwick Rovers 2.72' })).toBeVisible();
  expect(screen.getByRole('button', { name: '+1 Handicap: Dunmere Athletic 1.44' })).toBeVisible();
  expect(screen.queryByText('Line')).not.toBeInTheDocument();
  expect(screen.getByTestId('outcome-43').parentElement).toHaveAttribute('data-main');
});

it('[BT-01] shows a combination as rows and columns, with a dash for what is not offered', () => {
  render(<MarketGroup market={MARKETS.combination} />);

  expect(screen.getAllByText(/^(Harwick Rovers|Draw|Dunmere Athletic|Over 3\.5|Under 3\.5)$/)).toHaveLength(5);
  expect(screen.getAllByTestId(/^outcome-/).map((price) => price.textContent)).toEqual([
    'Harwick Rovers & over 3.5 3.10',
    'Draw and over 3.5 8.20',
    'Dunmere Athletic and over 3.5 9.40',
    'Harwick Rovers and under 3.5 2.05',
  ]);
  expect(screen.getAllByText('–')).toHaveLength(2);
});

it('[BT-01] expands a long list of players', async () => {
  render(<MarketGroup market={MARKETS.people} />);
  expect(screen.queryByText('Sam Whit')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more players' }));

  expect(screen.getByText('Sam Whit')).toBeVisible();
});

it('[BT-01] pins and folds', async () => {
  const onPin = jest.fn();
  const onFold = jest.fn();
  render(<MarketGroup market={MARKETS.result} onPin={onPin} onFold={onFold} isOpen={false} />);
  expect(screen.queryByTestId('outcome-1')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Pin Match result' }));
  await userEvent.click(screen.getByRole('button', { name: 'Match result: show or hide', expanded: false }));

  expect(onPin).toHaveBeenCalledWith('result');
  expect(onFold).toHaveBeenCalledWith('result');
});

it('[BT-01] opens the rules of the market only where the page has them', async () => {
  const onRules = jest.fn();
  const { unmount } = render(<MarketGroup market={MARKETS.result} onRules={onRules} />);
  await userEvent.click(screen.getByRole('button', { name: 'Rules of Match result' }));
  expect(onRules).toHaveBeenCalledWith('result');

  unmount();
  render(<MarketGroup market={MARKETS.result} />);
  expect(screen.queryByRole('button', { name: 'Rules of Match result' })).not.toBeInTheDocument();
});

it('[OD-01] requests its margin while it is open, and shows it below the prices', async () => {
  const onMargin = jest.fn();
  const { rerender } = render(<MarketGroup market={MARKETS.result} onMargin={onMargin} />);
  await userEvent.click(screen.getByRole('button', { name: 'Margin of Match result', pressed: false }));
  expect(onMargin).toHaveBeenCalledWith('result');

  rerender(
    <IntlProvider locale="en">
      <MarketGroup market={MARKETS.result} onMargin={onMargin} margin="7.3%" isOpen={false} />
    </IntlProvider>,
  );
  expect(screen.queryByText('7.3%')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Margin of Match result' })).not.toBeInTheDocument();
});
