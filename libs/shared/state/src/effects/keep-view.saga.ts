import type { Zone } from '@touchline/shared-primitives/calendar';
import { call, delay, fork, put, select, takeEvery } from 'typed-redux-saga';
import { APP_THEME } from '../view/rules/view-settings.ts';
import type { PageVisibility } from '../section/section.ts';
import { encodeViewCookie, VIEW_COOKIE } from '../view/rules/view-cookie.ts';
import { NEXT_TASK_MS } from '../rules/timings.ts';
import { listenTo } from './listen-to.ts';
import { chosenSettings, selectView, viewChanged, viewChosen, viewUnchosen } from '../view/view.slice.ts';

/** One year in seconds. */
const KEPT_FOR_SECONDS = 31_536_000;

export interface KeepViewDeps {
  /** Writes one cookie, like `document.cookie = text`. */
  writeCookie: (text: string) => void;
  /** The zone of this device: an IANA name, or an offset if the browser names none. */
  deviceZone: () => Zone;
  /** On its return to the foreground the device may have been carried to another zone. */
  page: Pick<PageVisibility, 'onChange'>;
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
 * Stores the player's choices and the zone of the device in a cookie that the edge reads.
 *
 * @spec PL-05 LY-11
 */
export function* keepView({ writeCookie, deviceZone, page, colourScheme, isSecure }: KeepViewDeps) {
  yield* takeEvery([viewChosen, viewUnchosen], function* write() {
    const value = encodeViewCookie(chosenSettings(yield* select(selectView)));
    writeCookie(`${VIEW_COOKIE}=${value}; Path=/; Max-Age=${KEPT_FOR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`);
  });
  yield* fork(followScheme, colourScheme);
  // A new zone re-renders every time on the page, so it gets its own task.
  yield* delay(NEXT_TASK_MS);
  const follow = function* () {
    const zone = deviceZone();
    if ((yield* select(selectView)).deviceZone !== zone) yield* put(viewChosen({ deviceZone: zone }));
  };
  yield* call(follow);
  yield* listenTo<boolean>((emit) => page.onChange(emit), follow);
}
