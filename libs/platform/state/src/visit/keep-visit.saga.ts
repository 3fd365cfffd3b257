import { codeOf } from '@touchline/shared-primitives';
import { selectIsPlayer, sessionReceived, signedOut } from '@touchline/identity-state';
import { selectPollingMs, selectSiteConfig } from '@touchline/shared-config';
import { abortable, pollWhile, selectLanguage, type Ports, type StoreModule, type RootState } from '@touchline/shared-state';
import { homePath, loginPath, matchRoute, splitLanguage } from '@touchline/shared-routes';
import { all, call, put, race, select, take, takeEvery } from 'typed-redux-saga';
import type { PlatformApi } from '../calls/platform-api.ts';
import { mediaReceived } from '../media/media.slice.ts';
import { pageChanged, selectPage } from '../page/page.slice.ts';
import { NO_SECURE_COOKIES, secureCookies } from './secure-cookies.ts';

export interface VisitDeps {
  ports: Pick<Ports, 'page' | 'now' | 'report'>;
  api: Pick<PlatformApi, 'secureData' | 'listMedia'>;
  /** Sets `document.cookie`. */
  writeCookie: (cookie: string) => void;
  isSecure: boolean;
  /** Navigates, replacing the current history entry. */
  replace: (path: string) => void;
  /** Loads the page again. */
  reload: () => void;
}

/** Fetches the values of two cookies after sign-in. @spec CF-05 */
function* keepSecureCookies({ ports, api, writeCookie, isSecure }: VisitDeps) {
  try {
    const data = yield* abortable((signal) => api.secureData(signal));
    for (const cookie of secureCookies(data, { isSecure })) writeCookie(cookie);
  } catch (error) {
    ports.report('secure data unknown', { code: codeOf(error) });
  }
}

/** Refreshes the media of the shown page at the interval of the polling table. @spec GD-10 CF-06 */
function* keepMedia({ ports, api }: VisitDeps) {
  const path = (yield* select(selectPage)).path;
  const route = matchRoute(splitLanguage(path).path).key;
  const isShown = (state: RootState): boolean =>
    selectPage(state).path === path && selectSiteConfig(state)?.mediaRoutes?.includes(route) === true;
  let isFirst = true;
  yield* pollWhile({
    isWanted: isShown,
    everyMs: selectPollingMs('media'),
    work: function* refresh() {
      // The guard has just loaded them.
      if (isFirst) isFirst = false;
      else {
        const lang = yield* select(selectLanguage);
        const items = yield* abortable((signal) => api.listMedia({ route, lang }, signal));
        yield* put(mediaReceived({ route, items, atMs: ports.now() }));
      }
    },
    page: ports.page,
    onFailure: (error) => ports.report('media unknown', { code: codeOf(error) }),
  });
}

/**
 * After the end of a session, clears its cookies and leaves a player-only page. After a sign-out, in this tab or another, the player goes
 * to the home page; after an expiry, to sign-in with a return url. From a public page a sign-out goes home or reloads, as configured.
 *
 * @spec ID-14 GD-17
 */
function* leaveAfter({ writeCookie, replace, reload }: VisitDeps, { payload }: ReturnType<typeof signedOut>) {
  for (const cookie of NO_SECURE_COOKIES) writeCookie(cookie);
  const { path } = yield* select(selectPage);
  const { row, key } = matchRoute(splitLanguage(path.split('?')[0] ?? path).path);
  const isPrivate = row.access === 'auth';
  const isExpired = payload.reason === 'expired';
  const isChosen = payload.reason === 'requested' || payload.reason === 'elsewhere';
  const after = isChosen ? (yield* select(selectSiteConfig))?.afterSignOut : undefined;
  if (!isPrivate && after === 'reload') reload();
  else if (isPrivate || (after === 'home' && key !== 'home')) {
    const lang = yield* select(selectLanguage);
    replace(isPrivate && isExpired ? loginPath(lang, path) : homePath(lang));
  }
}

/** Runs until the page or the session changes. */
const until = function* (work: () => Generator, pattern: typeof signedOut | typeof pageChanged) {
  yield* race({
    work: call(function* () {
      yield* work();
      yield* take(pattern);
    }),
    over: take(pattern),
  });
};

/** Work of a visit that the first paint does not need: the cookies of a signed-in player, and media. */
export const visitModule = (deps: VisitDeps): StoreModule => ({
  name: 'visit',
  slices: [],
  saga: function* visit() {
    const whilePlayer = function* () {
      while (true) {
        if (!(yield* select(selectIsPlayer))) yield* take(sessionReceived);
        else {
          yield* until(function* () {
            yield* keepSecureCookies(deps);
          }, signedOut);
        }
      }
    };
    const whileShown = function* () {
      while (true) {
        yield* until(function* () {
          yield* keepMedia(deps);
        }, pageChanged);
      }
    };
    yield* all([call(whilePlayer), call(whileShown), takeEvery(signedOut, leaveAfter, deps)]);
  },
});
