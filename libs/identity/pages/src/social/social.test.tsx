import { sessionModule } from '@touchline/identity-state';
import { markText } from '@touchline/identity-rules';
import { configReceived, configSlice } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { createAppStore, viewChanged, viewSlice } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createHash, webcrypto } from 'node:crypto';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { LoginPage } from '../login/LoginPage.tsx';
import { SocialButtons } from '../providers/SocialButtons.tsx';
import { SocialForm } from './SocialForm.tsx';

const TICKET = 'a'.repeat(22);
const OPTIONS = {
  countries: [{ id: 276, name: 'Germany', country_code: 'DE', tel_code: '49', currencyIso: 'EUR' }],
  currencies: [{ id: 978, iso: 'EUR', symbol: '€', exponent: 2 }],
};

interface Opened {
  providers?: string[];
  oneTapOrigin?: string | undefined;
  path?: string;
  send?: (request: Request) => Promise<Response>;
}

function open(element: ReactNode, { providers = [], oneTapOrigin, path = '/en/user/login', send }: Opened = {}) {
  const server = createFakeServer({ 'GET /web-api/registration/options': () => answer(OPTIONS) });
  const ports = createFakePorts({ send: send ?? server.send });
  const nothing = () => ({ name: 'site', slices: [configSlice, viewSlice] });
  const store = createAppStore({ ports, modules: [nothing, sessionModule], preloaded: { session: { status: 'visitor' } } });
  store.start();
  store.dispatch(viewChanged({ language: 'en' }));
  store.dispatch(configReceived(aSiteConfig({ socialProviders: providers, oneTapOrigin })));
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { server, ports, store };
}

it('[ID-04] offers the configured providers in order; logs an unknown id as an error and does not offer it', () => {
  const { ports } = open(<SocialButtons />, { providers: ['vk', 'myspace', 'google'], path: '/en/user/login?returnUrl=%2Fen%2Fline' });

  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['VK', '/social-api/oauth/vk?lang=en&returnUrl=%2Fen%2Fline'],
    ['Google', '/social-api/oauth/google?lang=en&returnUrl=%2Fen%2Fline'],
  ]);
  expect(ports.reported).toEqual(['unknown social network id']);
});

it('[ID-04] shows four providers at first and the others on demand', () => {
  open(<SocialButtons />, { providers: ['google', 'vk', 'ok', 'fb', 'mailru'] });
  const more = screen.getByRole('group');
  expect(
    within(more)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.textContent),
  ).toEqual(['Mail.ru']);
});

it('[ID-04] without providers there are no links', () => {
  open(<SocialButtons />);
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['?social=refused&provider=google', 'You cancelled at Google. Nothing was changed.'],
  ['?social=failed&provider=line', "LINE didn't answer as expected. Try again, or choose another way."],
  ['?social=stale', 'That sign-in has expired or was begun in another browser. Start again.'],
  ['?social=off', "Signing in that way isn't available here. Choose another way."],
])('[ID-04] shows the outcome on the sign-in page: %s', (search, words) => {
  open(<LoginPage />, { path: `/en/user/login${search}` });

  expect(screen.getByRole('alert')).toHaveTextContent(words);
});

it('[ID-04] [ID-01] continues with the second step as after a password', async () => {
  const { server } = open(<p />);
  server.on('POST /web-api/user/social/ticket', () =>
    answer({ kind: 'two-step', provider: 'vk', two_step: { guid: 'g', method: 'totp', to: null, expiresAt: 1, hasOutbox: false } }),
  );
  const store = open(<LoginPage />, { path: `/en/user/login?social=${TICKET}` });
  store.server.on('POST /web-api/user/social/ticket', () =>
    answer({ kind: 'two-step', provider: 'vk', two_step: { guid: 'g', method: 'totp', to: null, expiresAt: 1, hasOutbox: false } }),
  );

  expect(await screen.findByRole('heading', { name: "Confirm it's you" })).toBeVisible();
});

