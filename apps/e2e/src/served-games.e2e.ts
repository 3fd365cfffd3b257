import { frameOf, PlayersHand, playRound } from './support/games.ts';
import { expect, test } from './support/quiet-page.ts';

const FLIP = { family: 'coin', name: 'Plain Flip', start: 'Play' } as const;

// The browser logs the provider's 503.
test.use({ allowedConsole: [/status of 503/] });

test("[CS-01] [CS-02] [CS-05] plays a game for money that runs on its provider's server: the balance follows", async ({
  page,
  player,
  isMobile,
}) => {
  const hand = new PlayersHand(page, isMobile ? 'touch' : 'keyboard');
  await player.beNewPlayer();
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(new URL(request.url()).pathname));
  await player.open('/casino?q=plain-flip');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Plain Flip/ })
    .first()
    .click();
  const balance = frameOf(page).getByTestId('balance');
  await expect(balance).toHaveText('€1,000.00');

  const words = await playRound(page, hand, FLIP);

  await expect(balance).toHaveText(words === 'No win' ? '€999.00' : '€1,000.96');
  await expect(player.balance).toContainText(await balance.innerText());
  const rounds = page.getByRole('region', { name: 'Your rounds' }).getByRole('listitem');
  await expect(rounds).toHaveCount(1);
  await expect(rounds).toContainText(words === 'No win' ? '€1.00 → €0.00' : '€1.00 → €1.96');
  // The frame called its own server for the round, and the site only for its page.
  expect(requests.filter((path) => path === '/rounds')).toHaveLength(1);
  expect(requests.filter((path) => path === '/bff-api/games/visits')).toHaveLength(1);
  expect(requests.filter((path) => path === '/bff-api/games/rounds')).toEqual([]);
});

test('[CS-02] the same game as a demo runs on the site, without a request to its provider', async ({ page, player }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(new URL(request.url()).pathname));
  await player.open('/casino?q=plain-flip');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Plain Flip/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Play the demo' }).click();
  await playRound(page, new PlayersHand(page, 'mouse'), FLIP);
  expect(requests.filter((path) => path === '/rounds' || path === '/bff-api/games/visits')).toEqual([]);
});

test('[CS-02] while a provider is unreachable no money is lost: the page says so and offers a retry', async ({
  page,
  player,
  isMobile,
}) => {
  await player.beNewPlayer();
  await page.route('**/bff-api/games/visits', (route) =>
    route.fulfill({ status: 503, json: { status: 503, code: 503, errors: [], traceId: 'x' } }),
  );
  await player.open('/casino?q=plain-flip');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Plain Flip/ })
    .first()
    .click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/bff-api/games/visits');
  await retry.click();
  const start = page.getByRole('button', { name: 'Play for money' });
  await (isMobile ? start.tap() : start.click());
  await expect(frameOf(page).getByTestId('balance')).toHaveText('€1,000.00');
});
