import type { Report } from '@touchline/shared-primitives';
import type { SectionManifests } from '@touchline/shared-routes';
import type { ViewAttributes } from '../view/rules/view-attributes.ts';
import type { SectionModule, SeoData } from './section.ts';
import type { Build } from '../view/view-state.ts';

/** Head of one document, with all paths and choices resolved. @spec SE-01 SE-02 */
export interface DocumentHead extends Pick<SeoData, 'title' | 'description' | 'robots' | 'structured'> {
  canonical?: string;
  alternates: readonly { lang: string; href: string }[];
  metas?: readonly { kind: 'name' | 'property'; key: string; content: string }[];
}

/** Compiled messages of one dictionary. */
export type Dictionary = Readonly<Record<string, unknown>>;

/** What the edge passes to the host's server bundle for one request. */
/** Texts that survive a restart of the process. */
export interface KeptTexts {
  /** Null when there is none, or it cannot be read. */
  read: (name: string) => Promise<string | null>;
  /** Rejects when it cannot be stored. */
  write: (name: string, text: string) => Promise<void>;
}

export interface DocumentRequest {
  /** The visitor's view of the url: public origin, path, query. */
  url: URL;
  headers: Headers;
  /** Sends requests to the backend behind the same origin; the edge adds the visitor's cookies. */
  send: (request: Request) => Promise<Response>;
  /**
   * For calls whose answers all visitors share: without the visitor's session, and neither aborted nor unreported when the visitor has left.
   */
  shared: { send: (request: Request) => Promise<Response>; report: Report };
  /** Imports the server bundle of a section; rejects when there is none. */
  loadSection: (name: string) => Promise<SectionModule>;
  /** A file of compiled messages, from disk. */
  dictionary: (lang: string, name: string) => Promise<unknown>;
  /** Languages that have messages. */
  languages: readonly string[];
  /** Manifests of the deployed sections, by name. */
  manifests: SectionManifests;
  /** Storage of the last valid configuration; without it a process remembers only its own. @spec CFG-1 */
  kept?: KeptTexts;
  /** Overrides of the configuration by the operator's brand. @spec LY-12 */
  brand?: { companyName: string; themeColor: string; brandBook: { css_prop: string; css_value: string }[] };
  /** Whether the site runs in production mode, which has no debugger. @spec RT-13 */
  isProduction: boolean;
  /** Whether the document is rendered for visitors of every zone; their zone in the cookie is a placeholder. @spec PL-05 */
  isForAnyZone?: boolean;
  /** Whether the answers of the page's calls are recorded, for page JSON. @spec RM-05 */
  recordsCalls?: boolean;
  /** Whether control room and tests may give a visit its own services and configuration. @spec CF-07 */
  hasScopes: boolean;
  /** How long the document waits for a section's page, in milliseconds. @spec REM-8 */
  sectionBudgetMs: number;
  /** Aborted when the visitor leaves. */
  signal: AbortSignal;
  report: Report;
}

export interface RedirectAnswer {
  kind: 'redirect';
  status: 301 | 302 | 303 | 307 | 308;
  /** A path of this site, or a url that the guards allow. */
  location: string;
  /** The answer depends on the visitor's language. */
  isByLanguage?: boolean;
  /** `Set-Cookie` headers of the answer. */
  cookies?: readonly string[];
}

/** Options of react-dom/server for one document. */
export interface StreamOptions {
  nonce: string;
  onShellReady: () => void;
  onShellError: (error: unknown) => void;
  onError: (error: unknown) => void;
}

export interface PageAnswer {
  kind: 'page';
  status: number;
  lang: string;
  /** The language and its fallbacks, best first. */
  languages: readonly string[];
  dir: 'ltr' | 'rtl';
  /** Attributes of `<html>` for the stylesheets. */
  view: ViewAttributes;
  seo: DocumentHead;
  /** Custom properties of the brand book, as the text of one style element. */
  brandStyle: string;
  themeColor: string;
  /** Host of a support consultant that the page may load scripts from; absent when there is none. @spec SU-01 */
  consultantHost?: string;
  /** The one additional origin that this page may frame; absent when there is none. @spec RT-18 */
  frameOrigin?: string;
  /** The one additional origin for the browser's account chooser; absent when there is none. @spec ID-05 */
  accountsOrigin?: string;
  /** Whether the site can be installed as an app; absent if not. @spec PW-01 */
  isPwa?: boolean;
  /** Section of the page, and whether its page was rendered, and with its data. A section that was too slow is left to the browser. */
  section: { name: string; routeKey: string; isRendered: boolean; isLoaded?: boolean } | undefined;
  /** Dictionaries used by the page. */
  dictionaries: readonly string[];
  /** Contains personal data: the answer must not be stored. */
  isPersonal: boolean;
  /** Serialised into the document for hydration. */
  state: unknown;
  /** Slices that the page's `load` filled, for page JSON. */
  loaded: Readonly<Record<string, unknown>>;
  /** Answers of the calls of the page's `load`, for page JSON; only if they were asked for. */
  calls?: () => Promise<readonly PageCallAnswer[]>;
  layout: string;
  /**
   * Only for a request for any zone: makes the document of each zone from the whole rendered one.
   *
   * @returns null if the page depends on the zone in other ways than by its times.
   */
  forZones?: (html: string) => ((zone: string) => string) | null;
  /** `Set-Cookie` headers of the answer. */
  cookies?: readonly string[];
  stream: (options: StreamOptions) => { pipe: (to: NodeJS.WritableStream) => unknown; abort: (reason?: unknown) => void };
}

export type DocumentAnswer = RedirectAnswer | PageAnswer;

/** The host's server bundle exports it as `host`. */
export interface HostServer {
  build: Build;
  answer: (request: DocumentRequest) => Promise<DocumentAnswer>;
}

/** Data that the edge writes into the document and the host reads. */
export interface PageState {
  build: Build;
  /** The host's state of the answer. */
  host: unknown;
  /** Whether the site runs in production mode, which has no debugger. @spec RT-13 */
  isProduction: boolean;
  /** Whether navigations in the page fetch a section's page as JSON; absent if the edge does not answer it. @spec RM-05 */
  hasPageJson?: boolean;
  /** Build time of this page's release, ISO format. @spec GD-04 */
  builtAt: string;
  /** Languages that have messages. */
  languages: readonly string[];
  /** Urls of compiled messages by dictionary, for the page's language and its fallbacks. */
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  remotes: Readonly<Record<string, RemoteFiles>>;
}

/** Urls of a remote's files. */
export interface RemoteFiles {
  version: string;
  js: string;
  css: readonly string[];
}

/** The answer of one call that the edge made for a page. */
export interface PageCallAnswer {
  /** Path and query. */
  place: string;
  status: number;
  /** The body as text. */
  body: string;
}

/** Page JSON, requested by the headers `mf-render-mode: json` and `mf-api-version: v2`. @spec RM-05 */
export interface PageJson {
  apiVersion: 'v2';
  app: RemoteFiles & { name: string };
  /** `data` has the slices that the page's `load` filled. */
  page: { data: Readonly<Record<string, unknown>>; seo: SeoData; layout: string };
  /** With `mf-page-parts: calls`: the answered calls of the page's `load`, in place of its data. */
  calls?: readonly PageCallAnswer[];
  /** Urls of the dictionaries used by the page. */
  messages: Readonly<Record<string, string>>;
}
