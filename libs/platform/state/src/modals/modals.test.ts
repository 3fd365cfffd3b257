import type { RootState } from '@touchline/shared-state';
import { modalClosed, modalOpened, modalsLeft, modalsSlice, selectModals, selectTopModal } from './modals.slice.ts';

const after = (...actions: Parameters<typeof modalsSlice.reducer>[1][]) => ({ modals: actions.reduce(modalsSlice.reducer, { stack: [] }) });
const names = (state: RootState) => selectModals(state).map(({ modal }) => modal);

it('opens a modal on top, never twice', () => {
  const state = after(
    modalOpened({ modal: 'login', params: { returnUrl: '/en/office/account' } }),
    modalOpened({ modal: 'registration' }),
    modalOpened({ modal: 'login' }),
  );

  expect(names(state)).toEqual(['registration', 'login']);
  expect(selectTopModal(state)).toEqual({ modal: 'login', params: {} });
});

it('closes the top modal or the named one', () => {
  const open = [modalOpened({ modal: 'login' }), modalOpened({ modal: 'registration' }), modalOpened({ modal: 'settings' })];

  expect(names(after(...open, modalClosed({})))).toEqual(['login', 'registration']);
  expect(names(after(...open, modalClosed({ modal: 'login' })))).toEqual(['registration', 'settings']);
});

it('[GD-14] closes modals that were open when the navigation began', () => {
  expect(selectTopModal(after(modalOpened({ modal: 'login' }), modalsLeft({ modals: ['login'] })))).toBeNull();
  expect(selectModals({})).toEqual([]);
});

it('[GD-14] [LIM-14] keeps the break question and modals opened during the navigation', () => {
  const open = [modalOpened({ modal: 'settings' }), modalOpened({ modal: 'break' }), modalOpened({ modal: 'registration' })];

  expect(names(after(...open, modalsLeft({ modals: ['settings', 'break'] })))).toEqual(['break', 'registration']);
});
