import type { Send } from '@touchline/shared-http';
import type { BandPlace } from '@touchline/shared-routes';
import type { Report } from '@touchline/shared-primitives';
import type { Action, Reducer } from '@reduxjs/toolkit';
import type { RootState } from '../view/root-state.ts';
import type { Build } from '../view/view-state.ts';

/** The store as seen by pages and loaders; typed selectors belong to the state libs. */
export interface AppStore {
  dispatch: <A extends Action>(action: A) => A;
  getState: () => RootState;
  subscribe: (listener: () => void) => () => void;
}

/** A slice as the store needs it; RTK's `createSlice` result is compatible. */
export interface StoreSlice {
  reducerPath: string;
  reducer: Reducer;
}

/** Slices and processes of one domain as a unit. The saga runs in the browser only. */
export interface StoreModule {
  name: string;
  slices: readonly StoreSlice[];
  saga?: () => Generator;
  /** Loads the process when the store starts, usually with import(). Actions dispatched before it has loaded are buffered in order. */
  sagaLater?: () => Promise<() => Generator>;
  /**
   * Modules of other domains that it depends on. They live at least as long as this one and are shared with other modules that need them.
   */
  needs?: readonly ((ports: Ports) => StoreModule)[];
}

/** The outside world of a domain. Not singletons: the edge creates ports per request, the browser per page. */
export interface Ports {
  /** Sends a request to the backend through all middleware. Urls are paths on `origin`. */
  send: Send;
  /** Origin for building requests: the page's in the browser, the edge's own on the server. */
  origin: string;
  /** Server time in milliseconds: a local monotonic clock plus the measured offset. */
  now: () => number;
  /** Visibility of the page: visible, hidden, or left. */
  page: PageVisibility;
  /** Local storage that never throws; reads null where storage is blocked. */
  storage: KeyValueStore;
  /** Messages between tabs of this browser. */
  tabs: TabChannel;
  /** Makes a UUID v4. */
  uuid: () => string;
  /** Logs a failure with allow-listed fields only. */
  report: Report;
  /** Bands of the sections for a page, in their order. In the browser only. @spec RM-07 */
  bands?: (place: BandPlace) => Promise<readonly PlacedBand[]>;
  /** Palette commands of the sections, in their order. In the browser only. @spec RM-07 */
  commands?: () => Promise<readonly PlacedCommands[]>;
}

/** Groups of commands, in the order of the palette. */
export const COMMAND_GROUPS = ['selections', 'games', 'places', 'pages', 'settings', 'elsewhere'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** One line of the command palette in the player's words: opens a page or does something. */
export interface Command {
  /** Unique among the commands of its source. */
  id: string;
  group: CommandGroup;
  title: string;
  /** Additional text under or beside the title. */
  note?: string;
  /** A figure at the end, such as odds. */
  figure?: string;
  /** Whether it is already in effect: the current theme, a selection in the coupon. */
  isOn?: boolean;
  /** Page that it opens. A command without it has `run`. */
  href?: string;
  run?: () => void;
}

/** Results of a command source so far. */
export interface FoundCommands {
  status: 'looking' | 'ready' | 'failed';
  commands: readonly Command[];
}

/** Props of a command source: the typed text, and the callback for results. */
export interface CommandSourceProps {
  query: string;
  onFound: (found: FoundCommands) => void;
}

/** Commands of a section: a React component that renders nothing and reports its results. */
export interface SectionCommands {
  Source: (props: CommandSourceProps) => null;
}

/** Command source of a section in the palette. */
export interface PlacedCommands {
  /** Name of the section. */
  id: string;
  /** Keeps the section loaded while the palette is open; returns the function that releases it. */
  acquire: () => () => void;
  /** Loads its code and messages. @throws Error when one of them does not load. */
  load: () => Promise<SectionCommands['Source']>;
}

/** A band of a section on another section's page. */
export interface PlacedBand {
  /** Section and key of the band. */
  id: string;
  /** Its order in the manifest, which on home is also its place. */
  order: number;
  /** Keeps the section loaded while its band is shown; returns the function that releases it. */
  acquire: () => () => void;
  /** Loads its code, messages and data. @throws Error when one of them does not load. */
  load: () => Promise<() => unknown>;
}

/** One band: `load` loads its data before it is rendered, so that its height does not change. */
export interface SectionBand {
  /** A React component without props; it renders nothing if there is nothing to show. */
  Component: () => unknown;
  load?: (context: Pick<LoadContext, 'store' | 'ports' | 'signal' | 'lang'>) => Promise<void>;
}

export interface PageVisibility {
  isVisible: () => boolean;
  /** Calls back on each change; returns the function that unsubscribes. */
  onChange: (listener: (isVisible: boolean) => void) => () => void;
}

export interface KeyValueStore {
  get: (key: string) => string | null;
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** Calls back when another tab writes the key. */
  onChange: (key: string, listener: (value: string | null) => void) => () => void;
}

export interface TabChannel {
  post: (topic: string, message: unknown) => void;
  on: (topic: string, listener: (message: unknown) => void) => () => void;
  /** Runs the work in one tab at a time; resolves when it has run here. */
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/** Arguments of a page's loader, the same on the edge and in the browser. */
export interface LoadContext {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  lang: string;
  build: Build;
  store: AppStore;
  ports: Ports;
  signal: AbortSignal;
}

export interface SeoData {
  title: string;
  description?: string;
  robots?: string;
  /** The canonical path of the page in this language, with its prefix, when several urls show it. @spec SE-02 */
  path?: string;
  /** Breadcrumbs, from the home page to this page. @spec SE-02 */
  crumbs?: readonly { name: string; path: string }[];
  /** schema.org data of the page as plain JSON. */
  structured?: Readonly<Record<string, unknown>>;
}

/** Thrown by a loader when the resource of the url does not exist: the answer is a true 404, or 410 if it is gone for good. @spec SE-02 */
export class PageNotFound extends Error {
  override name = 'PageNotFound';
  readonly status: 404 | 410;

  constructor(message: string, status: 404 | 410 = 404) {
    super(message);
    this.status = status;
  }
}

/** One page of a section. `load` loads its data into the store; `seo` reads it for the head. */
export interface SectionPage {
  /** A React component without props. */
  Component: () => unknown;
  load?: (context: LoadContext) => Promise<void>;
  /** Undefined if the page has no own head; the shell's is used then. */
  seo?: (context: LoadContext) => SeoData | undefined;
}

/** Props of a section's modal; the shell renders the dialog around it. */
export interface SectionModalProps {
  params: Readonly<Record<string, string>>;
  /** The purpose of the modal is fulfilled: the shell closes it. */
  onDone: () => void;
}

/**
 * The `section` export of a remote's entry. What the host needs before it loads any code is in the manifest. `routes` is keyed by route
 * key; each page is a function that imports it as its own chunk. `messages` lists the dictionaries of the pages.
 */
export interface SectionModule {
  name: string;
  apiVersion: 'v3';
  routes: Readonly<Record<string, () => Promise<SectionPage>>>;
  module?: (ports: Ports) => StoreModule;
  /** Bodies of modals that the shell may open over any page, one chunk each. */
  modals?: Readonly<Record<string, () => Promise<{ Component: (props: SectionModalProps) => unknown }>>>;
  /** Bands by their keys in the manifest, one chunk each. */
  bands?: Readonly<Record<string, () => Promise<SectionBand>>>;
  /** Commands as a separate chunk, for a section whose manifest declares them. */
  commands?: () => Promise<SectionCommands>;
  messages: readonly string[];
}
