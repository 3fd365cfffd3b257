import { createFakePorts, createFakeServer, answer } from '@touchline/shared-testing';
import { createAppStore } from '@touchline/shared-state';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { SecurityPage } from './index.ts';
import { MailingSettings } from './mailing.ts';

const NOW_S = 1_900_000_000;
const SECURITY = {
  protection_level: 20,
  protection_methods: {
    is_changed_password: false,
    enable_two_factor_auth: false,
    enable_phone_binding: true,
    enable_security_question: false,
    enable_email_auth: false,
  },
  ...{ activation_type: 3, email: null, isEmailConfirmed: false, phone: '+491711234567', passwordChangedAt: null },
  ...{ recoveryCodesLeft: 0, question: null, passkeys: [] },
};
const RIGHTS = { bets: true, games: true, tickets: true, deposits: true, rewards: true };
const SESSIONS = [
  { id: 1, startedAt: NOW_S, expiresAt: NOW_S + 9, isCurrent: true, device: 'Chrome on Android', country: 'DE' },
  { id: 2, startedAt: NOW_S - 60, expiresAt: NOW_S + 9, isCurrent: false, device: 'Safari on iOS', country: null },
];
const refusal = (code: string) => answer({ status: 400, code: 400, errors: [{ code, detail: code }], traceId: 't' }, 400);

function open(page = <SecurityPage />, routes: Parameters<typeof createFakeServer>[0] = {}, path = '/en/office/security') {
  const server = createFakeServer({
    'GET /web-api/user/security': () => answer(SECURITY),
    'GET /web-api/user/rights': () => answer({ rights: RIGHTS }),
    'GET /web-api/user/sessions': () => answer({ sessions: SESSIONS }),
    'GET /web-api/user/sign-ins': () => answer({ signIns: [{ at: NOW_S, method: 'passkey', device: null, country: null }] }),
    ...routes,
  });
  const store = createAppStore({ ports: createFakePorts({ send: server.send }) });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC">
        <MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return server;
}

it('[ID-03] makes a token for the code of another window, with the password', async () => {
  const server = open(undefined, { 'POST /web-api/user/sign-in-token': () => answer({ token: 'a.b', expiresAt: NOW_S }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in another window' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Current password'), 'quiet-river');
  await userEvent.type(within(dialog).getByLabelText('Code in the other window'), 'ABCD');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make token' }));
  expect(within(dialog).getByText('Enter the twelve characters from the other window')).toBeVisible();

  await userEvent.type(within(dialog).getByLabelText('Code in the other window'), '-efgh-2345');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make token' }));
  expect(await screen.findByLabelText('Token for that window')).toHaveValue('a.b');
  expect(server.log.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { password: 'quiet-river', mark: 'ABCDEFGH2345' },
  ]);
});

it('[ID-29] lists the rights that the account lacks, and shows nothing if it has all', async () => {
  open(<SecurityPage />, { 'GET /web-api/user/rights': () => answer({ rights: { ...RIGHTS, deposits: false, rewards: false } }) });

  const list = (await screen.findByText('Deposits')).closest('ul') ?? document.body;
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Deposits', 'Bonuses and rewards']);
  cleanup();

  const server = open();
  expect(await screen.findByText('Weak, 20%')).toBeVisible();
  expect(server.count('GET /web-api/user/rights')).toBe(1);
  expect(screen.queryByText(/Some things are off/)).toBeNull();
});

it('[LIM-5] says how a held account can play, where to find help, and nothing of an exclusion', async () => {
  const none = Object.fromEntries(Object.keys(RIGHTS).map((right) => [right, false]));
  open(<SecurityPage />, { 'GET /web-api/user/rights': () => answer({ rights: none, hold: 'identity' }) });

  const notice = (await screen.findByText(/we need to know who you are/)).closest('[class]')?.parentElement ?? document.body;
  expect(within(notice).getByText(/free helplines/)).toBeVisible();
  expect(notice.textContent).not.toMatch(/exclu|break/i);
});

it('[ID-21] shows the level as a word, and each method as on or off', async () => {
  open();

  expect(await screen.findByText('Weak, 20%')).toBeVisible();
  const methods = within(screen.getByText('Confirmed phone').closest('ul') ?? document.body).getAllByRole('listitem');
  expect(methods.map((method) => method.textContent)).toEqual([
    'Password changed by youOff',
    'Two-step sign-inOff',
    'Confirmed phoneOn',
    'Security questionOff',
    'Sign-in code by emailOff',
  ]);
});

