import { signInSlice, sessionSlice, sessionReceived } from '@touchline/identity-state';
import { configureStore, type Action } from '@reduxjs/toolkit';
import { viewSlice } from '@touchline/shared-state';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { LoginPage } from './LoginPage.tsx';

function open(path = '/en/user/login') {
  const actions: Action[] = [];
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, signIn: signInSlice.reducer, view: viewSlice.reducer },
    preloadedState: { view: { ...viewSlice.getInitialState(), language: 'en' } },
    middleware: (defaults) =>
      defaults({ thunk: false }).concat(() => (next) => (action) => {
        actions.push(action as Action);
        return next(action);
      }),
  });
  const router = createMemoryRouter(
    [
      { path: '/en/user/login', element: <LoginPage /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <RouterProvider router={router} />
      </IntlProvider>
    </Provider>,
  );
  return { store, actions, router };
}

it('[ID-02] asks to sign in with what was typed, and only with both fields filled', async () => {
  const { actions } = open();

  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('textbox', { name: 'Email or username' })).toHaveFocus();
  expect(actions.some(({ type }) => type === 'signIn/loginRequested')).toBe(false);

  await userEvent.type(screen.getByRole('textbox', { name: 'Email or username' }), ' anna@example.test ');
  await userEvent.type(screen.getByLabelText('Password'), 'Quiet-river-7');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(actions.at(-1)).toEqual({
    type: 'signIn/loginRequested',
    payload: { uLogin: 'anna@example.test', uPassword: 'Quiet-river-7', save: false, lng: 'en' },
  });
});

it('[ID-03] says in words why signing in failed', async () => {
  const { store } = open();

  act(() => void store.dispatch(signInSlice.actions.loginFailed({ messageKey: 'identity.failure.wrongCredentials' })));

  expect(screen.getByRole('alert')).toHaveTextContent('Incorrect email/username or password. Try again.');
});

it.each([
  ['/en/user/login?returnUrl=%2Fen%2Flive', '/en/live'],
  ['/en/user/login', '/en'],
  ['/en/user/login?returnUrl=https%3A%2F%2Fevil.test%2F', '/en'],
  ['/en/user/login?returnUrl=%2Far%2Flive', '/en/live'],
])('[GD-17] signed in on %s goes to %s', (from, to) => {
  const { store, router } = open(from);

  act(() => void store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 1, previousLoginAt: null })));

  expect(router.state.location.pathname).toBe(to);
});

it('[RT-09] a forgotten password leads to the way back into the account', () => {
  open();

  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/en/forgotpassword');
});
