import { APP_THEME, APP_VIEW_TYPE, DISPLAY_FLAGS, type ViewSettings } from './view-settings.ts';

/** What `<html>` carries for the stylesheets; the edge writes it into the first bytes, the browser keeps it true. */
export interface ViewAttributes {
  /** `auto`: nobody chose, so the stylesheet asks the system itself and the first paint is right without a script. */
  theme: 'light' | 'dark' | 'auto';
  view: 'european' | 'asian';
  fontSize: string;
  /** Names of the display flags that are on. */
  flags: string;
}

/**
 * The view as attributes of the document.
 *
 * @param chosen - settings that somebody chose.
 * @spec LY-11
 */
export function viewAttributes(view: ViewSettings, chosen: readonly (keyof ViewSettings)[]): ViewAttributes {
  const theme = view.appTheme === APP_THEME.Light ? 'light' : 'dark';
  return {
    theme: chosen.includes('appTheme') ? theme : 'auto',
    view: view.appViewType === APP_VIEW_TYPE.Asian ? 'asian' : 'european',
    fontSize: String(view.fontSize),
    flags: DISPLAY_FLAGS.filter((name) => view.displayFlags[name] === 1).join(' '),
  };
}
