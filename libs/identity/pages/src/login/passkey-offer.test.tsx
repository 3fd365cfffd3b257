import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { selectIsPlayer, sessionModule } from '@touchline/identity-state';
import { createAppStore, viewChanged } from '@touchline/shared-state';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { LoginModal } from './LoginPage.tsx';

afterEach(() => {
  delete (window as { PublicKeyCredential?: unknown }).PublicKeyCredential;
  delete (navigator as { credentials?: unknown }).credentials;
});

const GUID = 'abcdefghijklmnopqrstuv';
const bytes = (...values: number[]) => new Uint8Array(values).buffer;

/** A browser that offers passkeys by autofill; the test chooses one with `take`. */
function openWithPasskeys() {
  const requests: { options: CredentialRequestOptions; take: (credential: unknown) => void }[] = [];
  Object.defineProperty(window, 'PublicKeyCredential', {
    configurable: true,
    value: Object.assign(() => undefined, { isConditionalMediationAvailable: () => Promise.resolve(true) }),
  });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: (options: CredentialRequestOptions) =>
        new Promise((resolve, reject) => {
          requests.push({ options, take: resolve });
          options.signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')));
        }),
    },
  });
  const server = createFakeServer({
    'POST /web-api/user/login/passkey/options': () =>
      answer({ guid: GUID, options: { challenge: 'AQID', rpId: 'touchline.test', userVerification: 'preferred' } }),
    'POST /web-api/user/login/passkey': () => answer({ user_id: 7, token: 't', expiresAt: 2_000_000_000_000, previousLoginAt: null }),
  });
  const store = createAppStore({ ports: createFakePorts({ send: server.send }), modules: [sessionModule] });
  store.dispatch(viewChanged({ language: 'en' }));
  const { unmount } = render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter>
          <LoginModal params={{}} onDone={() => undefined} />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { requests, server, store, unmount };
}

it('[ID-03] offers passkeys in the login field, and signs in with the chosen one', async () => {
  const { requests, server, store } = openWithPasskeys();

  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.options.mediation).toBe('conditional');
  expect(requests[0]?.options.publicKey?.rpId).toBe('touchline.test');
  expect(new Uint8Array(requests[0]?.options.publicKey?.challenge as ArrayBuffer)).toEqual(new Uint8Array([1, 2, 3]));
  requests[0]?.take({
    id: 'key-1',
    response: { authenticatorData: bytes(1), clientDataJSON: bytes(2), signature: bytes(3) },
  });

  await waitFor(() => expect(selectIsPlayer(store.getState())).toBe(true));
  expect(server.log.at(-1)).toMatchObject({
    path: '/web-api/user/login/passkey',
    body: {
      guid: GUID,
      answer: { id: 'key-1', rawId: 'key-1', response: { authenticatorData: 'AQ', clientDataJSON: 'Ag', signature: 'Aw' } },
    },
  });
});

it('[ID-03] [HT-12] withdraws the offer when the login field disappears, and renews it when the field returns', async () => {
  const { requests, unmount } = openWithPasskeys();
  await waitFor(() => expect(requests).toHaveLength(1));

  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
  expect(requests[0]?.options.signal?.aborted).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(requests).toHaveLength(1);

  await userEvent.click(screen.getByRole('radio', { name: 'Email' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.options.signal?.aborted).toBe(false);
  unmount();
  expect(requests[1]?.options.signal?.aborted).toBe(true);
});
