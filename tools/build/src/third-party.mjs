// What others wrote and a page holds once. The lists are the whole offer: which of the names a section asks for changes no file.

/** Names that every page loads, by module. Each line is paid for by every first visit, so a new one is a decision. */
const FIRST = {
  'react-dom': [],
  'react-dom/client': ['createRoot', 'hydrateRoot'],
  '@reduxjs/toolkit': ['createAction', 'createSlice'],
  'react-redux': ['Provider', 'shallowEqual', 'useDispatch', 'useSelector', 'useStore'],
  // Without its data mode, which navigates by itself: the host has one queue of navigations (ADR 0035).
  'react-router': ['Link', 'Router', 'useLocation', 'useNavigate', 'useNavigationType', 'useSearchParams'],
  'react-intl': ['FormattedMessage', 'RawIntlProvider', 'createIntl', 'defineMessages', 'useIntl'],
};

/** Names that come from a file of their own, which nobody loads but who asks for one of them. */
const MORE = {
  // Processes run when a page has been taken over: their engine and their effects come then.
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

/** CommonJS underneath: nothing can be left out of them, so nothing is. */
const WHOLE = ['react', 'react/jsx-runtime', 'react-dom'];
const NO_NAMES = new Set(['default', '__esModule', 'module.exports']);

export const THIRD_PARTY = [...new Set([...WHOLE, ...Object.keys(FIRST), ...Object.keys(MORE)])];
/** CommonJS that other packages import whole. */
export const WITH_DEFAULT = new Set(['react', 'react-dom']);

/** @returns whether a name comes from the file that only its askers load. */
export const isMore = (specifier, name) => MORE[specifier]?.includes(name) === true;

/** @param offered - every name that the module has. @returns the names that it serves, first or later. */
export function thirdPartyNames(specifier, isLater, offered) {
  if (isLater) return MORE[specifier] ?? [];
  return WHOLE.includes(specifier) ? offered.filter((name) => !NO_NAMES.has(name)) : (FIRST[specifier] ?? []);
}
