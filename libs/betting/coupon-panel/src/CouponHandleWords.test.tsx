import { betToggled, couponModule, editCoupon } from '@touchline/betting-coupon-state';
import { aPick } from '@touchline/betting-coupon-state/testing';
import { createAppStore } from '@touchline/shared-state';
import { createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { CouponHandleTitle } from './CouponHandleWords.tsx';

it('[CP-01] [CP-10] does not show the number of a shop system as a size while their table loads', () => {
  const store = createAppStore({ ports: createFakePorts({ send: createFakeServer({}).send }), modules: [couponModule] });
  store.start();
  for (const id of [1, 2]) store.dispatch(betToggled(aPick(id)));
  store.dispatch(editCoupon({ kind: 'type', typeId: 4 }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <CouponHandleTitle />
      </IntlProvider>
    </Provider>,
  );

  expect(screen.getByText('System · 2')).toBeInTheDocument();
  store.stop();
});
