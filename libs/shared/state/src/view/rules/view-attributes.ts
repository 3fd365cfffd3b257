import { APP_THEME, APP_VIEW_TYPE, DISPLAY_FLAGS, type ViewSettings } from './view-settings.ts';

/** Attributes of `<html>` for the stylesheets; the edge writes the first values, the browser updates them. */
export interface ViewAttributes {
  /** `auto`: no theme was chosen, so the stylesheet follows the system and the first paint is right without a script. */
  theme: 'light' | 'dark' | 'auto';
  view: 'european' | 'asian';
  fontSize: string;
  /** Names of the display flags that are on. */
  flags: string;
}

/**
 * The view as attributes of the document.
 *
 * @param chosen - settings chosen by the player.
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
