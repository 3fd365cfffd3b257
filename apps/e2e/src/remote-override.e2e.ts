import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/quiet-page.ts';
import { goInside } from './support/remotes.ts';

/** A section as another team could serve it from a local machine; it takes React from the page. */
const moduleOf = (name: string, routes: readonly string[]): string => `
import { createElement } from 'react';
const Component = () => createElement('h1', null, '${name} of another team');
export const section = {
  name: '${name}', apiVersion: 'v3', messages: [],
  routes: { ${routes.map((route) => `${route}: async () => ({ Component })`).join(', ')} },
};
export { createElement as react };
`;
const MODULES: Readonly<Record<string, string>> = {
  '/casino.js': moduleOf('casino', ['casino', 'livecasino']),
  '/toto.js': moduleOf('toto', ['toto']),
};

async function serveModules() {
  const server = createServer(({ url = '' }, response) =>
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(MODULES[url]),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    overrides: `mf-override=casino=${origin}/casino.js&mf-override=toto=${origin}/toto.js`,
    casinoUrl: `${origin}/casino.js`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('loads sections from modules of the local machine in this tab, until its badge resets them', async ({ player, page, context }) => {
  const modules = await serveModules();
  const heading = (name: string, of = page) => of.getByTestId(`section-${name}`).getByRole('heading', { level: 1 });
  const badge = page.getByRole('complementary', { name: 'Replaced sections' });
  try {
    await player.open(`/casino?${modules.overrides}`);
    await expect(heading('casino')).toHaveText('casino of another team');
    await expect(page).toHaveURL(/\/en\/casino$/);
    await expect(badge).toContainText(`casino comes from ${modules.casinoUrl}`);
    await goInside(page, '/en/toto');
    await expect(heading('toto')).toHaveText('toto of another team');
    await goInside(page, '/en/livecasino');
    await expect(heading('casino')).toHaveText('casino of another team');
    await page.reload();
    await expect(heading('casino')).toHaveText('casino of another team');

    // Another tab of the same browser uses the deployed site.
    const other = await context.newPage();
    await other.goto('/en/livecasino');
    await expect(heading('casino', other)).toHaveText('Live casino');
    await expect(other.getByRole('complementary', { name: 'Replaced sections' })).toHaveCount(0);
    await other.close();

    await badge.getByRole('button', { name: 'Reset casino' }).click();
    await expect(heading('casino')).toHaveText('Live casino');
    await expect(badge).toContainText('toto comes from');
    await badge.getByRole('button', { name: 'Reset toto' }).click();
    await expect(badge).toHaveCount(0);
  } finally {
    modules.stop();
  }
});
