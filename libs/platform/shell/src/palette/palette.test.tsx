import { sessionSlice } from '@touchline/identity-state';
import { platformModule, sectionsReceived, selectTopModal } from '@touchline/platform-state';
import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import type { SectionManifests } from '@touchline/shared-routes';
import { createAppStore, selectView, viewChanged, type CommandSourceProps, type PlacedCommands } from '@touchline/shared-state';
import { createFakePorts } from '@touchline/shared-testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PaletteModal } from './PaletteModal.tsx';
import { usePaletteKeys } from './use-palette-keys.ts';

const MANIFEST = { contract: 'v3', shell: 1, skeleton: 'rows', rail: 'none' } as const;
const manifests: SectionManifests = {
  bingo: {
    ...MANIFEST,
    navigation: [{ key: 'halls', words: 'bingo.nav', path: '/bingo', places: { header: 10 } }],
    footer: [{ key: 'bingo', words: 'bingo.footer', order: 1, links: [{ words: 'bingo.rules', path: '/bingo/rules' }] }],
    search: [{ words: 'bingo.search', path: '/bingo/find', query: 'q' }],
  },
};
const words = { 'bingo.nav': 'Bingo halls', 'bingo.footer': 'Bingo', 'bingo.rules': 'Rules of bingo', 'bingo.search': 'Find a bingo hall' };

const picked: string[] = [];
const pick = (id: string, title: string) => ({ id, group: 'selections' as const, title, figure: '1.85', run: () => void picked.push(id) });

/** Has two selections for `over` and one for `under`. */
function Source({ query, onFound }: CommandSourceProps): null {
  useEffect(() => {
    if (query === 'broken') onFound({ status: 'failed', commands: [] });
    else if (query === 'over')
      onFound({ status: 'ready', commands: [pick('a', 'Over 2.5 · Total'), pick('b', 'Over 2.5 · Arsdale total')] });
    else onFound({ status: 'ready', commands: query === 'under' ? [pick('c', 'Under 2.5 · Total')] : [] });
  }, [query, onFound]);
  return null;
}
const placed = (load: PlacedCommands['load'], left = jest.fn()): PlacedCommands => ({ id: 'betting', acquire: () => left, load });

async function open(commands: readonly PlacedCommands[] = [placed(async () => Source)]) {
  picked.length = 0;
  const people = () => ({ name: 'people', slices: [sessionSlice] });
  const ports = { ...createFakePorts(), commands: async () => commands };
  const store = createAppStore({ ports, modules: [platformModule, configModule, people] });
  store.dispatch(sectionsReceived({ manifests }));
  store.dispatch(viewChanged({ build: 'desktop', language: 'en' }));
  store.dispatch(configReceived(aSiteConfig()));
  const onClose = jest.fn();
  const router = createMemoryRouter([{ path: '*', element: <PaletteModal params={{}} onClose={onClose} /> }], {
    initialEntries: ['/en/live'],
  });
  const { unmount } = render(
    <Provider store={store}>
      <IntlProvider locale="en" messages={words} onError={() => undefined}>
        <RouterProvider router={router} />
      </IntlProvider>
    </Provider>,
  );
  await act(async () => undefined);
  return {
    user: userEvent.setup(),
    field: screen.getByRole('combobox'),
    router,
    onClose,
    unmount,
    view: () => selectView(store.getState()),
  };
}
const lines = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.queryAllByRole('option').find((line) => line.getAttribute('aria-selected') === 'true')?.textContent ?? null;

it('[RM-07] [LY-01] lists the pages of every manifest and opens the chosen one', async () => {
  const { user, field, router } = await open();
  expect(lines()).toEqual(['Bingo halls', 'Settings', 'Theme: Dark', 'Theme: Light']);

  await user.type(field, 'bingo ru');
  expect(lines()).toEqual(['Rules of bingoBingo', 'Find a bingo hallbingo ru']);
  expect(active()).toBe('Rules of bingoBingo');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');

  expect(router.state.location.pathname).toBe('/en/bingo/rules');
});

