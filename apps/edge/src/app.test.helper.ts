import type { FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createEdge } from './app.ts';
import { aPage, aRegistry, fakeBundles, someSettings } from './testing/fakes.ts';

/** Starts an edge for each test of a file, with one asset on disk; closes it and clears the disk after the test. */
export function withEdge() {
  let dist: string;
  let edge: FastifyInstance | undefined;
  const registry = aRegistry();

  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'edge-'));
    mkdirSync(join(dist, 'assets/vendor'), { recursive: true });
    writeFileSync(join(dist, 'assets/vendor/react-1.js'), 'export const a = 1;');
    writeFileSync(join(dist, 'assets/vendor/react-1.js.br'), brotliCompressSync('export const a = 1;'));
  });
  afterEach(async () => {
    await edge?.close();
    edge = undefined;
    rmSync(dist, { recursive: true, force: true });
  });

  /**
   * @param over - settings that differ.
   * @param deps - other parts of the edge.
   */
  const start = async (
    bundles = fakeBundles(() => aPage()),
    over = {},
    deps: Partial<Parameters<typeof createEdge>[0]> = {},
  ): Promise<FastifyInstance> => {
    edge = await createEdge({
      settings: someSettings({ dist, ...over }),
      registry: { current: () => registry },
      bundles,
      // No backend listens, and most tests need none.
      isBackendReady: async () => true,
      ...deps,
    });
    edge.log.level = 'silent';
    return edge;
  };
  return Object.assign(start, { dist: () => dist });
}

/** The policy of a document. */
export const policyOf = (headers: Readonly<Record<string, unknown>>): string => String(headers['content-security-policy']);
/** The value of one directive of a policy, such as `frame-src`; undefined if it has none. */
export const directiveOf = (headers: Readonly<Record<string, unknown>>, name: string): string | undefined =>
  policyOf(headers)
    .split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(`${name} `));
export const nonceOf = (headers: Readonly<Record<string, unknown>>): string => /'nonce-([^']+)'/.exec(policyOf(headers))?.[1] ?? '';