it('[ID-31] changes a method with the password; shows a wrong password at its field, and the new level after a correct one', async () => {
  let answers = 0;
  const server = open(<SecurityPage />, {
    'POST /web-api/user/phone/off': () => (answers++ === 0 ? refusal('wrong-password') : new Response(null, { status: 204 })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove phone' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true, name: "Confirm it's you" }));
  const password = dialog.getByLabelText('Current password');
  await userEvent.type(password, 'nearly');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm', hidden: true }));
  expect(await dialog.findByText('Your current password is incorrect.')).toBeInTheDocument();
  expect(password).toBeInvalid();

  server.on('GET /web-api/user/security', () => answer({ ...SECURITY, protection_level: 0, phone: null }));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm', hidden: true }));

  expect(await screen.findByText('Weak, 0%')).toBeVisible();
  expect(server.log.filter(({ path }) => path.endsWith('phone/off')).map(({ body }) => body)).toEqual([
    { password: 'nearly' },
    { password: 'nearly' },
  ]);
});

it('[AUTH-6] signs out one session, or all except the current one', async () => {
  const server = open(<SecurityPage />, { 'POST /web-api/user/sessions/end': () => answer({ ended: 1 }) });
  const other = (await screen.findByText('Safari on iOS')).closest('li') as HTMLElement;
  expect(within(screen.getByText('Chrome on Android').closest('li') as HTMLElement).getByText('This device')).toBeVisible();

  await userEvent.click(within(other).getByRole('button', { name: 'Sign out' }));
  server.on('GET /web-api/user/sessions', () => answer({ sessions: SESSIONS.slice(0, 1) }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));

  await screen.findByText('This device');
  expect(server.log.filter(({ path }) => path.endsWith('/end')).map(({ body }) => body)).toEqual([{ id: 2 }, {}]);
});

it('[HT-10] shows an error and a retry for a malformed response instead of level 0', async () => {
  open(<SecurityPage />, { 'GET /web-api/user/security': () => answer({ ...SECURITY, protection_methods: {} }) });

  expect(await screen.findByRole('alert')).toHaveTextContent("This isn't available right now. Try again in a minute.");
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(/%/)).toBeNull();
});

it('[ID-12] saves each switch of the mailing settings at once and keeps the others', async () => {
  const mailing = {
    ...{ enable_mail_news: false, enable_mail_deposit: true, enable_mail_bets: false, enable_sms_news: false },
    ...{ bonus_type: 0, first_deposit_bonus_type: 1 },
  };
  const server = open(<MailingSettings />, {
    'GET /web-api/user/mailing': () => answer(mailing),
    'POST /web-api/user/mailing': ({ body }) => answer(body),
  });

  await userEvent.click(await screen.findByRole('switch', { name: 'Settled bets by email' }));

  expect(await screen.findByRole('switch', { name: 'Settled bets by email' })).toBeChecked();
  expect(server.log.at(-1)?.body).toEqual({ ...mailing, enable_mail_bets: true });
});

const GUID = 'q'.repeat(22);

it.each([
  [true, 'Approve', 'Done. The other device is signed in.'],
  [false, 'Decline', 'Declined. Nobody was signed in.'],
])('[ID-28] shows device and place of a scanned code before the player decides: approved is %s', async (isApproved, button, words) => {
  const server = open(
    undefined,
    {
      'POST /web-api/user/qr/look': () => answer({ device: 'Chrome on Windows', country: 'DE', number: '42', expiresAt: NOW_S }),
      'POST /web-api/user/qr/decide': () => new Response(null, { status: 204 }),
    },
    `/en/office/security?qr=${GUID}`,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Sign in on another device?' });
  expect((await within(dialog).findByText('Chrome on Windows')).parentElement).toHaveTextContent('Chrome on Windows · Germany');
  expect(within(dialog).getByText('42')).toBeVisible();

  await userEvent.click(within(dialog).getByRole('button', { name: button }));

  expect(await within(dialog).findByText(words)).toBeVisible();
  expect(server.log.at(-1)?.body).toEqual({ guid: GUID, isApproved });
});

it('[ID-28] shows that a code has expired', async () => {
  open(undefined, { 'POST /web-api/user/qr/look': () => refusal('time_up') }, `/en/office/security?qr=${GUID}`);

  expect(await screen.findByText('This code has expired. Request a new one.')).toBeVisible();
});
