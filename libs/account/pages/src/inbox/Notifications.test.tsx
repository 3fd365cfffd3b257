import type { InboxAnswer, InboxItem } from '@touchline/account-inbox-contract';
import { sessionReceived, sessionSlice } from '@touchline/identity-state';
import { createAppStore, viewChanged, viewSlice } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { Notifications } from './Notifications.tsx';

const item = (kind: InboxItem['kind'], topic: InboxItem['topic'], id: number): InboxItem => ({
  ...{ id, kind, topic, at: 1_900_000_000, isRead: false, needsPlayer: false, ref: '4100', amount: null },
});
const OTHER = {
  'GET /web-api/inbox/count': () => answer({ unread: 1, needsPlayer: 0 }),
  'POST /web-api/inbox/read': () => answer({ unread: 0, needsPlayer: 0 }),
  'GET /web-api/inbox/settings': () => answer({ topics: [{ topic: 'bet', isOn: true }], quiet: null }),
};

function open(inbox: () => ReturnType<typeof answer>) {
  const server = createFakeServer({ ...OTHER, 'GET /web-api/inbox': inbox });
  const slices = [sessionSlice, viewSlice];
  const store = createAppStore({ ports: createFakePorts({ send: server.send }), modules: [() => ({ name: 'people', slices })] });
  store.start();
  store.dispatch(viewChanged({ language: 'en' }));
  store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 1790000000, previousLoginAt: null }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC">
        <Notifications />
      </IntlProvider>
    </Provider>,
  );
}
const inbox = (more: Partial<InboxAnswer>) => () => answer({ excludedUntil: null, items: [], ...more });

it('[AC-06] links each item to its subject', async () => {
  const items = [
    item('bet-lost', 'bet', 5),
    item('withdrawal-returned', 'withdrawal', 4),
    item('support-answered', 'support', 3),
    item('appeal-answered', 'support', 2),
  ];
  open(inbox({ items }));

  await screen.findByText('Bet', { exact: false, selector: 'a span' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/office/history',
    '/en/office/historypay',
    '/en/office/support',
    '/en/block-appeal-history',
  ]);
});

it('[LIM-5] during a break shows its end and no items', async () => {
  open(inbox({ excludedUntil: 1_900_000_000 }));

  expect(await screen.findByText(/^You are on a break until/)).toHaveTextContent('until Mar 17, 2030');
  expect(screen.queryByTestId('inbox-items')).toBeNull();
});

it('[AC-06] retries a failed load on click', async () => {
  const answers = [() => answer({ code: 500, errors: [] }, 500), inbox({})];
  open(() => (answers.shift() ?? inbox({}))());
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

  expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
});
