import { APP_THEME, type ViewSettings } from './view-settings.ts';
import { decodeViewCookie, readCookie, VIEW_COOKIE } from './view-cookie.ts';

/**
 * View settings for the first paint: choices from the cookie, otherwise the browser's hints. Dark unless the system of a first visit
 * prefers light; without pictures if the browser saves data.
 *
 * @param header - reads a request header.
 * @returns the choices, and the settings taken from hints only.
 * @spec LY-11
 */
export function firstView(header: (name: string) => string | null): { chosen: Partial<ViewSettings>; hinted: Partial<ViewSettings> } {
  const chosen = decodeViewCookie(readCookie(header('cookie'), VIEW_COOKIE));
  const isLight = header('sec-ch-prefers-color-scheme')?.replaceAll('"', '') === 'light';
  // The cookie's flags include the data saver, so the browser's hint is used only without them.
  const savesData = chosen.displayFlags === undefined && header('save-data')?.toLowerCase() === 'on';
  return {
    chosen,
    hinted: {
      ...(chosen.appTheme === undefined && isLight && { appTheme: APP_THEME.Light }),
      ...(savesData && { displayFlags: { isDataSaved: 1 } as const }),
    },
  };
}
