import { APP_THEME, type ViewSettings } from './view-settings.ts';
import { decodeViewCookie, readCookie, VIEW_COOKIE } from './view-cookie.ts';

/**
 * What the page looks like before its first paint: the choices of the cookie, else what the browser's hints say. Dark unless a first
 * visitor's system says light; without pictures where the browser saves data.
 *
 * @param header - reads a request header.
 * @returns the choices, and the settings that only the hints tell.
 * @spec LY-11
 */
export function firstView(header: (name: string) => string | null): { chosen: Partial<ViewSettings>; hinted: Partial<ViewSettings> } {
  const chosen = decodeViewCookie(readCookie(header('cookie'), VIEW_COOKIE));
  const isLight = header('sec-ch-prefers-color-scheme')?.replaceAll('"', '') === 'light';
  // Whoever chose among the flags was asked about data as well; what the browser says is for those who did not.
  const savesData = chosen.displayFlags === undefined && header('save-data')?.toLowerCase() === 'on';
  return {
    chosen,
    hinted: {
      ...(chosen.appTheme === undefined && isLight && { appTheme: APP_THEME.Light }),
      ...(savesData && { displayFlags: { isDataSaved: 1 } as const }),
    },
  };
}
