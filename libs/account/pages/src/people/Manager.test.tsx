import type { ManagerAnswer } from '@touchline/account-office-contract';
import { officeReceived, officeSlice } from '@touchline/account-office-state';
import { sessionReceived, sessionSlice } from '@touchline/identity-state';
import { createAppStore, viewSlice } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { Manager } from './Manager.tsx';

// From 9 to 18 UTC, before and after a change of clocks. Literals are from Python's zoneinfo.
it.each([
  ['America/New_York', '2026-11-28T10:00Z', '04:00 to 13:00 (New York)', 'Sat 28 Nov, 05:00'],
  ['America/New_York', '2027-03-20T10:00Z', '05:00 to 14:00 (New York)', 'Sat 20 Mar, 06:00'],
  ['Asia/Kathmandu', '2026-11-28T10:00Z', '14:45 to 23:45 (Kathmandu)', 'Sat 28 Nov, 15:45'],
  ['Pacific/Auckland', '2026-11-28T10:00Z', '22:00 to 07:00 (Auckland)', 'Sat 28 Nov, 23:00'],
  ['Pacific/Auckland', '2026-11-28T12:00Z', '22:00 to 07:00 (Auckland)', 'Sun 29 Nov, 01:00'],
  ['Europe/London', '2026-11-28T10:00Z', '09:00 to 18:00 (London)', 'Sat 28 Nov, 10:00'],
  ['Asia/Tokyo', '2026-11-28T10:00Z', '18:00 to 03:00 (Tokyo)', 'Sat 28 Nov, 19:00'],
  ['America/Sao_Paulo', '2026-11-28T10:00Z', '06:00 to 15:00 (Sao Paulo)', 'Sat 28 Nov, 07:00'],
])('[AC-06] [PL-05] working hours and times for a call follow the same clocks: %s at %s', (timeZone, slot, hours, call) => {
  const slices = [sessionSlice, officeSlice, viewSlice];
  const store = createAppStore({ ports: createFakePorts(), modules: [() => ({ name: 'account', slices })] });
  store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 1, previousLoginAt: null }));
  const value: ManagerAnswer = {
    ...{ name: 'Anna Lindqvist', isOnline: true, hours: { from: 9, to: 18 }, messages: [], call: null },
    slots: [Date.parse(slot) / 1000],
  };
  store.dispatch(officeReceived({ userId: 7, key: 'manager', value }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en-GB" defaultLocale="en-GB" timeZone={timeZone}>
        <Manager />
      </IntlProvider>
    </Provider>,
  );

  expect(screen.getByText('Working hours:', { exact: false })).toHaveTextContent(`Working hours: ${hours}`);
  expect(screen.getByRole('option')).toHaveTextContent(call);
});
