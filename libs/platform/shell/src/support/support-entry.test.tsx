import { sessionSlice } from '@touchline/identity-state';
import { platformModule } from '@touchline/platform-state';
import { configModule } from '@touchline/shared-config';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { createSupportModule, type SupportSocket } from '@touchline/support-state';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ModalStage } from '../modals/ModalStage.tsx';
import { SupportEntry } from './SupportEntry.tsx';
import { SupportPlace } from '../layout/SupportPlace.tsx';

/** The server side of the socket: it sends read receipts to all listeners, like the real one. */
function createLine() {
  let receive: (event: { data: unknown }) => void = () => undefined;
  const emit = (message: object): void => act(() => receive({ data: JSON.stringify(message) }));
  const socket: SupportSocket = {
    send: (text) => {
      const message = JSON.parse(text) as { type: string; upTo?: number };
      if (message.type === 'read') queueMicrotask(() => emit({ type: 'read', upTo: message.upTo }));
    },
    close: () => undefined,
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === 'message') receive = listener as typeof receive;
    },
  };
  return { socket, emit };
}
const answered = (n: number) => ({ n, author: 'support', isAutomatic: true, text: `Answer ${n}`, at: 1_000, id: null });

async function open({ hasHeader = true } = {}) {
  const { socket, emit } = createLine();
  const { send } = createFakeServer({ 'POST /support-api/v1/conversation': () => answer(null, 204) });
  const storage = { get: () => '1', set: () => true, remove: () => undefined, onChange: () => () => undefined };
  const ports = { ...createServerPorts({ send, origin: 'https://shop.test', report: () => undefined }), storage };
  const people = () => ({ name: 'people', slices: [sessionSlice] });
  const store = createAppStore({ ports, modules: [platformModule, configModule, people] });
  store.dispatch(viewChanged({ build: 'desktop', language: 'en' }));
  store.start();
  store.inject(createSupportModule({ openSocket: () => socket, random: () => 0 }));
  const element = (
    <>
      {hasHeader && (
        <header>
          <SupportPlace />
        </header>
      )}
      <main id="main" tabIndex={-1} />
      <SupportEntry />
      <ModalStage />
    </>
  );
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC" onError={() => undefined}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/live'] })} />
      </IntlProvider>
    </Provider>,
  );
  await act(async () => undefined);
  return { emit };
}

it('[LY-05] shows the support button in the header, where it covers nothing', async () => {
  await open();

  expect(within(screen.getByRole('banner')).getByRole('button', { name: 'Support' })).toBeVisible();
  expect(screen.getAllByTestId('support-button')).toHaveLength(1);
});

it('[LY-05] shows it on a page without a header too', async () => {
  await open({ hasHeader: false });

  expect(screen.getByRole('button', { name: 'Support' })).toBeVisible();
});

it('[LY-05] marks an answer that arrives while the conversation is closed, until it is opened', async () => {
  const { emit } = await open();
  emit({ type: 'history', messages: [answered(1)], readUpTo: 1 });
  expect(screen.queryByTestId('support-unread')).toBeNull();

  emit({ type: 'message', message: answered(2) });
  expect(screen.getByTestId('support-unread')).toHaveTextContent('1');

  // jsdom has no popovers: the event stands in for opening the menu.
  const menu = screen.getByRole('menu', { hidden: true });
  fireEvent(menu, Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(screen.getByTestId('support-unread')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Contact support', hidden: true }));
  expect(await screen.findByText('Answer 2')).toBeVisible();
  await waitFor(() => expect(screen.queryByTestId('support-unread')).toBeNull());
});
