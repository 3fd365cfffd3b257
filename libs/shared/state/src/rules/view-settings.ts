/** Theme ids. @spec LY-11 */
export const APP_THEME = { Light: 0, Dark: 1 } as const;
export type AppTheme = (typeof APP_THEME)[keyof typeof APP_THEME];

/** View ids: how lists of games are laid out. @spec LY-11 */
export const APP_VIEW_TYPE = { European: 0, Asian: 1 } as const;
export type AppViewType = (typeof APP_VIEW_TYPE)[keyof typeof APP_VIEW_TYPE];

/** What a person may choose about the page. Kept in a cookie, so that the edge renders what the browser will show. */
export interface ViewSettings {
  language: string;
  /** Hours from UTC; quarters for the zones that have them (5.75 is Kathmandu). */
  timeZone: number;
  is12h: boolean;
  appTheme: AppTheme;
  appViewType: AppViewType;
  /** Odds format id. @spec OD-01 */
  coefViewId: number;
  /** Long or short names of markets. */
  marketsNameType: number;
  /** Steps above the normal size. */
  fontSize: number;
}

/** Values before anything is detected or chosen. @spec PL-05 */
export const INITIAL_VIEW_SETTINGS: ViewSettings = {
  language: 'ru',
  timeZone: 3,
  is12h: false,
  appTheme: APP_THEME.Dark,
  appViewType: APP_VIEW_TYPE.European,
  coefViewId: 0,
  marketsNameType: 0,
  fontSize: 0,
};
