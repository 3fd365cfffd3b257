import type { Location, Navigator, NavigationType, Path, To } from 'react-router';
import { createScrollPlaces, isRevisit, type Scroll } from './scroll-places.ts';

/** Result of loading a page. */
export type Brought =
  /** The page, or its placeholder, can be shown. */
  { kind: 'shown' } | { kind: 'redirect'; to: string };

/** Runs the guards for a url and loads its page. */
export type Bring = (url: URL, signal: AbortSignal) => Promise<Brought>;

/** The current page. */
export interface Place {
  location: Location;
  action: NavigationType;
  scroll: Scroll;
}

export interface SiteState {
  place: Place;
  /** The pending location, null when there is none. */
  coming: Location | null;
  /** Unexpected error of a navigation. */
  broken?: unknown;
}

export interface SiteRouter {
  navigator: Navigator;
  state: () => SiteState;
  subscribe: (listener: (state: SiteState) => void) => () => void;
  /** Runs the guards again and loads what is missing, of the pending page or else the current one. */
  again: () => void;
}

/** One navigation. */
interface Trip {
  location: Location;
  action: NavigationType;
  /** The page is already shown and has its history entry. */
  isAgain: boolean;
  isStill: boolean;
}

const POP = 'POP' as NavigationType;
const PUSH = 'PUSH' as NavigationType;
const REPLACE = 'REPLACE' as NavigationType;
const FIRST_KEY = 'default';
/** The browser steps through its history faster than this; a step that leads nowhere fires no event. */
const STEP_WITHIN_MS = 1_000;

/** Our data in a history entry; other code adds its own. */
interface EntryState {
  usr?: unknown;
  key?: string;
}

const newKey = (): string => Math.random().toString(36).slice(2, 10);
const pathOf = ({ pathname, search, hash }: Path): string => pathname + search + hash;
const locationOf = (to: To, state: unknown, from: Path): Location => {
  const { pathname, search, hash } = new URL(
    typeof to === 'string' ? to : pathOf({ ...EMPTY, ...to }),
    new URL(pathOf(from), window.location.origin),
  );
  return { pathname, search, hash, state, key: newKey(), mask: undefined };
};
const EMPTY: Path = { pathname: '', search: '', hash: '' };

/** Location of the current history entry. */
function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = FIRST_KEY } = (history.state ?? {}) as EntryState;
  return { pathname, search, hash, state: usr, key, mask: undefined };
}

/** Only the fragment changes, so the page is already there. Removing a fragment loads the page again. */
function isFragment(from: Path, to: Path): boolean {
  if (from.pathname !== to.pathname || from.search !== to.search) return false;
  return to.hash !== '' || from.hash === to.hash;
}

/**
 * Navigations within the page: one at a time, the newest wins. The address changes when the page has loaded, so that address and page
 * always match; on Back and Forward the browser has changed it before.
 *
 * @spec GD-02 GD-19 RT-05
 */
export function createSiteRouter(bring: Bring): SiteRouter {
  const places = createScrollPlaces(() => (state.coming === null ? state.place.location : null));
  const first = currentLocation();
  const left = isRevisit() ? places.of(first) : undefined;
  let state: SiteState = {
    place: { location: first, action: POP, scroll: left === undefined ? { kind: 'stay' } : { kind: 'to', top: left } },
    coming: null,
  };
  const steps = createSteps();
  let trip: Trip | undefined;
  let abort = new AbortController();
  const listeners = new Set<(state: SiteState) => void>();
  const setState = (next: SiteState): void => {
    state = next;
    for (const listener of listeners) listener(state);
  };

  const arrive = ({ location, action, isAgain, isStill }: Trip): void => {
    trip = undefined;
    if (!isAgain && action !== POP) writeEntry(location, action);
    const top = action === POP ? places.of(location) : undefined;
    const scroll: Scroll = top === undefined ? { kind: 'begin', isStill } : { kind: 'to', top };
    setState({ place: isAgain ? state.place : { location, action, scroll }, coming: null });
  };

  const travel = async (next: Trip): Promise<void> => {
    abort.abort();
    const own = (abort = new AbortController());
    trip = next;
    const { location, action, isAgain, isStill } = next;
    places.keep(state.place.location);
    if (!isAgain && isFragment(state.place.location, location)) {
      arrive(next);
      return;
    }
    setState({ place: state.place, coming: location });
    try {
      const brought = await bring(new URL(pathOf(location), window.location.origin), own.signal);
      if (steps.onTheirWay !== null) await steps.onTheirWay;
      if (own.signal.aborted) return;
      if (brought.kind === 'shown') arrive(next);
      else
        void travel({
          location: locationOf(brought.to, null, location),
          action: action === REPLACE && !isAgain ? REPLACE : PUSH,
          isAgain: false,
          isStill,
        });
    } catch (error) {
      if (!own.signal.aborted) setState({ place: state.place, coming: null, broken: error });
    }
  };

  const leaveBy =
    (action: NavigationType): Navigator['push'] =>
    (to, entryState, options) =>
      void travel({
        location: locationOf(to, entryState ?? null, state.place.location),
        action,
        isAgain: false,
        isStill: options?.preventScrollReset === true,
      });
  window.addEventListener('popstate', () => {
    const location = currentLocation();
    // An entry of the current page belongs to a modal; browsers differ in which listener they call first. A pending Back navigation is
    // cancelled when the player goes forward again.
    const { location: shown } = state.place;
    if (location.key !== shown.key || pathOf(location) !== pathOf(shown) || trip?.action === POP)
      void travel({ location, action: POP, isAgain: false, isStill: false });
  });

  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : pathOf({ ...EMPTY, ...to })),
      go: steps.go,
      push: leaveBy(PUSH),
      replace: leaveBy(REPLACE),
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    again: () => void travel(trip ?? { location: state.place.location, action: state.place.action, isAgain: true, isStill: true }),
  };
}

/**
 * Steps through the history. The browser takes them asynchronously: an entry written meanwhile would be skipped and the address would be
 * the previous page's. Its listener must be registered before any that stops the event.
 */
function createSteps() {
  let end = (): void => undefined;
  const steps = {
    onTheirWay: null as Promise<void> | null,
    go: (delta: number): void => {
      end();
      const onTheirWay = new Promise<void>((resolve) => {
        const timer = setTimeout(() => end(), STEP_WITHIN_MS);
        end = () => {
          clearTimeout(timer);
          if (steps.onTheirWay === onTheirWay) steps.onTheirWay = null;
          resolve();
        };
      });
      steps.onTheirWay = onTheirWay;
      history.go(delta);
    },
  };
  window.addEventListener('popstate', () => end(), { capture: true });
  return steps;
}

function writeEntry(location: Location, action: NavigationType): void {
  const entry: EntryState = { usr: location.state, key: location.key };
  try {
    if (action === REPLACE) history.replaceState(entry, '', pathOf(location));
    else history.pushState(entry, '', pathOf(location));
  } catch {
    window.location.assign(pathOf(location)); // the browser limits the number of entries
  }
}
