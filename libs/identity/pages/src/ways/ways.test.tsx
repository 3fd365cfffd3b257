import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { registrationSlice, sessionModule } from '@touchline/identity-state';
import { createAppStore, viewChanged } from '@touchline/shared-state';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { LoginPage } from '../login/LoginPage.tsx';
import { PasswordResetPage } from './ForgotPassword.tsx';
import { RegistrationPage } from '../registration/RegistrationPage.tsx';

const GUID = 'abcdefghijklmnopqrstuv';
const OPTIONS = {
  countries: [
    {
      id: 276,
      name: 'Germany',
      country_code: 'DE',
      tel_code: '+49',
      currencyIso: 'EUR',
      minAge: 18,
      fields: ['name', 'surname', 'date_birthday'] as const,
    },
    { id: 40, name: 'Austria', country_code: 'AT', tel_code: '+43', currencyIso: 'EUR', minAge: 18, fields: ['date_birthday'] as const },
  ].map((country) => ({ ...country, fields: [...country.fields] })),
  currencies: [{ id: 978, iso: 'EUR', symbol: '€', exponent: 2 }],
  bonuses: ['sports' as const, 'casino' as const],
};
const sentAt = (nowMs: number) => ({
  ...{ guid: GUID, kind: 'email', to: 'a•••@example.test', hasOutbox: false },
  ...{ expiresAt: Math.floor(nowMs / 1000) + 600, againAt: Math.floor(nowMs / 1000) + 60 },
});
const refusal = (code: string, field?: string) =>
  answer({ status: 400, code: 400, errors: [{ code, detail: code, ...(field && { field }) }], traceId: 't' }, 400);

beforeEach(() => sessionStorage.clear());

function open(page: ReactNode, { at, routes = {} }: { at: string; routes?: Parameters<typeof createFakeServer>[0] }) {
  const server = createFakeServer({
    'GET /web-api/registration/phone-masks': () => answer({ masks: [{ CountryId: 276, Mask: '#### #######', Min: 7, Max: 11 }] }),
    ...routes,
  });
  const store = createAppStore({ ports: createFakePorts({ send: server.send }), modules: [sessionModule] });
  store.dispatch(viewChanged({ language: 'en' }));
  const { unmount } = render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  act(() => void store.dispatch(registrationSlice.actions.registrationOptionsReceived(OPTIONS)));
  return { server, store, unmount };
}

it('[ID-09] [A11Y-2] recovers a password by address, code and new password, and moves the focus along', async () => {
  let codes = 0;
  const { server } = open(<PasswordResetPage />, {
    at: '/en/user/passwordreset',
    routes: {
      'POST /web-api/user/password/reset': () => answer(sentAt(Date.now())),
      'POST /web-api/user/password/reset/code': () => (codes++ === 0 ? refusal('wrong_code', 'code') : answer({ approval: 'yes' })),
      'POST /web-api/user/password/reset/save': () => new Response(null, { status: 204 }),
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Enter your email, like name@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'anna@example.test{Enter}');

  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(code).toHaveFocus();
  expect(screen.getByText(/^New code in \d\d s$/)).toBeVisible();
  await userEvent.type(code, '111111');
  expect(await screen.findByText("That code isn't right. Check it and try again.")).toBeVisible();
  await userEvent.clear(code);
  await userEvent.type(code, '222222');
  expect(await screen.findByLabelText('New password')).toHaveFocus();
  await userEvent.keyboard('amber-window-42-oak');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));

  expect(await screen.findByText('Your password was changed. Sign in with the new one.')).toBeVisible();
  expect(server.log.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { email: 'anna@example.test', lng: 'en' },
    { guid: GUID, code: '111111' },
    { guid: GUID, code: '222222' },
    { guid: GUID, approval: 'yes', password: 'amber-window-42-oak' },
  ]);
});

