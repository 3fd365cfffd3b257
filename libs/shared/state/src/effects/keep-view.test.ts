import { createAppStore, createServerPorts, initialViewState, viewChanged, viewChosen, viewUnchosen } from '../index.ts';
import { keepView } from './keep-view.saga.ts';

function start(isSecure = false, view = {}, scheme = { isLight: false }) {
  const writeCookie = jest.fn();
  let changed = (): void => undefined;
  const colourScheme = {
    isLight: () => scheme.isLight,
    onChange: (listener: () => void) => {
      changed = listener;
      return () => undefined;
    },
  };
  const ports = createServerPorts({ send: async () => new Response(), origin: '', report: () => undefined });
  const store = createAppStore({
    ports,
    preloaded: { view: { ...initialViewState, ...view, chosen: Object.keys(view) } },
    modules: [
      () => ({
        name: 'viewKeeper',
        slices: [],
        saga: () => keepView({ writeCookie, browserTimeZone: () => 5.75, colourScheme, isSecure }),
      }),
    ],
  });
  store.start();
  return { store, writeCookie, schemeChanged: () => changed() };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it("[PL-05] sets the browser's time zone if none was chosen", async () => {
  const { store, writeCookie } = start();
  await jest.advanceTimersByTimeAsync(1);

  expect(store.getState().view.timeZone).toBe(5.75);
  expect(writeCookie.mock.calls).toEqual([['tl-view=z=5.75; Path=/; Max-Age=31536000; SameSite=Lax']]);
});

it('[PL-05] keeps a chosen time zone', async () => {
  const { store, writeCookie } = start(true, { timeZone: -4 });
  await jest.advanceTimersByTimeAsync(1);

  expect(store.getState().view.timeZone).toBe(-4);
  expect(writeCookie).not.toHaveBeenCalled();
});

it("[LY-11] stores the player's choices but no facts", () => {
  const { store, writeCookie } = start(true, { timeZone: -4 });

  store.dispatch(viewChanged({ userId: 77, language: 'ru' }));
  store.dispatch(viewChosen({ appTheme: 0 }));

  expect(writeCookie.mock.calls).toEqual([['tl-view=z=-4&t=0; Path=/; Max-Age=31536000; SameSite=Lax; Secure']]);
});

it("[LY-11] follows the system's light scheme until a theme is chosen", () => {
  const scheme = { isLight: true };
  const { store, schemeChanged, writeCookie } = start(true, { timeZone: -4 }, scheme);
  expect(store.getState().view).toMatchObject({ appTheme: 0, chosen: ['timeZone'] });
  expect(writeCookie).not.toHaveBeenCalled();

  scheme.isLight = false;
  schemeChanged();
  expect(store.getState().view.appTheme).toBe(1);

  store.dispatch(viewChosen({ appTheme: 1 }));
  scheme.isLight = true;
  schemeChanged();
  expect(store.getState().view.appTheme).toBe(1);

  store.dispatch(viewUnchosen(['appTheme']));
  expect(store.getState().view).toMatchObject({ appTheme: 0, chosen: ['timeZone'] });
  expect(writeCookie).toHaveBeenLastCalledWith('tl-view=z=-4; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});
