import { render as draw, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { HISTORY_BETS } from '../testing.ts';
import { BetHistoryCard } from './BetHistoryCard.tsx';
import { StatusTag } from './StatusTag.tsx';
import type { BetStatusId } from './StatusTag.tsx';

const render = (node: ReactNode) => draw(<IntlProvider locale="en">{node}</IntlProvider>);
const card = {
  couponId: '48 210 774',
  typeName: 'Express, 5 bets',
  placedAt: '20 Nov',
  summary: 'Harwick Rovers and 4 more',
  state: 'lost',
  odds: '17.544',
  stake: '€10.00',
  paid: '€0.00',
  bets: HISTORY_BETS,
} as const;

it.each<[BetStatusId, string]>([
  [-2, 'Open'],
  [-1, 'Not started'],
  [0, 'Lost'],
  [1, 'Won'],
  [2, 'Void'],
  [3, 'Void (rule)'],
  [4, 'Half won'],
  [5, 'Half lost'],
  [6, 'Half won, half lost'],
])('[OD-02] shows status %i as %s', (status, words) => {
  render(<StatusTag status={status} />);

  expect(screen.getByText(words)).toBeVisible();
});

it('[AC-05] shows the bets of a coupon after it is opened', async () => {
  const onToggle = jest.fn();
  render(<BetHistoryCard {...card} isOpen={false} onToggle={onToggle} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { expanded: false }));

  expect(onToggle).toHaveBeenCalledTimes(1);
});

it('[AC-05] an open coupon shows its possible win', () => {
  render(<BetHistoryCard {...card} state="open" paid="–" possibleWin="€175.44" isOpen={false} />);

  expect(screen.getByRole('button')).toHaveTextContent('Potential winnings €175.44');
});

it('[AC-05] shows each bet with its result and status', () => {
  render(<BetHistoryCard {...card} isOpen />);

  const row = screen.getByRole('row', { name: /Over 2.5/ });
  expect(within(row).getByText('2–1')).toBeVisible();
  expect(within(row).getByText('Won')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(6);
});
