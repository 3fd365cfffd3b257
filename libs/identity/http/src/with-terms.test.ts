import { withTerms } from './index.ts';

const body = (extra: object): object => ({ status: 451, code: 451, errors: [], traceId: 't', ...extra });

it.each([
  [451, body({ exception_code: 1 }), 1],
  [451, body({ exception_code: 2 }), 0],
  [451, body({}), 0],
  [451, null, 0],
  [403, body({ exception_code: 1 }), 0],
  [200, body({ exception_code: 1 }), 0],
])('[HT-11] status %i with %j leads to the terms %i times, and the caller can still read the response', async (status, answer, times) => {
  const onTermsRequired = jest.fn();
  const send = withTerms({ onTermsRequired })(async () => Response.json(answer, { status }));

  const response = await send(new Request('http://shop.test/web-api/coupon/place', { method: 'POST', body: '{}' }));

  expect(onTermsRequired).toHaveBeenCalledTimes(times);
  expect([response.status, await response.json()]).toEqual([status, answer]);
});

it('[HT-11] a response that is not JSON does not lead to the terms', async () => {
  const onTermsRequired = jest.fn();
  const response = await withTerms({ onTermsRequired })(async () => new Response('<html>', { status: 451 }))(
    new Request('http://shop.test/'),
  );

  expect([onTermsRequired.mock.calls.length, await response.text()]).toEqual([0, '<html>']);
});
