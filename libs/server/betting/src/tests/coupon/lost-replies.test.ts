import { chance, ENGINE, inParallel, TRIAL_TIMEOUT_MS, trials } from '@touchline/server-kernel/testing';
import { measured } from '@touchline/measured';
import type { CouponToPlace, PlaceAnswer, PlaceStatusAnswer } from '@touchline/betting-contract';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { placingOn } from './place.test.helper.ts';

type Fault = 'before' | 'after' | 'half' | 'none';
const FAULTS: readonly Fault[] = ['before', 'after', 'half', 'none'];

describe('a network that loses requests and replies', () => {
  const on = placingOn(ENGINE);
  let proxy: Server;
  let url: string;
  let faultOf: (id: string) => Fault = () => 'none';

  beforeAll(async () => {
    proxy = createServer((request, response) => {
      const pass = async () => {
        const body = await text(request);
        const fault = request.method === 'POST' ? faultOf((JSON.parse(body) as CouponToPlace).id) : 'none';
        if (fault === 'before') return void request.socket.destroy();
        const { authorization = '' } = request.headers;
        const answer = await on.test.app.inject({
          method: request.method === 'POST' ? 'POST' : 'GET',
          url: request.url ?? '',
          headers: { authorization, ...(body !== '' && { 'content-type': 'application/json' }) },
          ...(body !== '' && { payload: body }),
        });
        if (fault === 'after') return void request.socket.destroy();
        response.writeHead(answer.statusCode, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer.body) });
        if (fault === 'half') return void response.write(answer.body.slice(0, 40), () => request.socket.destroy());
        response.end(answer.body);
      };
      pass().catch(() => request.socket.destroy());
    });
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((done) => void proxy.close(() => done())));

  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${on.player.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  };

  it(
    '[BET-2] loses and doubles no bet if clients without a response read the status and resend only unknown ids',
    async () => {
      const random = chance(5);
      const faults = new Map<string, Fault>();
      faultOf = (id) => {
        const fault = faults.get(id) ?? 'none';
        faults.set(id, 'none'); // the network is back
        return fault;
      };
      const before = await on.test.balance(on.player.accountId);
      const count = trials(500);
      const answers = new Map<string, PlaceAnswer>();
      let again = 0;

      await inParallel(count, 8, async () => {
        const coupon = on.test.coupon(on.player, { bets: [on.aGame()], amount: 20 });
        faults.set(coupon.id, FAULTS[random(FAULTS.length)]!);
        const reply = await ask<PlaceAnswer>('/web-api/coupon/place', coupon).catch(() => undefined);
        const status = () => ask<PlaceStatusAnswer>(`/web-api/coupon/status/${coupon.id}`);
        let known = reply ?? (await status());
        // Another bet of the same player is being placed.
        while (known.status === 'pending') known = await status();
        if (known.status === 'unknown') again += 1;
        const end = known.status === 'unknown' ? await ask<PlaceAnswer>('/web-api/coupon/place', coupon) : known;
        if (end.status === 'accepted') answers.set(coupon.id, end);
      });

      const rows = await on.test.db.query<{ intent_id: string; id: number }>('select intent_id, id from coupons');
      expect(answers.size).toBe(count);
      expect(rows).toHaveLength(count);
      const distinct = new Set(rows.map(({ intent_id }) => intent_id)).size;
      expect(distinct).toBe(count);
      measured({ id: 'BET-2', unit: 'lost bets', atMost: 0, trials: 500, run: 'long', value: count - answers.size, tried: count });
      measured({ id: 'BET-2', unit: 'doubled bets', atMost: 0, trials: 500, run: 'long', value: rows.length - distinct, tried: count });
      for (const { intent_id, id } of rows) expect(answers.get(intent_id)).toMatchObject({ coupon: { couponId: id } });
      expect(await on.test.balance(on.player.accountId)).toBe(before - count * 20);
      expect(again).toBeGreaterThan(count / 20);
    },
    TRIAL_TIMEOUT_MS,
  );
});
