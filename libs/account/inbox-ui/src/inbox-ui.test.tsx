import type { InboxItem } from '@touchline/account-inbox-contract';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { InboxBell, InboxItems, InboxSettingsForm } from './index.ts';

const draw = (node: ReactNode) =>
  render(
    <IntlProvider locale="en" timeZone="UTC">
      {node}
    </IntlProvider>,
  );

it.each([
  [{ unread: 0, needsPlayer: 0 }, 'Notifications', null, false],
  [{ unread: 4, needsPlayer: 0 }, 'Notifications, 4 unread', null, true],
  [{ unread: 4, needsPlayer: 2 }, 'Notifications, 4 unread', '2', false],
  [{ unread: 40, needsPlayer: 12 }, 'Notifications, 40 unread', '9+', false],
])('[AC-06] the bell of %j is labelled %s and has a number only for items that require an action', (count, name, number, hasDot) => {
  draw(<InboxBell href="/en/office/notifications" count={count} />);

  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/en/office/notifications');
  expect([screen.queryByTestId('inbox-needs')?.textContent ?? null, screen.queryByTestId('inbox-unread') !== null]).toEqual([
    number,
    hasDot,
  ]);
});

it('[AC-06] shows what happened and when, and links to it', () => {
  const won: InboxItem = {
    ...{ id: 2, topic: 'bet', kind: 'bet-won', at: Date.UTC(2030, 4, 1, 12) / 1000, isRead: false, needsPlayer: false, ref: '4100' },
    amount: { amount: 2150, iso: 'EUR', exponent: 2 },
  };
  draw(<InboxItems items={[won, { ...won, id: 1, kind: 'bet-lost', isRead: true, amount: null }]} hrefOf={({ id }) => `/bet/${id}`} />);

  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: 'Bet 4100 won: €21.50' })).toHaveAttribute('href', '/bet/2');
  expect(first).toHaveTextContent('New');
  expect(second).toHaveTextContent('Bet 4100 lost');
  expect(second).not.toHaveTextContent('New');
});

it('[AC-06] saves topics and quiet hours together', async () => {
  const onSave = jest.fn();
  draw(<InboxSettingsForm settings={{ topics: [{ topic: 'bet', isOn: true }], quiet: null }} status="none" onSave={onSave} />);

  await userEvent.click(screen.getByRole('switch', { name: 'Settled bets' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
  // Whose clock it is.
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription('UTC');
  await userEvent.clear(screen.getByLabelText('To'));
  await userEvent.type(screen.getByLabelText('To'), '07:30');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(onSave.mock.calls).toEqual([[{ off: ['bet'], quiet: { from: 1320, to: 450 } }]]);
});
