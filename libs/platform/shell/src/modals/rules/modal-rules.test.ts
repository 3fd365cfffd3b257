import type { SectionManifests } from '@touchline/shared-routes';
import { historyStep, type ModalEntry } from './history-step.ts';
import { isForGuests, knownModals, modalOfQuery, sectionModals, withoutModalQuery } from './modal-links.ts';

const manifests: SectionManifests = {
  identity: {
    contract: 'v3',
    shell: 1,
    skeleton: 'rows',
    rail: 'coupon',
    modals: {
      login: { words: 'a', page: '/user/login', query: 'showLoginModal', for: 'guest' },
      'forgot-password': { words: 'd', page: '/user/passwordreset', query: 'showForgotPasswordModal', for: 'guest' },
      registration: { words: 'b', page: '/registration', query: 'showRegistrationModal', for: 'guest', condition: 'registration' },
    },
  },
  casino: { contract: 'v3', shell: 1, skeleton: 'tiles', rail: 'none', modals: { play: { words: 'c', page: '/casino' } } },
};
const known = knownModals(manifests);

const guest = { isPlayer: false, isRegistrationOpen: true };

it.each([
  ['?showForgotPasswordModal=1', 'forgot-password'],
  ['?a=1&showLoginModal=1', 'login'],
  ['?showRegistrationModal=1', 'registration'],
  ['?showSupport=1', 'support'],
  ['?showForgotPasswordModal=0', null],
  ['?showForgotPasswordModal', null],
  ['', null],
])('[RT-09] a guest at "%s" sees %p', (search, modal) => {
  expect(modalOfQuery(known, search, guest)).toBe(modal);
});

it('[RT-09] shows players no modals for guests', () => {
  expect(modalOfQuery(known, '?showForgotPasswordModal=1', { ...guest, isPlayer: true })).toBeNull();
  expect(modalOfQuery(known, '?showSupport=1', { ...guest, isPlayer: true })).toBe('support');
  expect([isForGuests(known, 'forgot-password'), isForGuests(known, 'terms')]).toEqual([true, false]);
});

it('[RT-14] opens no registration that is closed', () => {
  expect(modalOfQuery(known, '?showRegistrationModal=1', { ...guest, isRegistrationOpen: false })).toBeNull();
});

it('[GD-14] finds a modal and its section in the manifests', () => {
  expect(sectionModals(manifests)['play']).toEqual({ words: 'c', page: '/casino', section: 'casino', modal: 'play' });
  expect([known['play']?.isInHistory, known['consent']]).toEqual([true, undefined]);
});

it("removes only the modal's parameter from the url", () => {
  expect(withoutModalQuery(known, '?a=1&showForgotPasswordModal=1&b=x%20y')).toBe('?a=1&b=x+y');
  expect(withoutModalQuery(known, '?showLoginModal=1')).toBe('');
});

const entry: ModalEntry = { depth: 1, modal: 'login', params: {}, id: 'a' };

it.each([
  ['back from the modal to its page', { entry: null, openCount: 1 }, { kind: 'close', keep: 0 }],
  ['back from the second to the first', { entry, openCount: 2 }, { kind: 'close', keep: 1 }],
  ['forward to what Back had closed', { entry, openCount: 0 }, { kind: 'reopen', entry }],
  ['forward to what was closed by hand', { entry, openCount: 0, mayReopen: false }, { kind: 'stay' }],
  ['forward past a modal that is gone', { entry: { ...entry, depth: 2 }, openCount: 0 }, { kind: 'stay' }],
  ['to another page', { entry, openCount: 1, reachedKey: 'other' }, { kind: 'page' }],
] as const)('history: %s', (_name, move, step) => {
  expect(historyStep({ shownKey: 'page', reachedKey: 'page', mayReopen: true, ...move })).toEqual(step);
});
