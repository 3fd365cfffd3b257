import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ONLY } from './support/only.ts';
import { startEdge } from './support/own-edge.ts';
import { expect, test } from './support/quiet-page.ts';
import { SANDBOX_PORT } from './support/product.ts';

/** Starts a public mock tool on the contract document alone: it answers with the examples. */
async function startMock(document: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-mock-'));
  const file = join(folder, 'openapi.json');
  writeFileSync(file, document);
  const server = createServer(await getHttpOperationsFromSpec(file), {
    cors: true,
    config: {
      isProxy: false,
      mock: { dynamic: false },
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      upstreamProxy: undefined,
    },
    components: { logger: createLogger('mock', { level: 'silent' }) },
  });
  const origin = await server.listen(0, '127.0.0.1');
  return {
    origin,
    stop: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

test('[LB-01] [CF-01] Prism serves home from openapi.json', ONLY.desktop, async ({ request }) => {
  const mock = await startMock(await (await request.get(`http://127.0.0.1:${SANDBOX_PORT}/openapi.json`)).text());
  const edge = await startEdge({ ownBackend: mock.origin });
  try {
    for (const build of ['desktop', 'mobile'] as const) {
      const visitor = await edge.visitor(build);
      const answer = await visitor.get('/en');
      const html = await answer.text();

      expect(answer.status(), build).toBe(200);
      expect(html).toContain(`/assets/host-${build}/`);
      expect(html).toMatch(/<title>[^<]+: sports betting odds, live and pre-match<\/title>/);
      // In the examples every name is `text` and every number 0: a live game, a highlight, and a sport of the menu.
      expect(html.match(/href="\/en\/line\/all\/0\/0-text\/0-text-text"/g), `${build}: games`).toHaveLength(2);
      expect(html, `${build}: a sport`).toContain('href="/en/line/all/0-text"');
    }
  } finally {
    await edge.stop();
    await mock.stop();
  }
});
