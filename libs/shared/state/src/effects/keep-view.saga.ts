import { call, delay, fork, put, select, takeEvery } from 'typed-redux-saga';
import { APP_THEME } from '../rules/view-settings.ts';
import { encodeViewCookie, VIEW_COOKIE } from '../rules/view-cookie.ts';
import { NEXT_TASK_MS } from '../rules/timings.ts';
import { listenTo } from './listen-to.ts';
import { chosenSettings, selectView, viewChanged, viewChosen, viewUnchosen } from '../view.slice.ts';

/** A year, in seconds. */
const KEPT_FOR_SECONDS = 31_536_000;

export interface KeepViewDeps {
  /** Writes one cookie, as `document.cookie = text` does. */
  writeCookie: (text: string) => void;
  /** Hours from UTC by the browser. */
  browserTimeZone: () => number;
  /** Whether the system prefers light, and a call back when that changes. */
  colourScheme: { isLight: () => boolean; onChange: (listener: () => void) => () => void };
  /** Whether the page came over TLS: then the cookie is sent over TLS only. */
  isSecure: boolean;
}

/** While nobody chose a theme it is the system's: the stylesheet shows it by itself, and the state has to say the same. @spec LY-11 */
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

/** Keeps what the player chose in a cookie that the edge reads, and takes the time zone of the browser when nobody chose one. @spec PL-05 LY-11 */
export function* keepView({ writeCookie, browserTimeZone, colourScheme, isSecure }: KeepViewDeps) {
  yield* takeEvery([viewChosen, viewUnchosen], function* write() {
    const value = encodeViewCookie(chosenSettings(yield* select(selectView)));
    writeCookie(`${VIEW_COOKIE}=${value}; Path=/; Max-Age=${KEPT_FOR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`);
  });
  yield* fork(followScheme, colourScheme);
  // Every time on the page is written anew for it, which is work enough for a task of its own.
  yield* delay(NEXT_TASK_MS);
  const { chosen } = yield* select(selectView);
  if (!chosen.includes('timeZone')) yield* put(viewChosen({ timeZone: browserTimeZone() }));
}
