import { createFakePorts } from '@touchline/shared-testing';
import type { SentEvent } from '@touchline/analytics-contract';
import { createCollector } from './collector.ts';
import { createSinks } from './create-sinks.ts';
import { maskEvent } from './mask.ts';
import { createQueueSink } from './queue-sink.ts';

const event = (n: number, name = 'page'): SentEvent =>
  ({ id: `id-${n}`, at: n, name, fields: { route: 'home', section: 'betting' } }) as unknown as SentEvent;
const idsOf = (body: string): string[] => (JSON.parse(body) as { events: { id: string }[] }).events.map(({ id }) => id);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function collector(answer: (n: number) => Promise<Response>) {
  const sent: string[][] = [];
  const beacons: Promise<string[]>[] = [];
  let n = 0;
  const ports = createFakePorts({
    send: async (request) => {
      sent.push(idsOf(await request.text()));
      return answer(n++);
    },
  });
  const sink = createCollector({
    ports,
    url: new URL('https://shop.test/fatman-api/web'),
    head: () => ({ visit: 'v', lang: 'en', build: 'desktop' }),
    beacon: (_, body) => {
      beacons.push(
        new Promise((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(idsOf(String(reader.result)));
          reader.readAsText(body);
        }),
      );
      return true;
    },
  });
  return { sink, sent, beacons, ports };
}
const taken = async (): Promise<Response> => new Response(null, { status: 204 });

it('[AN-01] sends events to the collector in batches, every five seconds', async () => {
  const { sink, sent } = collector(taken);
  sink.take(event(1));
  sink.take(event(2));
  await jest.advanceTimersByTimeAsync(4_999);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);

  expect(sent).toEqual([['id-1', 'id-2']]);
});

it('[AN-01] retries a failed batch with the same ids and a growing delay, but not a rejected one', async () => {
  const statuses = [503, 429, 204, 400];
  const { sink, sent } = collector(async (n) => new Response(null, { status: statuses[n] ?? 204 }));
  sink.take(event(1));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(10_000);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([['id-1'], ['id-1'], ['id-1']]);
  sink.take(event(2));
  await jest.advanceTimersByTimeAsync(120_000);

  expect(sent.slice(3)).toEqual([['id-2']]);
});

it('[AN-01] sends the rest as a beacon, once, when the page is hidden', async () => {
  const { sink, sent, beacons, ports } = collector(taken);
  sink.take(event(1));
  ports.setVisible(false);
  ports.setVisible(true);
  ports.setVisible(false);
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();

  expect(await Promise.all(beacons)).toEqual([['id-1']]);
  expect(sent).toEqual([]);
});

it('[AN-01] caps the queue of a hanging service, and drops that of a blocked one silently', async () => {
  const host = globalThis as unknown as Record<string, unknown[]>;
  const hanging = createQueueSink({ queue: 'tlTestHanging', isWanted: () => true }, () => new Promise(() => undefined));
  for (let n = 0; n < 150; n++) hanging.take(event(n));
  expect(host['tlTestHanging']).toHaveLength(100);
  const blocked = createQueueSink({ queue: 'tlTestBlocked', isWanted: () => true }, () => Promise.reject(new TypeError('blocked')));
  await jest.advanceTimersByTimeAsync(0);
  blocked.take(event(1));

  expect(host['tlTestBlocked']).toEqual([]);
});

it('[CP-24] [AN-01] the sport data tracker gets added bets and updates of the coupon, the others of its kind do not', async () => {
  const host = globalThis as unknown as Record<string, { event: string }[]>;
  const counters = (['sport', 'visitors', 'pixel'] as const).map((kind) => ({ kind, id: 'X-1', src: `/fatman-api/counters/${kind}.js` }));
  const ports = createFakePorts();
  const sinks = await createSinks(
    { ports, counters, visit: 'v', build: 'desktop', lang: () => 'en', track: () => undefined },
    async () => undefined,
  );
  const fields = { market: 4, game: '1120000010', sport: 1, section: 'live', source: 'list', page: 'game' } as const;
  sinks.take({ id: '1', at: 1, name: 'coupon_bet_added', fields });
  sinks.take({ id: '2', at: 2, name: 'coupon_updated', fields: { change: 'amount', bets: 1 } });
  sinks.take({ id: '3', at: 3, name: 'login_click', fields: { tries: 1 } });

  expect(host['tlSport']).toEqual([
    { event: 'coupon_bet_added', id: '1', at: 1, ...fields },
    { event: 'coupon_updated', id: '2', at: 2, change: 'amount', bets: 1 },
  ]);
  expect([host['tlVisitors'], host['tlPixel']]).toEqual([[], []]);
  sinks.stop();
});

it('[PRV-3] masks every text, value and URL of a recording and keeps the layout', () => {
  const canaries = ['CANARY', 'anna@example.com', '€ 1,250.00', 'AB123456'];
  const masked = maskEvent({
    type: 2,
    data: {
      href: 'https://shop.test/en/office?email=anna@example.com#AB123456',
      node: {
        type: 2,
        tagName: 'input',
        attributes: {
          class: 'field',
          type: 'text',
          value: 'CANARY',
          placeholder: 'CANARY',
          'aria-label': '€ 1,250.00',
          title: 'AB123456',
          href: '/en/x?CANARY',
        },
        childNodes: [{ type: 3, textContent: 'anna@example.com has € 1,250.00' }],
      },
      texts: [{ id: 4, value: 'AB123456' }],
      text: 'CANARY',
    },
  });

  const text = JSON.stringify(masked);
  for (const canary of canaries) expect(text).not.toContain(canary);
  expect(masked).toMatchObject({
    data: { href: 'https://shop.test/en/office', node: { tagName: 'input', attributes: { class: 'field', type: 'text' } } },
  });
});
