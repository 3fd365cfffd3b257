import { within } from '@touchline/shared-http';
import { sessionReceived } from '@touchline/identity-state';
import { journalEntry, pageStatus } from '@touchline/platform-guards';
import {
  createPageOpener,
  createSeoFacts,
  createSiteFacts,
  dictionariesOf,
  firstDictionariesOf,
  headOf,
  judgeDocument,
  readVisitor,
  SECTIONS_DICTIONARY,
  seoQuestionOf,
  SHELL_DICTIONARIES,
  type Judgement,
  type Opening,
  type SeoFacts,
  type SiteFacts,
  type Visitor,
} from '@touchline/platform-navigation';
import { redirectNotice, shellSeo } from '@touchline/platform-shell';
import {
  createServiceHealth,
  crumbsOf,
  pageChanged,
  sectionsReceived,
  seoReceived,
  type SeoAnswer,
  type ServiceHealth,
} from '@touchline/platform-state';
import { configReceived, selectSiteConfig } from '@touchline/shared-config';
import { forDataSaver } from '@touchline/shared-config/data-saver';
import {
  attachIntl,
  createDictionaryLoader,
  createIntlErrorHandler,
  createMessageBook,
  createPlainIntl,
  directionOf,
  intlOf,
  languageChain,
  loadStandIns,
  type OnMessageError,
} from '@touchline/shared-i18n';
import { pageKey, routeOf, takeSectionRoutes, type RouteMatch } from '@touchline/shared-routes';
import {
  createAppStore,
  createServerPorts,
  selectView,
  selectZone,
  viewAttributes,
  viewChanged,
  viewChosen,
  type Build,
  type DocumentAnswer,
  type DocumentRequest,
  type HostServer,
  type PageAnswer,
} from '@touchline/shared-state';
import { consultantHost } from '@touchline/support-state';
import type { ComponentType, ReactNode } from 'react';
import { lastWordsOf, type HostState } from '../host-state.ts';
import { SITE_MODULES } from '../site-modules.ts';
import { ANY_ZONE, zoneTexts, type ZoneTexts } from './any-zone.ts';
import { brandOf } from './brand.ts';
import { drawAgain } from './draw-again.ts';
import { withQuickMessages } from './quick-messages.ts';
import { recordCalls, type RecordedCalls } from './record-calls.ts';
import { createSiteRenderer, type SiteRenderer } from './render-site.tsx';
import { createServerRemotes } from './server-remotes.ts';
import { frameOf } from './frame-of.ts';

export interface HostOptions {
  build: Build;
  /** The shell of this build. */
  Shell: ComponentType<{ children: ReactNode }>;
}

interface Process {
  build: Build;
  renderer: SiteRenderer;
  siteFacts: SiteFacts;
  seoFacts: SeoFacts;
  /** Reports a failing message once per process rather than once per visitor. */
  onMessageError: (report: DocumentRequest['report']) => OnMessageError;
  /** Circuit breakers of the services, shared by all visitors. @spec GRD-7 */
  health: ServiceHealth;
}

const NO_SEO_ANSWER: SeoAnswer = { page: {}, block: null };
const NOT_FOUND: RouteMatch = { key: 'not-found', row: routeOf('not-found'), params: {} };

/** Answers the documents of one build. One per process; everything about a visitor is created per request. @spec SEC-4 */
export function createHostServer({ build, Shell }: HostOptions): HostServer {
  const reported = new Set<string>();
  const process: Process = {
    build,
    renderer: createSiteRenderer(Shell),
    siteFacts: createSiteFacts(),
    seoFacts: createSeoFacts(),
    onMessageError: (report) => createIntlErrorHandler(report, { reported }),
    health: createServiceHealth(Date.now),
  };
  return { build, answer: (request) => answer(request, process) };
}

