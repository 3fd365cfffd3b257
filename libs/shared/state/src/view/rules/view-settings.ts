import type { Zone } from '@touchline/shared-primitives/calendar';

/** Theme ids. @spec LY-11 */
export const APP_THEME = { Light: 0, Dark: 1 } as const;
export type AppTheme = (typeof APP_THEME)[keyof typeof APP_THEME];

/** View ids: layouts of lists of games. @spec LY-11 */
export const APP_VIEW_TYPE = { European: 0, Asian: 1 } as const;
export type AppViewType = (typeof APP_VIEW_TYPE)[keyof typeof APP_VIEW_TYPE];

/** The 0/1 display flags in the order of their bits in the cookie: new ones are appended. @spec LY-11 */
export const DISPLAY_FLAGS = [
  'isMotionReduced',
  'isBalanceHidden',
  'areCrestsHidden',
  'areSecondsHidden',
  'isDataSaved',
  'areShortcutsOff',
  'isTextOnly',
  'isPriceAgeShown',
] as const;
export type DisplayFlag = (typeof DISPLAY_FLAGS)[number];
export type DisplayFlags = Readonly<Partial<Record<DisplayFlag, 0 | 1>>>;

/** Text size steps; 0 is the normal size. @spec LY-11 */
export const FONT_SIZES = [0, 1, 2] as const;

/** Long or short market names on the page of a game: the names of the teams, or 1, X and 2. @spec OD-06 */
export const MARKETS_NAME_TYPE = { Long: 0, Short: 1 } as const;

/** Settings of the page. Stored in a cookie, so that the edge renders what the browser will show. */
export interface ViewSettings {
  language: string;
  /** The choice of a fixed offset from UTC, in hours and steps of a quarter. Without the choice times are in the zone of the device. */
  timeZone: number;
  /** The zone of this device, an IANA name such as `Asia/Kathmandu`; null until the browser indicated it. */
  deviceZone: Zone | null;
  is12h: boolean;
  appTheme: AppTheme;
  appViewType: AppViewType;
  /** Odds format id. @spec OD-01 */
  coefViewId: number;
  /** Long or short market names. */
  marketsNameType: number;
  /** Steps above the normal size. */
  fontSize: number;
  /** A missing flag is 0. */
  displayFlags: DisplayFlags;
}

/** Defaults before detection or choice. @spec PL-05 */
export const INITIAL_VIEW_SETTINGS: ViewSettings = {
  language: 'ru',
  timeZone: 3,
  deviceZone: null,
  is12h: false,
  appTheme: APP_THEME.Dark,
  appViewType: APP_VIEW_TYPE.European,
  coefViewId: 0,
  marketsNameType: 0,
  fontSize: 0,
  displayFlags: {},
};
