import { answer, createFakeServer } from '@touchline/shared-testing';
import { callJson } from './call-json.ts';

const ORIGIN = 'https://touchline.test';

it('[HT-01] sends JSON and gives the JSON of the answer', async () => {
  const { send, log } = createFakeServer({ 'POST /web-api/user/login': () => answer({ user_id: 7 }) });

  const given = await callJson({ send, origin: ORIGIN }, { method: 'POST', path: '/web-api/user/login', body: { uLogin: 'a' } });

  expect(given).toEqual({ user_id: 7 });
  expect(log[0]?.body).toEqual({ uLogin: 'a' });
});

it('[HT-10] fails with the status and the codes of the answer', async () => {
  const { send } = createFakeServer({
    'GET /web-api/account/list': () =>
      answer({ status: 401, code: 401, errors: [{ code: 'unauthorized', detail: '' }], traceId: 't' }, 401),
  });

  await expect(callJson({ send, origin: ORIGIN }, { method: 'GET', path: '/web-api/account/list' })).rejects.toMatchObject({
    status: 401,
    codes: ['unauthorized'],
  });
});

it('[HT-10] fails without a status when no answer came', async () => {
  const send = () => Promise.reject(new TypeError('Failed to fetch'));

  await expect(callJson({ send, origin: ORIGIN }, { method: 'GET', path: '/web-api/session' })).rejects.toMatchObject({ status: null });
});

it('[HT-10] fails on a page of a gateway', async () => {
  const { send } = createFakeServer({ 'GET /web-api/session': () => new Response('<html>', { status: 200 }) });

  await expect(callJson({ send, origin: ORIGIN }, { method: 'GET', path: '/web-api/session' })).rejects.toMatchObject({ status: 200 });
});