it('[ID-04] shows the masked e-mail of an existing account, and links the two once its owner has signed in', async () => {
  const { server } = open(<LoginPage />, { path: `/en/user/login?social=${TICKET}` });
  server.on('POST /web-api/user/social/ticket', () => answer({ kind: 'link', provider: 'vk', email: 'a•••@example.test' }));
  server.on('POST /web-api/user/login', () => answer({ user_id: 7, token: 't', expiresAt: 1, previousLoginAt: null }));
  server.on('POST /web-api/user/social/link', () => answer(null, 204));
  await screen.findByText(/a•••@example.test/);

  await userEvent.type(screen.getByRole('textbox', { name: 'Email or username' }), 'anna');
  await userEvent.type(screen.getByLabelText('Password'), 'quiet-river');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

  await screen.findByRole('heading', { name: 'Sign in' });
  expect(server.log.filter(({ path }) => path.endsWith('/social/link')).map(({ body }) => body)).toEqual([{ ticket: TICKET }]);
});

it("[ID-30] continues registration with the provider's data, and asks for date of birth and terms", async () => {
  const { server } = open(<SocialForm id="vk" ticket={TICKET} />);
  server.on('POST /web-api/user/social/ticket', () => answer({ kind: 'register', provider: 'vk', name: 'Anna', email: null }));
  server.on('POST /web-api/registration/social', () => answer({ user_id: 7, token: 't', expiresAt: 1, previousLoginAt: null }));
  await userEvent.click(await screen.findByRole('button', { name: 'Create account' }));
  expect(screen.getByLabelText('Date of birth')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Date of birth'), '1990-04-30');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));

  expect(server.log.at(-1)?.body).toEqual({
    ...{ type: 'soc_reg', ticket: TICKET, country_id: 276, currency_id: 978, date_birthday: '1990-04-30' },
    ...{ isTermsAccepted: true, lng: 'en' },
  });
});

it('[ID-05] the registration that one-tap began preselects its country and currency', async () => {
  const { server } = open(<SocialForm id="google" ticket={TICKET} />, {
    path: `/en/registration/google?ticket=${TICKET}&countryId=398&currency=978`,
  });
  server.on('GET /web-api/registration/options', () =>
    answer({
      countries: [...OPTIONS.countries, { id: 398, name: 'Kazakhstan', country_code: 'KZ', tel_code: '7', currencyIso: 'KZT' }],
      currencies: [{ id: 398, iso: 'KZT', symbol: '₸', exponent: 2 }, ...OPTIONS.currencies],
    }),
  );
  server.on('POST /web-api/user/social/ticket', () => answer({ kind: 'register', provider: 'google', name: 'Anna', email: null }));

  await waitFor(() => expect(screen.getByLabelText('Country')).toHaveValue('398'));
  expect(screen.getByLabelText(/^Account currency/)).toHaveValue('978');
  await userEvent.selectOptions(screen.getByLabelText('Country'), '276');
  expect(screen.getByLabelText('Country')).toHaveValue('276');
});

describe('[ID-05] [PRV-2] account offered by the browser', () => {
  const ORIGIN = 'https://accounts.example';
  const CLIENT = { clientId: 'touchline-google', configUrl: `${ORIGIN}/fedcm/config.json`, nonce: 'n'.repeat(22) };
  const get = jest.fn<Promise<unknown>, [CredentialRequestOptions]>();

  const formOfPage = FormData;

  beforeEach(async () => {
    // Node's `Request` accepts only Node's own `FormData`, not that of jsdom.
    const form = await new Response('', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }).formData();
    globalThis.FormData = form.constructor as typeof FormData;
    get.mockReset().mockResolvedValue({ token: 'a.b.c' });
    Object.assign(window, { IdentityCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'IdentityCredential');
    Reflect.deleteProperty(navigator, 'credentials');
    globalThis.FormData = formOfPage;
  });

  /** Opens the sign-in page. @returns the requested paths and the submitted forms. */
  function openLogin({
    agreed = 1,
    origin = ORIGIN,
    path = '/en/user/login?returnUrl=%2Fen%2Fline',
    options = answer(OPTIONS),
  }: { agreed?: number | null; origin?: string | null; path?: string; options?: Response } = {}) {
    const requests: string[] = [];
    const forms: Record<string, unknown>[] = [];
    const { store } = open(<LoginPage />, {
      path,
      oneTapOrigin: origin ?? undefined,
      send: async (request) => {
        const { pathname } = new URL(request.url);
        requests.push(pathname);
        if (pathname === '/web-api/registration/options') return options;
        if (request.method === 'GET') return answer(CLIENT);
        forms.push(Object.fromEntries(await request.formData()));
        return answer({ status: 400, code: 400, errors: [{ code: 'link-used', detail: '' }], traceId: 't' }, 400);
      },
    });
    act(() => void store.dispatch(viewChanged({ cookiesAgreeType: agreed })));
    return { store, requests, forms };
  }

  it("is requested with the server's nonce and only with a click, and sent to the server", async () => {
    const { forms } = openLogin();

    expect(await screen.findByRole('alert')).toHaveTextContent('That sign-in has expired or was begun in another browser. Start again.');
    expect(get.mock.calls[0]?.[0]).toMatchObject({
      mediation: 'required',
      identity: {
        context: 'signin',
        providers: [
          { configURL: 'https://accounts.example/fedcm/config.json', clientId: 'touchline-google', params: { nonce: CLIENT.nonce } },
        ],
      },
    });
    expect(forms).toEqual([{ credential: 'a.b.c', language: 'en', currency: '978', countryId: '276', returnUrl: '/en/line' }]);
  });

  it('is sent without country and currency if their lists cannot be loaded', async () => {
    const { forms } = openLogin({ options: answer(null, 500) });

    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(forms).toEqual([{ credential: 'a.b.c', language: 'en', returnUrl: '/en/line' }]);
  });

  it.each([
    ['before a choice of cookies', { agreed: null }],
    ['with necessary cookies only', { agreed: 0 }],
    ['with marketing cookies only', { agreed: 2 }],
    ['where the site has not configured it', { origin: null }],
    ['after returning from another site', { path: '/en/user/login?social=refused&provider=google' }],
  ])('is not requested %s', (_, changes) => {
    const { requests } = openLogin(changes);

    expect([requests.filter((path) => path.includes('google-one-tap')), get.mock.calls]).toEqual([[], []]);
  });

  it('is not requested without browser support', async () => {
    Reflect.deleteProperty(window, 'IdentityCredential');
    const { requests } = openLogin();

    expect(requests.filter((path) => path.includes('google-one-tap'))).toEqual([]);
  });

  it('reports nothing when it is closed, and is withdrawn with the consent', async () => {
    let signal: AbortSignal | undefined;
    get.mockImplementation((options) => {
      signal = options.signal ?? undefined;
      return new Promise(() => undefined);
    });
    const { store } = openLogin();
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    act(() => void store.dispatch(viewChanged({ cookiesAgreeType: 0 })));

    expect([signal?.aborted, screen.queryByRole('alert')]).toEqual([true, null]);
  });
});

it('[ID-03] signs in by a token of another window: shows the code of this one, and sends the secret behind it', async () => {
  Object.defineProperty(globalThis.crypto, 'subtle', { configurable: true, value: webcrypto.subtle });
  const { server } = open(<LoginPage />);
  server.on('POST /web-api/user/login/qr', () => answer({ status: 400, code: 400, errors: [], traceId: 't' }, 400));
  server.on('POST /web-api/user/login', () =>
    answer({ status: 400, code: 400, errors: [{ code: 'link-used', detail: '' }], traceId: 't' }, 400),
  );
  await userEvent.click(screen.getByRole('button', { name: "Use a phone that's signed in" }));
  await userEvent.click(screen.getByRole('button', { name: 'No phone at hand? Use another window' }));
  const mark = await screen.findByText(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);

  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByText('Paste the token')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Token from the other window'), ' some.token ');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/^This token is no longer valid/)).toBeVisible();
  const sent = server.log.find(({ path }) => path === '/web-api/user/login')?.body as { sign: string };
  expect(sent).toEqual({ token: 'some.token', sign: expect.stringMatching(/^[0-9a-f]{64}$/), lng: 'en', method_id: 5 });
  expect(markText(createHash('sha256').update(sent.sign).digest())).toBe(mark.textContent?.replaceAll('-', ''));
});

describe('wallet', () => {
  const ADDRESS = '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23';
  const MESSAGE = 'shop.test wants you to sign in with your Ethereum account:';
  const page = window as unknown as { ethereum?: unknown };
  afterEach(() => {
    delete page.ethereum;
  });

  it('[ID-04] shows a message if it is missing or its owner rejects the request', async () => {
    open(<SocialButtons />, { providers: ['metamask'] });
    const button = screen.getByRole('button', { name: 'MetaMask' });
    await userEvent.click(button);
    expect(screen.getByRole('alert')).toHaveTextContent('No MetaMask wallet found in this browser. Install it, or choose another way.');

    page.ethereum = { request: () => Promise.reject(Object.assign(new Error('no'), { code: 4001 })) };
    await userEvent.click(button);
    expect(await screen.findByText(/You cancelled at/)).toBeInTheDocument();
  });

  it("[ID-04] [AUTH-14] signs the server's message, with MetaMask if there are several wallets", async () => {
    const requests: { method: string; params?: unknown }[] = [];
    const provider = {
      request: (call: { method: string; params?: unknown }) => {
        requests.push(call);
        return Promise.resolve(call.method === 'personal_sign' ? '0xsigned' : [ADDRESS]);
      },
    };
    const other = { request: () => Promise.reject(new Error('another wallet was called')) };
    const announce = () => {
      for (const [rdns, one] of [
        ['other.wallet', other],
        ['io.metamask', provider],
      ] as const)
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info: { rdns }, provider: one } }));
    };
    window.addEventListener('eip6963:requestProvider', announce);
    const { server } = open(<SocialButtons />, { providers: ['metamask'], path: '/en/user/login?returnUrl=%2Fen%2Fline' });
    server.on('POST /social-api/oauth/metamask/message', () => answer({ ticket: TICKET, message: MESSAGE }));
    server.on('POST /social-api/oauth/metamask/signature', () =>
      answer({ status: 400, code: 400, errors: [{ code: 'link-used', detail: '' }], traceId: 't' }, 400),
    );
    await userEvent.click(screen.getByRole('button', { name: 'MetaMask' }));

    expect(await screen.findByText('That sign-in has expired or was begun in another browser. Start again.')).toBeInTheDocument();
    expect(server.log.map(({ body }) => body)).toEqual([
      { address: ADDRESS, language: 'en', returnUrl: '/en/line' },
      { ticket: TICKET, signature: '0xsigned' },
    ]);
    const hex = `0x${Buffer.from(MESSAGE).toString('hex')}`;
    expect(requests).toEqual([{ method: 'eth_requestAccounts' }, { method: 'personal_sign', params: [hex, ADDRESS] }]);
    window.removeEventListener('eip6963:requestProvider', announce);
  });
});

it("[ID-04] sends Telegram's signed result and removes it from the URL; a missing result counts as cancelled", async () => {
  window.history.replaceState(null, '', `/en/user/login?telegram=${TICKET}#tgAuthResult=eyJpZCI6MX0`);
  const { server } = open(<LoginPage />, { path: `/en/user/login?telegram=${TICKET}` });
  server.on('POST /social-api/oauth/telegram/signed', () =>
    answer({ status: 400, code: 400, errors: [{ code: 'link-used', detail: '' }], traceId: 't' }, 400),
  );

  expect(await screen.findByText('That sign-in has expired or was begun in another browser. Start again.')).toBeInTheDocument();
  expect(server.log.find(({ path }) => path.endsWith('/signed'))?.body).toEqual({ state: TICKET, result: 'eyJpZCI6MX0' });
  expect(window.location.hash).toBe('');
  document.body.innerHTML = '';
  open(<LoginPage />, { path: `/en/user/login?telegram=${TICKET}` });
  expect(await screen.findByText(/You cancelled at/)).toBeInTheDocument();
});
