import { sessionModule } from '@touchline/identity-state';
import { createAppStore, viewChanged } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { IdentityCheckPage } from './IdentityCheckPage.tsx';

const NONE = { state: 'none', reason: null, isVerified: false, isReachable: true, frameUrl: null };
const OPEN = { ...NONE, state: 'open', frameUrl: 'https://check.example/check/1' };

/** @param looks - responses of successive polls; the last one is repeated. */
function open(looks: readonly object[], started: object = OPEN) {
  let at = 0;
  const server = createFakeServer({
    'GET /web-api/identity/check': () => answer(looks[Math.min(at++, looks.length - 1)] ?? NONE),
    'POST /web-api/identity/check': () => answer(started),
  });
  const store = createAppStore({ ports: createFakePorts({ send: server.send }), modules: [sessionModule] });
  store.dispatch(viewChanged({ language: 'en' }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter>
          <IdentityCheckPage />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { server };
}
const frame = () => screen.queryByTitle('ID verification by our partner');
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.trim());
afterEach(() => void jest.useRealTimers());

it('[RT-18] shows the frame after consent, not before', async () => {
  open([NONE]);
  const begin = await screen.findByRole('button', { name: 'Start the check' });
  expect([begin.hasAttribute('disabled'), frame()]).toEqual([true, null]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree that the partner checks my identity' }));
  await userEvent.click(begin);
  expect(await screen.findByTitle('ID verification by our partner')).toHaveAttribute('src', 'https://check.example/check/1');
  expect(statuses()).toEqual(['Follow the steps below. We show the result here.']);
});

it('[RT-18] polls a running check until it ends', async () => {
  jest.useFakeTimers();
  open([OPEN, { ...NONE, state: 'checking' }, { ...NONE, state: 'approved', isVerified: true }]);
  const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await later(0);
  expect(frame()).not.toBeNull();
  await later(3_000);
  expect([statuses(), frame()]).toEqual([['Your documents are being checked. You can leave this page.'], null]);
  await later(3_000);
  expect(statuses()).toEqual(['Your account is verified. Nothing more is needed.']);
  expect(screen.getByRole('link', { name: 'My documents' })).toHaveAttribute('href', '/en/office/verification');
});

it('[RT-18] shows why a check was rejected, and offers to start again', async () => {
  open([{ ...NONE, state: 'refused', reason: 'expired' }]);
  expect(await screen.findByText('The check failed: the document has expired.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start the check' })).toBeDisabled();
});

it('[RT-18] shows that the provider is unavailable, retries, and offers to upload documents instead', async () => {
  open([{ ...OPEN, isReachable: false, frameUrl: null }, OPEN]);
  expect(
    await screen.findByText("Our verification partner isn't available right now. Try again later, or upload your documents to us."),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upload documents instead' })).toHaveAttribute('href', '/en/office/verification');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('ID verification by our partner')).toBeVisible();
});

it.each(['javascript:alert(1)', 'data:text/html,x', `${location.origin}/en`, 7])('[RT-18] never frames %s', async (frameUrl) => {
  open([{ ...OPEN, frameUrl }]);
  expect(await screen.findByText('Follow the steps below. We show the result here.')).toBeVisible();
  expect(frame()).toBeNull();
});
