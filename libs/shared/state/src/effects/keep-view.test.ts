import { createAppStore, createServerPorts, initialViewState, selectZone, viewChanged, viewChosen, viewUnchosen } from '../index.ts';
import { keepView } from './keep-view.saga.ts';

function start(isSecure = false, view = {}, scheme = { isLight: false }, device = { zone: 'Asia/Kathmandu' }) {
  const writeCookie = jest.fn();
  let [changed, returned] = [(): void => undefined, (): void => undefined];
  const page = {
    onChange: (listener: (isVisible: boolean) => void) => {
      returned = () => listener(true);
      return () => undefined;
    },
  };
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
        saga: () => keepView({ writeCookie, deviceZone: () => device.zone, page, colourScheme, isSecure }),
      }),
    ],
  });
  store.start();
  return { store, writeCookie, schemeChanged: () => changed(), returned: () => returned() };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('[PL-05] times are in the zone of the device, which is a name and no choice of an offset', async () => {
  const { store, writeCookie } = start();
  expect(selectZone(store.getState())).toBe('+03:00');
  await jest.advanceTimersByTimeAsync(1);

  expect(selectZone(store.getState())).toBe('Asia/Kathmandu');
  expect(store.getState().view.timeZone).toBe(3);
  expect(writeCookie.mock.calls).toEqual([['tl-view=n=Asia/Kathmandu; Path=/; Max-Age=31536000; SameSite=Lax']]);
});

it('[PL-05] keeps a chosen offset, and returns to the device', async () => {
  const { store, writeCookie } = start(true, { timeZone: -4 });
  await jest.advanceTimersByTimeAsync(1);

  expect(selectZone(store.getState())).toBe('-04:00');
  expect(writeCookie.mock.calls.at(-1)?.[0]).toMatch(/^tl-view=u=-4&n=Asia\/Kathmandu;/);

  store.dispatch(viewUnchosen(['timeZone']));
  expect(selectZone(store.getState())).toBe('Asia/Kathmandu');
  expect(writeCookie.mock.calls.at(-1)?.[0]).toMatch(/^tl-view=n=Asia\/Kathmandu;/);
});

it('[PL-05] renders nothing again while the device stays where it is, and follows it elsewhere', async () => {
  const device = { zone: 'Asia/Kathmandu' };
  const settled = start(true, { deviceZone: 'Asia/Kathmandu' }, undefined, device);
  await jest.advanceTimersByTimeAsync(1);
  expect(settled.writeCookie).not.toHaveBeenCalled();

  settled.returned();
  expect(settled.writeCookie).not.toHaveBeenCalled();
  device.zone = 'Asia/Tokyo';
  settled.returned();
  expect(selectZone(settled.store.getState())).toBe('Asia/Tokyo');

  const moved = start(true, { deviceZone: 'Asia/Kathmandu' }, undefined, { zone: 'Asia/Tokyo' });
  await jest.advanceTimersByTimeAsync(1);
  expect(selectZone(moved.store.getState())).toBe('Asia/Tokyo');
});

it("[LY-11] stores the player's choices but no facts", () => {
  const { store, writeCookie } = start(true, { timeZone: -4 });

  store.dispatch(viewChanged({ userId: 77, language: 'ru' }));
  store.dispatch(viewChosen({ appTheme: 0 }));

  expect(writeCookie.mock.calls).toEqual([['tl-view=u=-4&t=0; Path=/; Max-Age=31536000; SameSite=Lax; Secure']]);
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
  expect(writeCookie).toHaveBeenLastCalledWith('tl-view=u=-4; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});
