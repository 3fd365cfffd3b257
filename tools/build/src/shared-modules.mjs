// Modules of which a page holds one instance: served through the import map, never bundled into the host or a remote.
import { closure, entriesOf, OURS, packages, tagOf } from './workspace.mjs';

const THIRD_PARTY = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@reduxjs/toolkit',
  'react-redux',
  'redux-saga',
  'redux-saga/effects',
  'typed-redux-saga',
  'react-router',
  'react-router/dom',
  'react-intl',
];
/** Third-party modules that Node loads by itself, next to the bundled server code. */
export const NODE_LOADS = new Set([...THIRD_PARTY.filter((name) => name !== 'typed-redux-saga'), 'react-dom/server']);

/**
 * Names that every section may rely on, whether or not one of today's uses them. Everything else that a module offers is served only when
 * a build imports it: react-router/dom would bring framework mode along, RTK its query client, our own libs what only the edge calls.
 */
const ALWAYS = {
  'react-router': ['Link', 'useLocation', 'useNavigate', 'useParams', 'useSearchParams'],
  'react-intl': ['FormattedMessage', 'defineMessages', 'useIntl'],
  'react-redux': ['useDispatch', 'useSelector', 'useStore'],
  '@reduxjs/toolkit': ['createSlice', 'createAction'],
};
/** CommonJS underneath: nothing can be left out of them, so nothing is. */
const WHOLE = new Set(['react', 'react/jsx-runtime', 'react-dom']);
const NO_NAMES = new Set(['default', '__esModule', 'module.exports']);

/**
 * Libs that more than one build uses: every state and rule lib, and the kit, whose links and dialogs share contexts. A domain's own ui is
 * bundled where it is used: a page takes the few parts that it shows.
 */
const SHARED_UI = new Set(['@touchline/ui-kit']);
const isShared = (name) => ['data-access', 'util'].includes(tagOf(name, 'type')) || SHARED_UI.has(name);

const apps = () => [...packages.keys()].filter((name) => name === '@touchline/host' || name.startsWith('@touchline/remote-'));
export const sharedLibs = () => [...new Set(apps().flatMap((name) => [...closure(name)]))].filter(isShared).sort();

/**
 * Libs of which a first page needs only a part. The other names are a module of their own (`…/later`) that comes with the chunk that asks
 * for it. A name on the wrong side costs bytes, never correctness.
 */
const FIRST_NAMES = {
  '@touchline/shared-primitives': ['codeOf', 'majorText'],
  '@touchline/support-state': [],
  '@touchline/account-state': ['accountModule', 'selectActiveAccount', 'selectSessionPosition'],
  '@touchline/betting-history-state': ['historyModuleLater'],
  '@touchline/betting-coupon-math': ['COEF_VIEWS', 'CoefView', 'formatCoef'],
  '@touchline/betting-coupon-state': ['betToggled', 'couponModuleLater', 'selectCouponCount', 'selectIsPicked'],
  '@touchline/identity-state': [
    'endSessionOn401',
    'logoutRequested',
    'selectIsPlayer',
    'selectSession',
    'selectUserId',
    'sessionModule',
    'sessionReceived',
    'signedOut',
  ],
  '@touchline/identity-rules': [],
  '@touchline/platform-guards': ['shownMatch'],
  // Its schemas bring zod; a first page needs none of them.
  '@touchline/shared-contract': ['FAIL_MODES'],
};
const LATER_NAMES = {
  '@touchline/platform-state': [
    'breadcrumbList',
    'canonicalOf',
    'crumbsOf',
    'isMaintenanceAnnounced',
    'loadSeo',
    'maintenanceText',
    'metasOf',
    'robotsOf',
    'seoReceived',
    'structuredData',
    'untilMaintenanceChanges',
    'createPlatformApi',
    'visitModule',
  ],
  '@touchline/betting-line-state': ['marketFoldToggled', 'marketPinToggled', 'selectGamePage'],
  '@touchline/ui-kit': [
    'Accordion',
    'AlertDialog',
    'AlertIcon',
    'AmountField',
    'Avatar',
    'BackspaceIcon',
    'Breadcrumb',
    'Card',
    'Carousel',
    'Checkbox',
    'CheckIcon',
    'ChevronLeftIcon',
    'ChevronRightIcon',
    'CodeField',
    'Combobox',
    'CopyIcon',
    'Countdown',
    'Dialog',
    'Drawer',
    'ExchangeIcon',
    'FilterIcon',
    'Fold',
    'GiftIcon',
    'Keypad',
    'KEYPAD_KEYS',
    'LineChart',
    'LockIcon',
    'MediaFrame',
    'NoticeStack',
    'Meter',
    'NOTHING_TYPED',
    'PageFrame',
    'Pagination',
    'PasswordField',
    'PinIcon',
    'Price',
    'PrintIcon',
    'ProgressBar',
    'Prose',
    'QrCode',
    'RadioGroup',
    'ResizableSheet',
    'ScoreTable',
    'SelectField',
    'ServerClock',
    'ShareIcon',
    'ShieldIcon',
    'Slider',
    'Sparkline',
    'SupportIcon',
    'Spinner',
    'Switch',
    'Table',
    'TableIcon',
    'Tabs',
    'ToastStack',
    'Tooltip',
    'TrashIcon',
    'VirtualList',
    'WarnIcon',
    'foldText',
    'isLetter',
    'keepPlace',
    'matchingOptions',
    'matchTyped',
    'moneyText',
    'placeOf',
    'plainDigits',
    'pressKey',
    'rowIndex',
    'scoreFamily',
    'seenHeight',
    'typeOn',
    'useServerSecond',
  ],
};
export const LATER = '/later';
export const isSplit = (specifier) => specifier in FIRST_NAMES || specifier in LATER_NAMES;

/** The module that serves a name of a lib: the lib itself, or its later part. */
export function moduleOf(specifier, name) {
  const isFirst = specifier in FIRST_NAMES ? FIRST_NAMES[specifier].includes(name) : !LATER_NAMES[specifier]?.includes(name);
  return isFirst ? specifier : specifier + LATER;
}

/** Specifier to source file of ours, or undefined for a third-party module. */
export function sharedModules() {
  const ours = sharedLibs().flatMap(entriesOf);
  const later = ours.filter(({ specifier }) => isSplit(specifier)).map(({ specifier, file }) => [specifier + LATER, file]);
  return new Map([...THIRD_PARTY.map((name) => [name, undefined]), ...ours.map(({ specifier, file }) => [specifier, file]), ...later]);
}

/** A file name for a specifier. */
export const fileName = (specifier) => specifier.replace(OURS, '').replaceAll('@', '').replaceAll('/', '-');

/**
 * Names that the vendor serves for a specifier.
 *
 * @param used - names that the built host and remotes import.
 * @param offered - every name that the module has.
 */
export function servedNames(specifier, used, offered) {
  if (WHOLE.has(specifier)) return offered.filter((name) => !NO_NAMES.has(name));
  return [...new Set([...(ALWAYS[specifier] ?? []), ...used])].filter((name) => name !== 'default').sort();
}
