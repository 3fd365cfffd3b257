import { call, delay, fork, put, select, takeEvery } from 'typed-redux-saga';
import { APP_THEME } from '../rules/view-settings.ts';
import { encodeViewCookie, VIEW_COOKIE } from '../rules/view-cookie.ts';
import { NEXT_TASK_MS } from '../rules/timings.ts';
import { listenTo } from './listen-to.ts';
import { chosenSettings, selectView, viewChanged, viewChosen, viewUnchosen } from '../view.slice.ts';

/** One year in seconds. */
const KEPT_FOR_SECONDS = 31_536_000;

export interface KeepViewDeps {
  /** Writes one cookie, like `document.cookie = text`. */
  writeCookie: (text: string) => void;
  /** The browser's offset from UTC in hours. */
  browserTimeZone: () => number;
  /** Whether the system prefers a light theme, and a subscription to changes. */
  colourScheme: { isLight: () => boolean; onChange: (listener: () => void) => () => void };
  /** Whether the page was loaded over TLS: the cookie is then marked Secure. */
  isSecure: boolean;
}

/** While no theme is chosen, the stylesheet follows the system by itself; this keeps the state in step. @spec LY-11 */
function* followScheme({ isLight, onChange }: KeepViewDeps['colourScheme']) {
  const follow = function* () {
    const { chosen, appTheme } = yield* select(selectView);
    const preferred = isLight() ? APP_THEME.Light : APP_THEME.Dark;
    if (!chosen.includes('appTheme') && appTheme !== preferred) yield* put(viewChanged({ appTheme: preferred }));
  };
  yield* call(follow);
  yield* takeEvery(viewUnchosen, follow);
  yield* listenTo<true>((emit) => onChange(() => emit(true)), follow);
}

/**
 * Stores the player's choices in a cookie that the edge reads, and sets the browser's time zone unless the player chose one.
 *
 * @spec PL-05 LY-11
 */
export function* keepView({ writeCookie, browserTimeZone, colourScheme, isSecure }: KeepViewDeps) {
  yield* takeEvery([viewChosen, viewUnchosen], function* write() {
    const value = encodeViewCookie(chosenSettings(yield* select(selectView)));
    writeCookie(`${VIEW_COOKIE}=${value}; Path=/; Max-Age=${KEPT_FOR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`);
  });
  yield* fork(followScheme, colourScheme);
  // A new zone re-renders every time on the page, so it gets its own task.
  yield* delay(NEXT_TASK_MS);
  const { chosen } = yield* select(selectView);
  if (!chosen.includes('timeZone')) yield* put(viewChosen({ timeZone: browserTimeZone() }));
}
