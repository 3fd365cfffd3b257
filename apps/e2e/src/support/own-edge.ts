import { TEST_ENV } from '@touchline/shared-serving/testing';
import { request, type APIRequestContext } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endProcess, onFreePort, untilReady } from './free-port.ts';
import { SANDBOX_PORT, WORLD } from './product.ts';

const CONFIG = '/bff-api/config/all.json';
const CONFIGURED_WITHIN_MS = 120_000;
/** Compiled modules, shared with the product of the run. */
const COMPILED = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));

/** Configuration fields, or a function that derives them from the sandbox's configuration. */
export type SitePatch = object | ((config: SiteConfig) => object);
interface SiteConfig {
  languages: { code: string; name: string }[];
}

export interface OwnEdgeOptions {
  /** Initial {@link OwnEdge.changeSite}. */
  site?: SitePatch;
  isProduction?: boolean;
  /** Whether navigations fetch page JSON; off in other tests, which replace answers in the browser. */
  hasPageJson?: boolean;
  /** Origin of a backend that replaces the sandbox; it need not sign its configuration. */
  ownBackend?: string;
  /** Folder of the brand under `brands`. */
  brand?: string;
  /** Folder of the edge's persistent files; by default a temporary one, deleted with the edge. */
  keptFolder?: string;
  /** Initial fault of the configuration service. */
  configFault?: ConfigFault;
  /** Folder of the build; defaults to the workspace's. */
  dist?: string;
  /** Port, for replacing another edge; defaults to a free one. */
  port?: number;
}

export interface OwnEdge {
  origin: string;
  /** A visitor of this edge, with separate cookies. */
  visitor: (build: 'desktop' | 'mobile') => Promise<APIRequestContext>;
  /** Sets the configuration fields that this edge receives; the rest is the sandbox's. The edge caches a configuration for some seconds. */
  changeSite: (site: SitePatch) => void;
  /** Sets the fault of the configuration service; null removes it. */
  answerConfig: (fault: 'refuses' | 'says nothing' | 'is unsigned' | null) => void;
  stop: () => Promise<void>;
}

type ConfigFault = Parameters<OwnEdge['answerConfig']>[0];

/** The backend's signature of a changed response. */
async function sign(place: string, body: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${SANDBOX_PORT}/__test/sign`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ place, body }),
  });
  return ((await answer.json()) as { signature: string }).signature;
}

/** The sandbox behind a proxy that patches its configuration, so that other tests are not affected. */
async function patchedBackend(
  site: () => SitePatch,
  fault: () => ConfigFault,
): Promise<{ origin: string; hasConfigured: () => boolean; close: () => void }> {
  let hasConfigured = false;
  const answer = (from: IncomingMessage, to: ServerResponse): void => {
    const isPatched = from.url?.startsWith(CONFIG) === true;
    const wrong = isPatched ? fault() : null;
    if (wrong === 'refuses') return void to.writeHead(503).end();
    if (wrong === 'says nothing') return;
    const { 'accept-encoding': _encoding, ...headers } = from.headers;
    const onward = ask({ host: '127.0.0.1', port: SANDBOX_PORT, path: from.url, method: from.method, headers }, (reply) => {
      if (!isPatched) {
        to.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(to);
        return;
      }
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => {
        const config = JSON.parse(Buffer.concat(parts).toString()) as SiteConfig;
        const patch = site();
        const text = JSON.stringify({ ...config, ...(typeof patch === 'function' ? patch(config) : patch) });
        const send = (signature: string): void =>
          void to
            .writeHead(200, { 'content-type': 'application/json', 'x-config-signature': signature })
            .end(text, () => void (hasConfigured ||= wrong === null && !to.destroyed));
        if (wrong === 'is unsigned')
          send(String(reply.headers['x-config-signature'])); // the signature of the original text
        else sign(from.url ?? '', text).then(send, () => to.writeHead(502).end());
      });
    });
    onward.on('error', () => to.writeHead(502).end());
    from.pipe(onward);
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hasConfigured: () => hasConfigured,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Starts an edge for one test, with the existing build and the sandbox of the run. */
export const startEdge = (options: OwnEdgeOptions): Promise<OwnEdge> =>
  options.port === undefined ? onFreePort((port) => startEdgeOn(port, options)) : startEdgeOn(options.port, options);

async function startEdgeOn(
  port: number,
  { site = {}, isProduction = false, hasPageJson = false, ownBackend, brand = '', keptFolder, configFault = null, dist }: OwnEdgeOptions,
): Promise<OwnEdge> {
  let fault = configFault;
  let patch = site;
  const backend = await patchedBackend(
    () => patch,
    () => fault,
  );
  const folder = keptFolder ?? mkdtempSync(join(tmpdir(), 'touchline-kept-'));
  const origin = `http://localhost:${port}`;
  const isDemo = isProduction || ownBackend !== undefined;
  const env = {
    ...process.env,
    ...TEST_ENV,
    TOUCHLINE_PAGE_JSON: hasPageJson ? 'on' : 'off',
    NODE_ENV: 'production',
    TOUCHLINE_TEST: isDemo ? '0' : '1',
    ...(!isDemo && { TOUCHLINE_WORLD: WORLD }),
    // As in production, with a play-money backend.
    TOUCHLINE_MODE: isDemo ? 'demo' : 'test',
    TOUCHLINE_PORT: String(port),
    BACKEND_URL: ownBackend ?? backend.origin,
    ...(ownBackend !== undefined && { TOUCHLINE_CONFIG_SIGNATURE: 'optional' }),
    TOUCHLINE_KEPT: folder,
    NODE_COMPILE_CACHE: COMPILED,
    TOUCHLINE_BRAND: brand,
    ...(dist !== undefined && { TOUCHLINE_DIST: dist }),
  };
  const world = isDemo ? ['--import=./apps/e2e/src/support/world-preload.ts'] : [];
  const args = ['--conditions=@touchline/source', '--disable-warning=ExperimentalWarning', ...world, 'apps/edge/src/main.ts'];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const end = async (): Promise<void> => {
    await endProcess(child);
    backend.close();
    if (keptFolder === undefined) rmSync(folder, { recursive: true, force: true });
  };
  await untilReady(origin, child).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  const visitors: APIRequestContext[] = [];
  return {
    origin,
    visitor: async (build) => {
      const visitor = await request.newContext({
        baseURL: origin,
        extraHTTPHeaders: { 'accept-language': 'en' },
        maxRedirects: 0,
      });
      const open = () => visitor.get(`/en?platform_type=${build}`);
      await open();
      // On a busy machine the first visitor does not wait for the configuration; the next one has it.
      if (fault === null && ownBackend === undefined) {
        for (const endsAt = Date.now() + CONFIGURED_WITHIN_MS; !backend.hasConfigured(); await wait(200)) {
          if (Date.now() > endsAt) throw new Error('The edge never received its configuration.');
          await open();
        }
        await open();
      }
      visitors.push(visitor);
      return visitor;
    },
    changeSite: (next) => {
      patch = next;
    },
    answerConfig: (next) => {
      fault = next;
    },
    stop: async () => {
      await Promise.all(visitors.map((visitor) => visitor.dispose()));
      await end();
    },
  };
}
