import type { Location, Navigator, NavigationType, Path, To } from 'react-router';
import { createScrollPlaces, type Scroll } from './scroll-places.ts';

/** What bringing a page came to. */
export type Brought =
  /** The page is here, or the place of a page that loads may be shown. */
  { kind: 'shown' } | { kind: 'redirect'; to: string };

/** Judges an address and brings its page. */
export type Bring = (url: URL, signal: AbortSignal) => Promise<Brought>;

/** The page that is shown. */
export interface Place {
  location: Location;
  action: NavigationType;
  scroll: Scroll;
}

export interface SiteState {
  place: Place;
  /** The address on its way, null when none is. */
  coming: Location | null;
  /** Set when bringing a page broke in a way that nobody foresaw. */
  broken?: unknown;
}

export interface SiteRouter {
  navigator: Navigator;
  state: () => SiteState;
  subscribe: (listener: (state: SiteState) => void) => () => void;
  /** Judges the address again and brings what is missing: of the page on its way, or of the one that is shown. */
  again: () => void;
}

/** A way to a page. */
interface Trip {
  location: Location;
  action: NavigationType;
  /** The page is shown already; its history has its entry. */
  isAgain: boolean;
  isStill: boolean;
}

const POP = 'POP' as NavigationType;
const PUSH = 'PUSH' as NavigationType;
const REPLACE = 'REPLACE' as NavigationType;
const FIRST_KEY = 'default';
/** The browser takes a step through its history sooner; one that leads nowhere is never answered. */
const STEP_WITHIN_MS = 1_000;

/** What the history keeps with an entry; others keep theirs beside it. */
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

/** The entry that the browser stands on. */
function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = FIRST_KEY } = (history.state ?? {}) as EntryState;
  return { pathname, search, hash, state: usr, key, mask: undefined };
}

/** Only the fragment changes, so the page is here. Taking a fragment away loads the page again. */
function isFragment(from: Path, to: Path): boolean {
  if (from.pathname !== to.pathname || from.search !== to.search) return false;
  return to.hash !== '' || from.hash === to.hash;
}

/**
 * Navigation inside the page: one at a time, the newest wins. The address changes when the page is there, so that nobody reads an address of
 * one page above another; on Back and Forward the browser has changed it before.
 *
 * @spec GD-02 GD-19 RT-05
 */
export function createSiteRouter(bring: Bring): SiteRouter {
  const places = createScrollPlaces(() => (state.coming === null ? state.place.location.key : null));
  const first = currentLocation();
  const left = places.of(first.key);
  let state: SiteState = {
    place: { location: first, action: POP, scroll: left === undefined ? { kind: 'stay' } : { kind: 'to', top: left } },
    coming: null,
  };
  const steps = createSteps();
  let trip: Trip | undefined;
  let abort = new AbortController();
  const listeners = new Set<(state: SiteState) => void>();
  const tell = (next: SiteState): void => {
    state = next;
    for (const listener of listeners) listener(state);
  };

  const arrive = ({ location, action, isAgain, isStill }: Trip): void => {
    trip = undefined;
    if (!isAgain && action !== POP) writeEntry(location, action);
    const top = action === POP ? places.of(location.key) : undefined;
    const scroll: Scroll = top === undefined ? { kind: 'begin', isStill } : { kind: 'to', top };
    tell({ place: isAgain ? state.place : { location, action, scroll }, coming: null });
  };

  const travel = async (next: Trip): Promise<void> => {
    abort.abort();
    const own = (abort = new AbortController());
    trip = next;
    const { location, action, isAgain, isStill } = next;
    places.keep(state.place.location.key);
    if (!isAgain && isFragment(state.place.location, location)) {
      arrive(next);
      return;
    }
    tell({ place: state.place, coming: location });
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
      if (!own.signal.aborted) tell({ place: state.place, coming: null, broken: error });
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
    // An entry of the page that is shown stands for what lies over it. Browsers do not agree on who hears of it first. A page that was on its
    // way by Back is not wanted any more when the player has come forward again.
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
 * Steps through the history. The browser takes them a moment later: an entry written meanwhile would be stepped over, and the address would be
 * that of the page before. Must listen before anybody who stops the event.
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
    window.location.assign(pathOf(location)); // a browser that counts entries has had enough of them
  }
}
