import { contentModule } from '@touchline/content-state';
import { aContentDocument } from '@touchline/content-ui/testing';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { Terms } from './Terms.tsx';

const PROMOTION = aContentDocument({
  terms: [
    { type: 'join', target: 1 },
    { type: 'stake', target: 20 },
  ],
  reward: 100,
});

function open(rewards = true) {
  const rights = { bets: true, games: true, tickets: true, deposits: true, rewards };
  const { send } = createFakeServer({
    'GET /bff-api/points': () => answer({}),
    'GET /web-api/user/rights': () => answer({ rights, hold: null }),
  });
  const store = createAppStore({
    ports: createServerPorts({ send, origin: 'http://localhost', report: () => undefined }),
    modules: [contentModule],
  });
  store.dispatch(viewChanged({ language: 'en' }));
  const show = () =>
    render(
      <Provider store={store}>
        <IntlProvider locale="en">
          <MemoryRouter initialEntries={['/en/promotions/first-steps']}>
            <Terms promotion={PROMOTION} />
          </MemoryRouter>
        </IntlProvider>
      </Provider>,
    );
  const know = (progress: object) =>
    store.dispatch({
      type: 'rewards/progressReceived',
      payload: {
        userId: 7,
        slug: 'first-steps',
        progress: { currencyIso: 'EUR', exponent: 2, joinedAt: null, completedAt: null, ...progress },
      },
    });
  return { store, show, know };
}

it('[PI-01] shows the conditions to a visitor and asks them to sign in to take part', () => {
  open().show();

  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Stake €20.00 in total, or about as much in your currency');
  expect(screen.getByRole('link', { name: 'Sign in to opt in' })).toHaveAttribute(
    'href',
    '/en/user/login?returnUrl=%2Fen%2Fpromotions%2Ffirst-steps',
  );
});

it('[PI-01] shows a player the conditions as a checklist with what remains', () => {
  const { store, show, know } = open();
  store.dispatch(viewChanged({ userId: 7 }));
  know({
    joinedAt: 1_793_577_600,
    terms: [
      { type: 'join', target: 1, done: 1 },
      { type: 'stake', target: 2_000, done: 760 },
    ],
  });
  show();

  expect(screen.getByText('1 of 2 done')).toBeVisible();
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('€12.40 left');
  expect(screen.queryByRole('button', { name: 'Opt in' })).toBeNull();
});

it('[ID-29] says that promotions are off for an account without the right to rewards, instead of offering to opt in', async () => {
  const { store, show, know } = open(false);
  store.dispatch(viewChanged({ userId: 7 }));
  know({ terms: [{ type: 'join', target: 1, done: 0 }] });
  show();

  expect(await screen.findByText('Bonuses and promotions are off for this account. Contact support to ask why.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Opt in' })).toBeNull();
});

it('[PI-01] offers to opt in before joining, and reports completion', () => {
  const { store, show, know } = open();
  store.dispatch(viewChanged({ userId: 7 }));
  know({ terms: [{ type: 'join', target: 1, done: 0 }] });
  const { unmount } = show();
  expect(screen.getByRole('button', { name: 'Opt in' })).toBeEnabled();
  unmount();

  know({ completedAt: 1_793_577_700, joinedAt: 1_793_577_600, terms: [{ type: 'join', target: 1, done: 1 }] });
  show();
  expect(screen.getByText('Completed. The points are in your balance.')).toBeVisible();
});
