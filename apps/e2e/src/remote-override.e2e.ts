import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './support/quiet-page.ts';
import { goInside } from './support/remotes.ts';

/** A section as another team could serve it from its own machine; it takes React from the page. */
const MODULE = `
import { createElement } from 'react';
const Component = () => createElement('h1', null, 'Casino of another team');
export const section = {
  name: 'casino', apiVersion: 'v2', messages: [],
  routes: { casino: async () => ({ Component }), livecasino: async () => ({ Component }) },
};
export { createElement as react };
`;

async function serveModule() {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' }).end(MODULE),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/entry.js`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test('a section comes from a module of the own machine until the badge is reset', async ({ player, page }) => {
  const module = await serveModule();
  const heading = page.getByTestId('section-casino').getByRole('heading', { level: 1 });
  const badge = page.getByRole('complementary', { name: 'Replaced section' });
  try {
    await player.open(`/casino?mf-override=casino=${module.url}`);
    await expect(heading).toHaveText('Casino of another team');
    await expect(page).toHaveURL(/\/en\/casino$/);
    await expect(badge).toContainText(`casino comes from ${module.url}`);

    await player.open('/toto');
    await goInside(page, '/en/livecasino');
    await expect(heading).toHaveText('Casino of another team');

    await badge.getByRole('button', { name: 'Reset' }).click();
    await expect(badge).toHaveCount(0);
    await expect(heading).toHaveText('Live casino');
  } finally {
    module.stop();
  }
});