it('[BT-05] preselects a single selection; with several the player has to choose', async () => {
  const { user, field } = await open();
  await user.type(field, 'over');
  expect(lines().slice(0, 2)).toEqual(['Over 2.5 · Total1.85', 'Over 2.5 · Arsdale total1.85']);
  expect(field).not.toHaveAttribute('aria-activedescendant');
  expect(screen.getByText('Several selections match. Choose one.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(picked).toEqual([]);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(picked).toEqual(['b']);
  expect(screen.getByText('Added to the coupon: Over 2.5 · Arsdale total')).toBeInTheDocument();

  await user.clear(field);
  await user.type(field, 'under');
  await user.keyboard('{Enter}');
  expect(picked).toEqual(['b', 'c']);
});

it('[LY-11] [OD-01] applies settings at once and stays open', async () => {
  const { user, field, view, onClose } = await open();
  await user.type(field, 'light');
  await user.keyboard('{Enter}');
  expect(view().appTheme).toBe(0);
  await user.clear(field);
  await user.type(field, 'fractional');
  await user.keyboard('{Enter}');
  expect(view().coefViewId).toBe(1);
  await user.clear(field);
  await user.type(field, 'turn off keyboard');
  await user.click(screen.getByRole('option', { name: 'Turn off keyboard shortcuts' }));
  expect(view().displayFlags).toEqual({ areShortcutsOff: 1 });
  expect(onClose).not.toHaveBeenCalled();
});

it('[RM-06] keeps other results if a section fails, and says so if nothing is found', async () => {
  const left = jest.fn();
  const { user, field, unmount } = await open([placed(() => Promise.reject(new Error('gone'))), placed(async () => Source, left)]);
  await user.type(field, 'broken');
  expect(lines()).toEqual(['Find a bingo hallbroken']);
  await user.clear(field);
  await user.type(field, 'theme');
  expect(lines()).toContain('Theme: Dark');
  unmount();
  expect(left).toHaveBeenCalledTimes(1);
});

describe('its keyboard shortcuts', () => {
  function openKeys(flags = {}) {
    const store = createAppStore({ ports: createFakePorts(), modules: [platformModule] });
    store.dispatch(viewChanged({ displayFlags: flags }));
    const Keys = () => {
      usePaletteKeys();
      return <input aria-label="name" />;
    };
    render(
      <Provider store={store}>
        <Keys />
      </Provider>,
    );
    return { user: userEvent.setup(), modal: () => selectTopModal(store.getState())?.modal };
  }

  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '{Control>}[KeyK]{/Control}'])('[BT-05] %s opens it', async (keys) => {
    const { user, modal } = openKeys();
    await user.keyboard(keys);
    expect(modal()).toBe('palette');
  });

  it.each(['k', '{Control>}{Shift>}k{/Shift}{/Control}', '{Alt>}k{/Alt}'])('[BT-05] %s does not open it', async (keys) => {
    const { user, modal } = openKeys();
    await user.keyboard(keys);
    expect(modal()).toBeUndefined();
  });

  it('[BT-05] no shortcut works while typing, over another dialog, or when turned off', async () => {
    const typing = openKeys();
    await typing.user.click(screen.getByRole('textbox'));
    await typing.user.keyboard('{Control>}k{/Control}');
    expect(typing.modal()).toBeUndefined();
    act(() => screen.getByRole('textbox').blur());

    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    await typing.user.keyboard('{Control>}k{/Control}');
    expect(typing.modal()).toBeUndefined();
    dialog.remove();
    await typing.user.keyboard('{Control>}k{/Control}');
    expect(typing.modal()).toBe('palette');

    const off = openKeys({ areShortcutsOff: 1 });
    await off.user.keyboard('{Control>}k{/Control}');
    expect(off.modal()).toBeUndefined();
  });
});
