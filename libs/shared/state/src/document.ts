import type { Report } from '@touchline/shared-primitives';
import type { SectionManifests } from '@touchline/shared-routes';
import type { ViewAttributes } from './rules/view-attributes.ts';
import type { Build, SectionModule, SeoData } from './section.ts';

/** What the head of one document says, resolved: nothing in it is a path or a choice any more. @spec SE-01 SE-02 */
export interface DocumentHead extends Pick<SeoData, 'title' | 'description' | 'robots' | 'structured'> {
  canonical?: string;
  alternates: readonly { lang: string; href: string }[];
  metas?: readonly { kind: 'name' | 'property'; key: string; content: string }[];
}

/** Messages of one dictionary, compiled. */
export type Dictionary = Readonly<Record<string, unknown>>;

/** What the edge gives the host's server bundle for one request. */
/** Texts that outlive the process. */
export interface KeptTexts {
  /** Null when there is none, or it cannot be read. */
  read: (name: string) => Promise<string | null>;
  /** Rejects when it cannot be kept. */
  write: (name: string, text: string) => Promise<void>;
}

export interface DocumentRequest {
  /** As the visitor sees it: public origin, path, query. */
  url: URL;
  headers: Headers;
  /** The backend behind the same origin; the visitor's cookies are added by the edge. */
  send: (request: Request) => Promise<Response>;
  /** Imports the server bundle of a section; rejects when there is none. */
  loadSection: (name: string) => Promise<SectionModule>;
  /** A file of compiled messages, from disk. */
  dictionary: (lang: string, name: string) => Promise<unknown>;
  /** Languages that have messages. */
  languages: readonly string[];
  /** What the deployed sections say of themselves, by name. */
  manifests: SectionManifests;
  /** Where the last good configuration lies; without it a process remembers only its own. @spec CFG-1 */
  kept?: KeptTexts;
  /** What the operator's brand says in the place of the configuration. @spec LY-12 */
  brand?: { companyName: string; themeColor: string; brandBook: { css_prop: string; css_value: string }[] };
  isProduction: boolean;
  /** Whether control room and tests may show a visit services and a configuration of its own. @spec CF-07 */
  hasScopes: boolean;
  /** How long the document waits for the page of a section, in milliseconds. @spec REM-8 */
  sectionBudgetMs: number;
  /** Aborts when the visitor left. */
  signal: AbortSignal;
  report: Report;
}

export interface RedirectAnswer {
  kind: 'redirect';
  status: 301 | 302;
  /** A path of this site, or a url that the guards allow. */
  location: string;
  /** The answer depends on the visitor's language. */
  isByLanguage?: boolean;
  /** `Set-Cookie` headers that go out with the answer. */
  cookies?: readonly string[];
}

/** What react-dom/server is told for one document. */
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
  /** The language and those that stand in for it, best first. */
  languages: readonly string[];
  dir: 'ltr' | 'rtl';
  /** Attributes of `<html>` for the stylesheets. */
  view: ViewAttributes;
  seo: DocumentHead;
  /** Custom properties of the brand book, as the text of one style element. */
  brandStyle: string;
  themeColor: string;
  /** Host of a consultant that the site lets into its pages; left out where there is none. @spec SU-01 */
  consultantHost?: string;
  /** The one more origin that this page may frame; left out where there is none. @spec RT-18 */
  frameOrigin?: string;
  /** The one more origin that the browser may ask for accounts; left out where there is none. @spec ID-05 */
  accountsOrigin?: string;
  /** Whether the site can be installed as an app; left out where it can't. @spec PW-01 */
  isPwa?: boolean;
  /** The section behind the page, whether its page was rendered, and with its data. A section that was too slow is left to the browser. */
  section: { name: string; routeKey: string; isRendered: boolean; isLoaded?: boolean } | undefined;
  /** Dictionaries that the page shows. */
  dictionaries: readonly string[];
  /** Names something of the person: the answer must not be stored. */
  isPersonal: boolean;
  /** Written into the document for the browser to go on from. */
  state: unknown;
  /** Slices that the page's `load` filled, for page JSON. */
  loaded: Readonly<Record<string, unknown>>;
  layout: string;
  /** `Set-Cookie` headers that go out with the answer. */
  cookies?: readonly string[];
  stream: (options: StreamOptions) => { pipe: (to: NodeJS.WritableStream) => unknown; abort: (reason?: unknown) => void };
}

export type DocumentAnswer = RedirectAnswer | PageAnswer;

/** What a server bundle of the host exports as `host`. */
export interface HostServer {
  build: Build;
  answer: (request: DocumentRequest) => Promise<DocumentAnswer>;
}

/** What the edge writes into the document and the host reads back. */
export interface PageState {
  build: Build;
  /** The answer's state, as the host made it. */
  host: unknown;
  isProduction: boolean;
  /** When the release of this page was built, as an ISO time. @spec GD-04 */
  builtAt: string;
  /** Languages that have messages. */
  languages: readonly string[];
  /** Urls of compiled messages by dictionary, of the page's language and of those that stand in for it. */
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  remotes: Readonly<Record<string, RemoteFiles>>;
}

/** Where the browser finds a remote. */
export interface RemoteFiles {
  version: string;
  js: string;
  css: readonly string[];
}

/** Page JSON of a section's page, by the headers `mf-render-mode: json` and `mf-api-version: v2`. @spec RM-05 */
export interface PageJson {
  apiVersion: 'v2';
  app: RemoteFiles & { name: string };
  /** `data` holds the slices that the page's load filled. */
  page: { data: Readonly<Record<string, unknown>>; seo: SeoData; layout: string };
  /** Urls of the dictionaries that the page shows. */
  messages: Readonly<Record<string, string>>;
}
