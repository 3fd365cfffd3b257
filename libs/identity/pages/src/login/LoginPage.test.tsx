import { signInSlice, sessionSlice, sessionReceived, twoStepRequired } from '@touchline/identity-state';
import { CAPTCHA_EVENT, type CaptchaQuestion } from '@touchline/identity-http';
import { configureStore, type Action } from '@reduxjs/toolkit';
import { viewSlice } from '@touchline/shared-state';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { TWO_STEP } from '../stage.test.helper.tsx';
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

it('[ID-02] requests a sign-in with the typed credentials, only once both fields are filled', async () => {
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

it('[ID-03] shows why sign-in failed', async () => {
  const { store } = open();

  act(() => void store.dispatch(signInSlice.actions.loginFailed({ messageKey: 'identity.failure.wrongCredentials' })));

  expect(screen.getByRole('alert')).toHaveTextContent('Incorrect email/username or password. Try again.');
});

it.each([
  ['/en/user/login?returnUrl=%2Fen%2Flive', '/en/live'],
  ['/en/user/login', '/en'],
  ['/en/user/login?returnUrl=https%3A%2F%2Fevil.test%2F', '/en'],
  ['/en/user/login?returnUrl=%2Far%2Flive', '/en/live'],
])('[GD-17] after sign-in on %s goes to %s', (from, to) => {
  const { store, router } = open(from);

  act(() => void store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 1, previousLoginAt: null })));

  expect(router.state.location.pathname).toBe(to);
});

it('[RT-09] links from a forgotten password to the recovery page', () => {
  open();

  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/en/forgotpassword');
});

describe('the captcha of a provider', () => {
  const FRAME = 'https://games.touchline.test/captcha?provider=hcaptcha&key=site-1';
  function ask() {
    const answers: unknown[] = [];
    const question: CaptchaQuestion = {
      ...{ provider: 'hcaptcha', frameUrl: FRAME, answer: (solution) => answers.push(solution), signal: new AbortController().signal },
    };
    const event = new CustomEvent(CAPTCHA_EVENT, { detail: question, cancelable: true });
    act(() => void window.dispatchEvent(event));
    return { answers, isShown: event.defaultPrevented };
  }
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Security check by hCaptcha');
  const post = (
    data: unknown,
    { origin = 'https://games.touchline.test', source = frame().contentWindow }: { origin?: string; source?: Window | null } = {},
  ) => fireEvent(window, new MessageEvent('message', { data, origin, source }));

  it("[HT-04] [A11Y-5] replaces the form, names the provider, and answers with the frame's solution", async () => {
    open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Email or username' }), 'anna');
    const { answers, isShown } = ask();

    expect(isShown).toBe(true);
    expect(screen.getByText('Please complete this security check. hCaptcha runs it and sees your IP address.')).toBeVisible();
    expect(frame()).toHaveAttribute('src', `${FRAME}&lang=en&theme=dark`);
    expect(screen.queryByRole('textbox')).toBeNull();
    post({ captcha: { token: 'solved' } });

    expect(answers).toEqual([{ token: 'solved' }]);
    // The typed login is kept.
    expect(screen.getByRole('textbox', { name: 'Email or username' })).toHaveValue('anna');
  });

  it('[HT-04] also replaces the form of a second step, without another way in', async () => {
    const { store } = open();
    act(() => void store.dispatch(twoStepRequired(TWO_STEP)));
    const { answers, isShown } = ask();

    expect([isShown, screen.queryByRole('textbox')]).toEqual([true, null]);
    expect(screen.queryByRole('button', { name: 'Email me a sign-in link' })).toBeNull();
    post({ captcha: { token: 'solved' } });
    expect(answers).toEqual([{ token: 'solved' }]);
    expect(await screen.findByRole('heading', { name: "Confirm it's you" })).toBeVisible();
    expect(screen.getByRole('textbox')).toBeVisible();
  });

  it('[HT-04] accepts messages only from its own frame', () => {
    open();
    const { answers } = ask();

    post({ captcha: { token: 'forged' } }, { origin: 'https://evil.test' });
    post({ captcha: { token: 'forged' } }, { source: window });
    post('captcha');
    post(null);

    expect(answers).toEqual([]);
  });

  it('[A11Y-5] offers a link by email instead', async () => {
    open();
    const { answers } = ask();
    await userEvent.click(screen.getByRole('button', { name: 'Email me a sign-in link' }));

    expect(answers).toEqual([null]);
    expect(screen.getByRole('heading', { name: 'Sign in by email' })).toBeVisible();
  });

  it('[HT-04] shows that it cannot be loaded, and can be cancelled', async () => {
    open();
    const { answers } = ask();
    post({ captcha: null });
    expect(screen.getByText("The security check can't be loaded. Get a sign-in link by email instead, or try again later.")).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(answers).toEqual([null]);
    expect(screen.getByRole('textbox', { name: 'Email or username' })).toBeVisible();
  });
});
