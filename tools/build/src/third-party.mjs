// Shared third-party modules. The lists are complete: the names that a section imports do not change any file.

/** Names that every page loads, by module. Every first visit pays for each of them, so a new one is a decision. */
const FIRST = {
  'react-dom': [],
  'react-dom/client': ['createRoot', 'hydrateRoot'],
  '@reduxjs/toolkit': ['createAction', 'createSlice'],
  'react-redux': ['Provider', 'shallowEqual', 'useDispatch', 'useSelector', 'useStore'],
  // Without the data mode, which navigates by itself: the host has one queue of navigations (ADR 0013).
  'react-router': ['Link', 'Router', 'useLocation', 'useNavigate', 'useNavigationType', 'useSearchParams'],
  'react-intl': ['FormattedMessage', 'RawIntlProvider', 'createIntl', 'defineMessages', 'useIntl'],
};

/** Names in a separate file, loaded only by code that imports one of them. */
const MORE = {
  // Sagas run after hydration, and their engine and effects load then.
  'redux-saga': ['eventChannel'],
  'typed-redux-saga': [
    'all',
    'call',
    'cancel',
    'debounce',
    'delay',
    'fork',
    'put',
    'race',
    'select',
    'spawn',
    'take',
    'takeEvery',
    'takeLatest',
    'takeLeading',
  ],
  'react-intl': ['FormattedDate', 'FormattedNumber', 'FormattedTime', 'defineMessage'],
};

/** CommonJS, from which unused names cannot be removed. */
const WHOLE = ['react', 'react/jsx-runtime', 'react-dom'];
const NO_NAMES = new Set(['default', '__esModule', 'module.exports']);

export const THIRD_PARTY = [...new Set([...WHOLE, ...Object.keys(FIRST), ...Object.keys(MORE)])];
/** CommonJS modules that other packages import as a whole. */
export const WITH_DEFAULT = new Set(['react', 'react-dom']);

/** @returns whether a name is in the file that is loaded only on demand. */
export const isMore = (specifier, name) => MORE[specifier]?.includes(name) === true;

/** @param offered - all exports of the module. @returns the names that it serves, first or later. */
export function thirdPartyNames(specifier, isLater, offered) {
  if (isLater) return MORE[specifier] ?? [];
  return WHOLE.includes(specifier) ? offered.filter((name) => !NO_NAMES.has(name)) : (FIRST[specifier] ?? []);
}
