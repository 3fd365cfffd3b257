import { aBookedBet, aBookedCoupon } from '@touchline/betting-history-state/testing';
import { createAppStore } from '@touchline/shared-state';
import { createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { Explanation } from './Explanation.tsx';

it('[OD-02] [AC-05] explains a win that two share as it was paid', () => {
  const store = createAppStore({ ports: createFakePorts({ send: createFakeServer({}).send }), modules: [] });
  const bets = [aBookedBet({ coef: 5000, statusId: 1, deadHeat: { places: 1, tied: 2 } })];
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter>
          <Explanation
            coupon={aBookedCoupon({ amount: 1000, coef: 5000, bets, state: 'won', payout: 2500 })}
            wordsOf={() => ({ pick: 'Ana Ferrer', game: 'Cup', market: 'Winner' })}
          />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );

  expect(screen.getByRole('listitem')).toHaveTextContent('Won, Dead heat × 2.5');
  expect(screen.getByText('€10.00 × 2.5 = €25.00')).toBeInTheDocument();
});
