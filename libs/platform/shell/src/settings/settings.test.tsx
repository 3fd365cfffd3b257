import { sessionSlice } from '@touchline/identity-state';
import { platformModule, selectTopModal } from '@touchline/platform-state';
import { configModule, configReceived, selectPollingMs } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { createAppStore, selectView, selectZone, viewChanged, viewChosen, type Build } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SettingsModal } from './SettingsModal.tsx';

function open(build: Build = 'desktop') {
  const people = () => ({ name: 'people', slices: [sessionSlice] });
  const store = createAppStore({ ports: createFakePorts(), modules: [platformModule, configModule, people] });
  store.dispatch(viewChanged({ build, language: 'en' }));
  store.dispatch(configReceived(aSiteConfig()));
  const onClose = jest.fn();
  const router = createMemoryRouter([{ path: '*', element: <SettingsModal onClose={onClose} /> }], {
    initialEntries: ['/en/live?video=1'],
  });
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <RouterProvider router={router} />
      </IntlProvider>
    </Provider>,
  );
  return { user: userEvent.setup(), store, view: () => selectView(store.getState()), router, onClose };
}
const option = (group: string, name: string) => within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name });

it.each(['desktop', 'mobile'] as const)('[LY-11] [PL-07] applies every setting to the global state at once: %s', async (build) => {
  const { user, view } = open(build);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), '5.75');
  await user.click(option('Time format', '12-hour'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Odds format' }), '2');
  await user.click(screen.getByRole('switch', { name: 'Short market names (1 X 2)' }));
  await user.click(option('Theme', 'Light'));
  await user.click(option('Text size', 'Extra large'));
  await user.click(option('Event list layout', 'Asian'));
  await user.click(screen.getByRole('switch', { name: 'Hide balance' }));
  await user.click(screen.getByRole('switch', { name: 'Show age of odds' }));

  expect(view()).toMatchObject({
    timeZone: 5.75,
    is12h: true,
    coefViewId: 2,
    marketsNameType: 1,
    appTheme: 0,
    fontSize: 2,
    appViewType: 1,
    displayFlags: { isBalanceHidden: 1, isPriceAgeShown: 1 },
  });
  expect(view().chosen).toEqual([
    'timeZone',
    'is12h',
    'coefViewId',
    'marketsNameType',
    'appTheme',
    'fontSize',
    'appViewType',
    'displayFlags',
  ]);
});

it('[PL-05] times are as on this device, by name; a fixed offset is a choice that can be taken back', async () => {
  const { user, store, view } = open();
  const zone = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time zone' });
  const shown = () => zone().selectedOptions[0]?.textContent;
  expect(shown()).toBe('As on this device');
  act(() => void store.dispatch(viewChosen({ deviceZone: 'America/New_York' })));
  expect(shown()).toBe('New York · As on this device');
  expect(selectZone(store.getState())).toBe('America/New_York');

  await user.selectOptions(zone(), 'UTC+5:45');
  expect([shown(), view().timeZone, selectZone(store.getState())]).toEqual(['UTC+5:45', 5.75, '+05:45']);

  await user.selectOptions(zone(), 'New York · As on this device');
  expect([selectZone(store.getState()), view().chosen]).toEqual(['America/New_York', ['deviceZone']]);

  await user.selectOptions(zone(), 'UTC−3:30');
  await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
  expect(selectZone(store.getState())).toBe('America/New_York');
});

it('[LY-11] [CF-06] the data saver slows polls at once and restores them when turned off', async () => {
  const { user, view, store } = open();
  const everyMs = () => selectPollingMs('line')(store.getState());
  const before = everyMs();
  const data = screen.getByRole('switch', { name: 'Save data: no pictures, fewer updates' });

  await user.click(data);
  expect(view().displayFlags).toEqual({ isDataSaved: 1 });
  expect([before, everyMs()]).toEqual([15_000, 45_000]);

  await user.click(data);
  expect(everyMs()).toBe(15_000);
  await user.click(data);
  await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
  expect(everyMs()).toBe(15_000);
});

it('[LG-06] keeps page and query when the language changes', async () => {
  const { user, view, router, store } = open();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ru');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ar');
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/ar/live?video=1'));
  // A language is not chosen until its messages have loaded; a pending choice that was replaced is dropped.
  act(() => void store.dispatch(viewChanged({ language: 'ru' })));
  expect(view().chosen).toEqual([]);

  act(() => void store.dispatch(viewChanged({ language: 'ar' })));
  expect(view().chosen).toEqual(['language']);
});

it('[LY-11] returns the theme to the system and all settings to their defaults', async () => {
  const { user, view } = open();
  await user.click(option('Theme', 'Dark'));
  await user.click(option('Text size', 'Large'));
  expect(option('Theme', 'Dark')).toBeChecked();

  await user.click(option('Theme', 'System'));
  expect(view().chosen).toEqual(['fontSize']);
  await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));

  expect(view()).toMatchObject({ fontSize: 0, chosen: [] });
});

it.each([
  [null, 'Necessary only'],
  [0, 'Necessary only'],
  [1, 'Necessary and preferences'],
  [2, 'Necessary and marketing'],
  [3, 'All cookies'],
])('[ID-17] agreed %p: lists the cookies in use and leads to the consent panel', async (cookiesAgreeType, words) => {
  const { user, store } = open();
  act(() => void store.dispatch(viewChanged({ cookiesAgreeType })));

  expect(screen.getByText(words)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cookie settings' }));

  expect(selectTopModal(store.getState())?.modal).toBe('consent');
});

it('[LY-11] closes by its close button', async () => {
  const { user, onClose } = open();

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(onClose).toHaveBeenCalledTimes(1);
});
