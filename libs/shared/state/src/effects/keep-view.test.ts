import { createAppStore, createServerPorts, initialViewState, viewChanged, viewChosen, viewKeeper } from '../index.ts';

function start(isSecure = false, view = {}) {
  const writeCookie = jest.fn();
  const ports = createServerPorts({ send: async () => new Response(), origin: '', report: () => undefined });
  const store = createAppStore({
    ports,
    preloaded: { view: { ...initialViewState, ...view, chosen: Object.keys(view) } },
    modules: [viewKeeper({ writeCookie, browserTimeZone: () => 5.75, isSecure })],
  });
  store.start();
  return { store, writeCookie };
}

it('[PL-05] takes the time zone of the browser when nobody chose one', () => {
  const { store, writeCookie } = start();

  expect(store.getState().view.timeZone).toBe(5.75);
  expect(writeCookie.mock.calls).toEqual([['tl-view=z=5.75; Path=/; Max-Age=31536000; SameSite=Lax']]);
});

it('[PL-05] leaves a chosen time zone alone', () => {
  const { store, writeCookie } = start(true, { timeZone: -4 });

  expect(store.getState().view.timeZone).toBe(-4);
  expect(writeCookie).not.toHaveBeenCalled();
});

it('[LY-11] keeps what the player chose, and no facts', () => {
  const { store, writeCookie } = start(true, { timeZone: -4 });

  store.dispatch(viewChanged({ userId: 77, language: 'ru' }));
  store.dispatch(viewChosen({ appTheme: 0 }));

  expect(writeCookie.mock.calls).toEqual([['tl-view=z=-4&t=0; Path=/; Max-Age=31536000; SameSite=Lax; Secure']]);
});
