import type { Send } from '@touchline/shared-http';
import type { BandPlace } from '@touchline/shared-routes';
import type { Report } from '@touchline/shared-primitives';
import type { Action, Reducer } from '@reduxjs/toolkit';

/** Which of the two builds of the host runs. @spec PL-03 */
export type Build = 'desktop' | 'mobile';

/** The store as pages and loaders see it; typed selectors belong to the state libs. */
export interface AppStore {
  dispatch: <A extends Action>(action: A) => A;
  getState: () => unknown;
  subscribe: (listener: () => void) => () => void;
}

/** A slice as the store needs it: RTK's `createSlice` result fits. */
export interface StoreSlice {
  reducerPath: string;
  reducer: Reducer;
}

/** Slices and processes of one domain, given to the store as one thing. The saga runs only in the browser. */
export interface StoreModule {
  name: string;
  slices: readonly StoreSlice[];
  saga?: () => Generator;
  /** Fetches the process, usually with import(), when the store starts. What is dispatched before it has come is kept for it, in order. */
  sagaLater?: () => Promise<() => Generator>;
  /** Modules of other domains that it stands on: they are there as long as it is, and shared with whoever else needs them. */
  needs?: readonly ((ports: Ports) => StoreModule)[];
}

/** Everything a domain needs from outside. Nothing here is a singleton: the edge makes one per request, the browser one per page. */
export interface Ports {
  /** Sends a request to the backend; the whole middleware stack is behind it. Urls are same-origin paths on `origin`. */
  send: Send;
  /** Origin for building requests: the page's in the browser, the edge's own on the server. */
  origin: string;
  /** Time by the server: local monotonic clock plus the measured offset, in milliseconds. */
  now: () => number;
  /** Tells when the page is visible, hidden, or left for good. */
  page: PageVisibility;
  /** A guarded local store that never throws; null reads where storage is blocked. */
  storage: KeyValueStore;
  /** Messages between tabs of this browser. */
  tabs: TabChannel;
  /** Makes a UUID v4. */
  uuid: () => string;
  /** Logs a failure with allow-listed fields only. */
  report: Report;
  /** Bands that the sections of this site draw on a page, in their order. Only in the browser. @spec RM-07 */
  bands?: (place: BandPlace) => Promise<readonly PlacedBand[]>;
  /** What the sections of this site add to the command palette, in their order. Only in the browser. @spec RM-07 */
  commands?: () => Promise<readonly PlacedCommands[]>;
}

/** What a command is about; the palette shows them in this order. */
export const COMMAND_GROUPS = ['selections', 'games', 'places', 'pages', 'settings', 'elsewhere'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** One line of the command palette, in the player's words: it leads to a page or does something. */
export interface Command {
  /** Its own among the commands of its source. */
  id: string;
  group: CommandGroup;
  title: string;
  /** More about it, under or beside the title. */
  note?: string;
  /** A figure at its end, such as odds. */
  figure?: string;
  /** It holds already: the theme that is on, a selection that is in the coupon. */
  isOn?: boolean;
  /** The page that it leads to. A command without one does its work by `run`. */
  href?: string;
  run?: () => void;
}

/** What a source of commands knows by now. */
export interface FoundCommands {
  status: 'looking' | 'ready' | 'failed';
  commands: readonly Command[];
}

/** What the palette gives a source: the text as it is typed, and whom to tell. */
export interface CommandSourceProps {
  query: string;
  onFound: (found: FoundCommands) => void;
}

/** Commands of a section: a React component that draws nothing and tells what it finds. */
export interface SectionCommands {
  Source: (props: CommandSourceProps) => null;
}

/** The source of a section in the palette. */
export interface PlacedCommands {
  /** The section. */
  id: string;
  /** Keeps the section for as long as the palette is open; returns the way to leave it. */
  acquire: () => () => void;
  /** Brings its code and its words. @throws Error when one of them does not come. */
  load: () => Promise<SectionCommands['Source']>;
}

/** A band of a section on a page of another one. */
export interface PlacedBand {
  /** The section and the band's own name. */
  id: string;
  /** Keeps the section for as long as its band is shown; returns the way to leave it. */
  acquire: () => () => void;
  /** Brings its code, its words and its data. @throws Error when one of them does not come. */
  load: () => Promise<() => unknown>;
}

/** One band: `load` brings its data into the store before anything is drawn, so that it has its height from the start. */
export interface SectionBand {
  /** A React component without props; it draws nothing where there is nothing to show. */
  Component: () => unknown;
  load?: (context: Pick<LoadContext, 'store' | 'ports' | 'signal' | 'lang'>) => Promise<void>;
}

export interface PageVisibility {
  isVisible: () => boolean;
  /** Calls back on each change; returns the way to stop. */
  onChange: (listener: (isVisible: boolean) => void) => () => void;
}

export interface KeyValueStore {
  get: (key: string) => string | null;
  set: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** Another tab wrote the key. */
  onChange: (key: string, listener: (value: string | null) => void) => () => void;
}

export interface TabChannel {
  post: (topic: string, message: unknown) => void;
  on: (topic: string, listener: (message: unknown) => void) => () => void;
  /** Runs the work in one tab at a time; resolves when it has run here. */
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

/** What a page's loader gets, on the edge and in the browser alike. */
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
  /** The one path of the page in this language, with its prefix, where several urls show it. @spec SE-02 */
  path?: string;
  /** From the top of the site to this page; the last step is the page. @spec SE-02 */
  crumbs?: readonly { name: string; path: string }[];
  /** schema.org data of the page, already plain JSON. */
  structured?: Readonly<Record<string, unknown>>;
}

/** Thrown by a loader when what the url names does not exist: the answer is a true 404, or 410 for what is gone for good. @spec SE-02 */
export class PageNotFound extends Error {
  override name = 'PageNotFound';
  readonly status: 404 | 410;

  constructor(message: string, status: 404 | 410 = 404) {
    super(message);
    this.status = status;
  }
}

/** One page of a section. `load` brings its data into the store; `seo` reads it back for the head. */
export interface SectionPage {
  /** A React component without props. */
  Component: () => unknown;
  load?: (context: LoadContext) => Promise<void>;
  /** Undefined where the page has nothing to say: the shell names it then. */
  seo?: (context: LoadContext) => SeoData | undefined;
}

/** What a section's modal gets from the shell, which draws the dialog around it. */
export interface SectionModalProps {
  params: Readonly<Record<string, string>>;
  /** What the modal is for has happened: the shell closes it. */
  onDone: () => void;
}

/**
 * What the entry of a remote exports as `section`. What the host must know before any of its code is loaded is in its manifest. `routes` is keyed by the keys of the route table; a page may be a function that
 * imports it, so that each page is its own chunk. `messages` names the dictionaries that the pages need.
 */
export interface SectionModule {
  name: string;
  apiVersion: 'v3';
  routes: Readonly<Record<string, () => Promise<SectionPage>>>;
  module?: (ports: Ports) => StoreModule;
  /** Bodies of modals that the shell may open over any page, each its own chunk. */
  modals?: Readonly<Record<string, () => Promise<{ Component: (props: SectionModalProps) => unknown }>>>;
  /** Bands by the keys of the manifest, each its own chunk. */
  bands?: Readonly<Record<string, () => Promise<SectionBand>>>;
  /** Its commands, a chunk of its own, for a section whose manifest says that it has some. */
  commands?: () => Promise<SectionCommands>;
  messages: readonly string[];
}