async function answer(request: DocumentRequest, process: Process): Promise<DocumentAnswer> {
  const { url, signal } = request;
  takeSectionRoutes(request.manifests);
  const parts = makeParts(request, process);
  const { store, ports, remotes, dictionaries } = parts;
  const shared = createServerPorts({ ...request.shared, origin: url.origin });
  const loaded = await readVisitor(request, { ports, shared }, process.siteFacts);
  const visitor = { ...loaded, site: { ...loaded.site, ...request.brand } };
  fillStore(store, visitor, { build: process.build, isForAnyZone: parts.zones !== undefined });
  const before = store.getState() as Record<string, unknown>;

  let opening: Opening | undefined;
  let seoAnswer: SeoAnswer = NO_SEO_ANSWER;
  const recorded = request.recordsCalls === true ? recordCalls(ports.send) : undefined;
  const opener = createPageOpener({ store, ports, remotes, dictionaries, build: process.build });
  const open = (match: RouteMatch, lang: string): Opening => {
    store.dispatch(viewChanged({ language: lang }));
    return opener({ match, url, lang, signal, send: recorded?.send });
  };
  const judged = await judgeDocument({
    request,
    ports,
    store,
    health: process.health,
    languages: visitor.languages,
    detected: visitor.detected,
    loadDictionaries: (lang, section) => dictionaries(lang, dictionariesOf(section)),
    loadSeo: async (facts) => {
      const question = facts.prefix === facts.lang ? seoQuestionOf(facts) : null; // otherwise the language guard redirects
      if (question !== null) seoAnswer = await process.seoFacts.ask(question, shared);
    },
    startSection: (match, lang) => {
      opening = open(match, lang);
    },
  });
  const { decision, facts, cookies, reasons } = judged;
  if (decision.kind === 'redirect') {
    return {
      kind: 'redirect',
      status: decision.status,
      location: decision.to,
      ...(decision.isByLanguage && { isByLanguage: true }),
      cookies,
    };
  }
  if (decision.kind === 'leave-site') return { kind: 'redirect', status: decision.status, location: decision.url, cookies };
  if (facts.terms !== null)
    store.dispatch(viewChanged({ isUserTermsChanged: facts.terms.result, userTermsChangedUpdatedAt: facts.terms.updatedAt }));
  store.dispatch(viewChanged({ language: facts.lang }));
  if (reasons !== '') store.dispatch(redirectNotice([reasons]));
  const match = decision.kind === 'not-found' ? NOT_FOUND : facts.match;
  // If the shell's messages are missing, it uses the fallback language; the page itself is left to the browser. @spec CFG-2
  if (!SHELL_DICTIONARIES.every((name) => parts.book.has(facts.lang, name))) await loadStandIns(parts, facts.lang, SHELL_DICTIONARIES);
  const shown = match.row.section === 'shell' ? undefined : (opening ?? open(match, facts.lang));
  return pageAnswer({ request, process, parts, visitor, judged, match, opening: shown, before, seoAnswer, recorded });
}

function makeParts(request: DocumentRequest, { onMessageError }: Process) {
  const { report } = request;
  const ports = createServerPorts({ send: request.send, origin: request.url.origin, report });
  const store = createAppStore({ ports, modules: SITE_MODULES });
  const ownBook = withQuickMessages(createMessageBook());
  const zones: ZoneTexts | undefined = request.isForAnyZone === true ? zoneTexts(ownBook) : undefined;
  const book = zones?.book ?? ownBook;
  const chain = (lang: string): string[] => languageChain(lang, selectSiteConfig(store.getState())?.defaultLanguage);
  const onError = onMessageError(report);
  attachIntl(store, () => {
    const { language, is12h } = selectView(store.getState());
    const timeZone = selectZone(store.getState());
    return createPlainIntl({ words: book.words(chain(language)), timeZone, is12h, onError });
  });
  return {
    store,
    ports,
    book,
    zones,
    chain,
    onError,
    dictionaries: createDictionaryLoader({ book, load: request.dictionary, chain, report }),
    remotes: createServerRemotes(store, request.loadSection),
  };
}

function fillStore(
  store: ReturnType<typeof makeParts>['store'],
  visitor: Visitor,
  { build, isForAnyZone }: { build: Build; isForAnyZone: boolean },
): void {
  const { site, session, manifests, view, detected, consent } = visitor;
  const { displayFlags } = { ...view.hinted, ...view.chosen };
  store.dispatch(configReceived(displayFlags?.isDataSaved === 1 ? forDataSaver(site) : site));
  if (session.status !== 'unknown') store.dispatch(sessionReceived(session));
  store.dispatch(sectionsReceived({ manifests }));
  const chosen = { ...view.chosen, ...(isForAnyZone && { deviceZone: ANY_ZONE }) };
  if (Object.keys(chosen).length > 0) store.dispatch(viewChosen(chosen));
  const userId = session.status === 'player' ? session.userId : null;
  store.dispatch(viewChanged({ ...view.hinted, build, language: detected, userId, cookiesAgreeType: consent }));
}

interface PageParts {
  request: DocumentRequest;
  process: Process;
  parts: ReturnType<typeof makeParts>;
  visitor: Visitor;
  judged: Judgement;
  match: RouteMatch;
  /** Absent for a page of the shell. */
  opening: Opening | undefined;
  before: Readonly<Record<string, unknown>>;
  /** Answers of the SEO services. */
  seoAnswer: SeoAnswer;
  recorded: RecordedCalls | undefined;
}

