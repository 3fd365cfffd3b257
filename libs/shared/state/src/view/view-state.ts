import { INITIAL_VIEW_SETTINGS, type ViewSettings } from './rules/view-settings.ts';

/** The two builds of the host. @spec PL-03 */
export type Build = 'desktop' | 'mobile';

/** The global state with the specification's field names, and the current build. @spec PL-05 PL-07 LY-11 */
export interface ViewState extends ViewSettings {
  /** Null for a visitor. */
  userId: number | null;
  build: Build;
  /** Settings that the player chose or the browser indicated; only these are stored in the cookie. */
  chosen: readonly (keyof ViewSettings)[];
  /** Accepted kinds of cookies; null until the question is answered. */
  cookiesAgreeType: number | null;
  isUserTermsChanged: boolean;
  userTermsChangedUpdatedAt: number | null;
}

/** The global state before detection. @spec PL-05 */
export const initialViewState: ViewState = {
  ...INITIAL_VIEW_SETTINGS,
  userId: null,
  build: 'desktop',
  chosen: [],
  cookiesAgreeType: null,
  isUserTermsChanged: false,
  userTermsChangedUpdatedAt: null,
};
