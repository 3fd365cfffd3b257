import { put, select, takeEvery } from 'typed-redux-saga';
import { encodeViewCookie, VIEW_COOKIE } from '../rules/view-cookie.ts';
import type { StoreModule } from '../section.ts';
import { chosenSettings, selectView, viewChosen } from '../view.slice.ts';

/** A year, in seconds. */
const KEPT_FOR_SECONDS = 31_536_000;

export interface KeepViewDeps {
  /** Writes one cookie, as `document.cookie = text` does. */
  writeCookie: (text: string) => void;
  /** Hours from UTC by the browser. */
  browserTimeZone: () => number;
  /** Whether the page came over TLS: then the cookie is sent over TLS only. */
  isSecure: boolean;
}

/** Keeps what the player chose in a cookie that the edge reads, and takes the time zone of the browser when nobody chose one. @spec PL-05 LY-11 */
export function* keepView({ writeCookie, browserTimeZone, isSecure }: KeepViewDeps) {
  yield* takeEvery(viewChosen, function* write() {
    const value = encodeViewCookie(chosenSettings(yield* select(selectView)));
    writeCookie(`${VIEW_COOKIE}=${value}; Path=/; Max-Age=${KEPT_FOR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`);
  });
  const { chosen } = yield* select(selectView);
  if (!chosen.includes('timeZone')) yield* put(viewChosen({ timeZone: browserTimeZone() }));
}

/** The module that keeps the view settings of one browser. */
export const viewKeeper = (deps: KeepViewDeps) => (): StoreModule => ({ name: 'viewKeeper', slices: [], saga: () => keepView(deps) });