/** Renders the page, waiting for the section no longer than the document's budget. @spec REM-8 */
async function pageAnswer({
  request,
  process,
  parts,
  visitor,
  judged,
  match,
  opening,
  before,
  seoAnswer,
  recorded,
}: PageParts): Promise<PageAnswer> {
  const { url } = request;
  const { store, book, zones, chain, onError, remotes } = parts;
  const { decision, facts } = judged;
  const { lang } = facts;
  const outcome = opening === undefined ? 'ready' : await within(opening.done, request.sectionBudgetMs, () => undefined);
  const page = opening?.page();
  // What failed or was late is left to the browser; the document shows the placeholder of a loading page.
  const isRendered = page !== undefined && outcome !== 'failed' && outcome !== 'no-dictionary';
  const isMissing = decision.kind === 'not-found' || outcome === 'not-found';
  if (isMissing) store.dispatch(pageChanged({ path: url.pathname, status: 'not-found' }));
  else store.dispatch(pageChanged({ path: url.pathname, status: isRendered || opening === undefined ? 'ready' : 'loading' }));
  const status = decision.kind === 'status' ? decision.status : isMissing ? (opening?.missingStatus() ?? 404) : pageStatus(match.key);
  const section = opening && {
    name: match.row.section,
    routeKey: pageKey(match),
    isRendered,
    isLoaded: isMissing || (outcome === 'ready' && opening.isLoaded()),
  };
  const overrides = {
    path: url.pathname,
    crumbs: crumbsOf(facts.redirect?.breadcrumbs, url.origin),
    ...(status === 200 ? seoAnswer : NO_SEO_ANSWER),
  };
  store.dispatch(seoReceived(overrides));
  const view = selectView(store.getState());
  const intl = intlOf(store);
  const own = isRendered && !isMissing && opening !== undefined ? page.seo?.(opening.context) : undefined;
  const holdStill = stillness(store);
  const after = holdStill();
  const state: HostState = {
    store: after,
    lang,
    sectionWords: book.dictionary(lang, SECTIONS_DICTIONARY),
    lastWords: lastWordsOf(chain(lang).map((code) => book.messages(code))),
    section,
    pageCall: isMissing || facts.pageCall === null ? { route: 'not-found', section: 'shell', lang } : facts.pageCall,
    ...(!request.isProduction && { judged: journalEntry(judged, parts.ports.now()) }),
  };
  let isLeftOut = false;
  return {
    kind: 'page',
    status,
    lang,
    languages: chain(lang),
    dir: directionOf(lang),
    view: viewAttributes(view, view.chosen),
    seo: headOf({
      url,
      match,
      lang,
      languages: visitor.languages,
      status,
      overrides,
      hosts: visitor.site.seoHosts,
      siteName: visitor.site.companyName,
      seo: own ?? shellSeo(isMissing ? 'not-found' : match.key, intl, visitor.site.companyName),
    }),
    ...brandOf(visitor.site, request.report),
    ...consultantOf(visitor.site),
    ...(await frameOf(match.key, parts.ports)),
    ...(visitor.site.isPwa && { isPwa: true }),
    ...(visitor.site.oneTapOrigin !== undefined && { accountsOrigin: visitor.site.oneTapOrigin }),
    section,
    dictionaries: firstDictionariesOf(match.row.section, match.key),
    isPersonal: visitor.session.status !== 'visitor',
    state,
    loaded: filled(before, after),
    ...(recorded !== undefined && { calls: recorded.calls }),
    layout: match.row.layout,
    ...(zones !== undefined && { forZones: (rendered) => (isLeftOut ? null : zones.forZones(rendered)) }),
    cookies: judged.cookies,
    stream: drawAgain(
      (hasPage, options) =>
        process.renderer.render({
          store,
          book,
          onMessageError: onError,
          remotes: hasPage && isRendered ? remotes : { ...remotes, findPage: () => undefined },
          url,
          options,
        }),
      () => {
        isLeftOut = true;
        store.dispatch(pageChanged({ path: url.pathname, status: 'loading' }));
        const left = section && { ...section, isRendered: false, isLoaded: false };
        Object.assign(state, { store: holdStill(), section: left } satisfies Partial<HostState>);
      },
    ),
  };
}

/**
 * Freezes the store's state for rendering. A document is rendered some time after its state was written, while late data still arrives;
 * markup and state must match for hydration, so from each call on components see the state of that moment.
 *
 * @spec REM-8 REM-9
 */
function stillness(store: ReturnType<typeof makeParts>['store']): () => HostState['store'] {
  const live = store.getState;
  return () => {
    const held = live() as HostState['store'];
    store.getState = () => held;
    return held;
  };
}

/** The host that the document's content security policy allows. @spec SU-01 */
function consultantOf({ consultant }: Visitor['site']): Pick<PageAnswer, 'consultantHost'> {
  const host = consultantHost(consultant);
  return host === null ? {} : { consultantHost: host };
}

/** Slices of the shell, which no page's load fills. */
const SHELL_SLICES = ['remotes', 'page', 'modals', 'media', 'notices', 'seo', 'view', 'session', 'config'];

/** Slices that differ from before: filled by the page's load. */
function filled(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(after).filter(([name, slice]) => !SHELL_SLICES.includes(name) && before[name] !== slice));
}