it('[ID-27] [ID-10] offers a new code if the code of the link has expired', async () => {
  open(<PasswordResetPage />, {
    at: `/en/user/passwordreset?guid=${GUID}&code=123456`,
    routes: { 'POST /web-api/user/password/reset/code': () => refusal('time_up', 'code') },
  });

  expect(await screen.findByRole('alert')).toHaveTextContent('This code has expired. Request a new one.');
  expect(screen.getByRole('button', { name: 'Send code' })).toBeVisible();
});

it('[ID-06] [ID-26] shows the fields the country requires, and keeps what was typed through an error, a change of type and a remount', async () => {
  const routes = { 'POST /web-api/registration/full': () => refusal('weak-password', 'password') };
  const { server, unmount } = open(<RegistrationPage />, { at: '/en/registration', routes });
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }));
  expect(screen.getByRole('textbox', { name: 'First name' })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Austria');
  expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull();

  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'anna@example.test');
  await userEvent.type(screen.getByLabelText('Password'), 'secret1');
  await userEvent.type(screen.getByLabelText('Date of birth'), '1990-04-30');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));

  expect(await screen.findByText('This password is too easy to guess. Add another word or two.')).toBeVisible();
  expect(server.log.at(-1)?.body).toEqual({
    ...{ type: 'full_reg', email: 'anna@example.test', password: 'secret1', country_id: 40, currency_id: 978 },
    ...{ date_birthday: '1990-04-30', isTermsAccepted: true, lng: 'en' },
  });
  expect(screen.getByLabelText('Password')).toHaveValue('secret1');
  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
  expect(screen.getByLabelText('Date of birth')).toHaveValue('1990-04-30');
  unmount();
  open(<RegistrationPage />, { at: '/en/registration' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Email' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('anna@example.test');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret1');
});

it('[ID-08] [ID-25] finds the country of a phone by name or code, and formats digits as that country does', async () => {
  open(<RegistrationPage />, { at: '/en/registration' });
  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
  const number = screen.getByRole('textbox', { name: 'Phone number' });
  await userEvent.click(number);
  await userEvent.paste('+49 171 1234567');
  await waitFor(() => expect(number).toHaveValue('171 1234567'));

  await userEvent.click(screen.getByRole('button', { name: 'Country code +49, Germany' }));
  const search = screen.getByLabelText('Country or code');
  await userEvent.type(search, '999');
  expect(screen.getByText('No country found')).toBeInTheDocument();
  await userEvent.clear(search);
  await userEvent.type(search, '43');
  await userEvent.click(screen.getByText('Austria', { selector: 'button span' }));

  expect(screen.getByRole('button', { name: 'Country code +43, Austria' })).toBeVisible();
});

it('[ID-03] [AUTH-11] signs in with an e-mailed link after confirmation; an expired link leads to a new one for the typed address', async () => {
  const entries: unknown[] = [];
  const { server, store } = open(<LoginPage />, {
    at: `/en/user/login?guid=${GUID}&code=123456`,
    routes: {
      'POST /web-api/user/login/email/code': ({ body }) => {
        entries.push(body);
        return entries.length === 1
          ? refusal('time_up')
          : answer({ user_id: 7, token: 't', expiresAt: Math.floor(Date.now() / 1000) + 600, previousLoginAt: null });
      },
      'POST /web-api/user/login/email': () => answer(sentAt(Date.now())),
    },
  });
  expect(screen.getByText('This link opens your account on this device. It works once.')).toBeInTheDocument();
  // A program that scans links in e-mails would only open the page.
  expect(server.log.filter(({ method }) => method === 'POST')).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('This code has expired. Request a new one.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Request a new link' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(screen.getByText('Enter your email, like name@example.com')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), ' anna@example.test ');
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(server.log.at(-1)?.body).toEqual({ email: 'anna@example.test', lng: 'en' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '654321');

  expect(entries).toEqual([
    { guid: GUID, code: '123456' },
    { guid: GUID, code: '654321' },
  ]);
  expect(store.getState()).toMatchObject({ session: { status: 'player', userId: 7 } });
});
