import type { Build, DocumentAnswer, DocumentRequest } from '@touchline/shared-state';
import type { FastifyBaseLogger } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { createBackendSend, type VisitorHeaders } from '../http/backend-send.ts';
import type { EdgeWatch } from '../http/edge-metrics.ts';
import { manifestsOf, spokenLanguages, type Registry } from '../registry.ts';
import type { EdgeSettings } from '../settings.ts';
import type { Bundles } from './bundles.ts';
import { createKeptFiles } from './kept-files.ts';
import { sectionsBut, type HandedOverrides } from './remote-override.ts';

export interface HostQuestion {
  url: URL;
  build: Build;
  /** The deployed registry, with the trial versions drawn for this visitor. */
  deployed: Registry;
  overrides?: HandedOverrides['overrides'];
  headers: IncomingHttpHeaders;
  /** Whether the calls of the page's load are recorded. */
  recordsCalls?: boolean;
  /** Whether the document is for visitors of every zone. Its faults are not reported, because it is rendered for one zone then. */
  isForAnyZone?: boolean;
  visitor: VisitorHeaders;
  signal: AbortSignal;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Asks the host of a build for its answer: runs guards and loads, without rendering. */
export type AskHost = (question: HostQuestion) => Promise<DocumentAnswer>;

export interface HostDeps {
  settings: EdgeSettings;
  bundles: Bundles;
  watch: EdgeWatch;
  send?: (request: Request) => Promise<Response>;
}

/** Fields that the brand folder sets instead of the configuration. */
const configOf = (brand: EdgeSettings['brand']): DocumentRequest['brand'] =>
  brand && {
    companyName: brand.name,
    themeColor: brand.themeColor,
    brandBook: Object.entries(brand.tokens).map(([css_prop, css_value]) => ({ css_prop, css_value })),
  };

/** Answers that all visitors share outlast the request that asked for them. */
const NEVER = new AbortController().signal;

/** What an answer for all visitors may depend on; in test mode also the services that a test has chosen for its visits. */
const anyVisitor = ({ host, traceId, country, cookie }: VisitorHeaders, hasScopes: boolean): VisitorHeaders => ({
  ...{ host, traceId, country },
  ...(hasScopes && { cookie }),
});

export function createAskHost({ settings, bundles, watch, send }: HostDeps): AskHost {
  const kept = createKeptFiles(settings.keptFolder);
  const worn = configOf(settings.brand);
  const hasScopes = settings.mode !== 'production';
  return async ({ url, build, deployed, overrides = [], headers, recordsCalls = false, isForAnyZone = false, visitor, signal, log }) => {
    const host = await bundles.host(build);
    const report: DocumentRequest['report'] = (name, fields) => {
      if (isForAnyZone) return;
      watch.countReport(name, fields);
      log.warn({ source: 'document', ...fields }, name);
    };
    return host.answer({
      url,
      headers: new Headers(
        Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as [string, string]])),
      ),
      send: createBackendSend({ backend: settings.backend, signal, visitor, ...(send && { send }) }),
      shared: {
        send: createBackendSend({
          backend: settings.backend,
          signal: NEVER,
          visitor: anyVisitor(visitor, hasScopes),
          ...(send && { send }),
        }),
        report,
      },
      loadSection: sectionsBut(overrides, (name) => bundles.section(name, deployed)),
      dictionary: (lang, name) => bundles.dictionary(lang, name, deployed),
      languages: spokenLanguages(deployed, settings.isProduction),
      manifests: manifestsOf(deployed),
      kept,
      ...(worn !== undefined && { brand: worn }),
      isProduction: settings.mode === 'production',
      ...(recordsCalls && { recordsCalls }),
      ...(isForAnyZone && { isForAnyZone }),
      hasScopes,
      sectionBudgetMs: settings.sectionBudgetMs,
      signal,
      // An aborted call of a visitor who left is not an error.
      report: (name, fields) => {
        if (!signal.aborted) report(name, fields);
      },
    });
  };
}
