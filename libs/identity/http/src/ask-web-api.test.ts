import { answer, createFakeServer } from '@touchline/shared-testing';
import { askWebApi } from './ask-web-api.ts';

const origin = 'https://touchline.test';
const read = (given: unknown) => (typeof given === 'object' ? (given as object) : null);

it('[HT-01] sends JSON and gives the JSON of the answer', async () => {
  const { send, log } = createFakeServer({ 'POST /web-api/user/login': () => answer({ user_id: 7 }) });

  const given = await askWebApi({ send, origin }, { method: 'POST', path: '/web-api/user/login', body: { uLogin: 'a' }, read });

  expect(given).toEqual({ user_id: 7 });
  expect(log[0]?.body).toEqual({ uLogin: 'a' });
});

it('[HT-10] fails with the status and the code of the answer', async () => {
  const problem = { status: 401, code: 401, errors: [{ code: 'unauthorized', detail: '' }], traceId: 't' };
  const { send } = createFakeServer({ 'GET /web-api/account/list': () => answer(problem, 401) });

  await expect(askWebApi({ send, origin }, { method: 'GET', path: '/web-api/account/list', read })).rejects.toMatchObject({
    name: 'ResponseError',
    status: 401,
    code: 'unauthorized',
  });
});

it('[HT-10] names a lost connection', async () => {
  const send = () => Promise.reject(new TypeError('Failed to fetch'));

  await expect(askWebApi({ send, origin }, { method: 'GET', path: '/web-api/session', read })).rejects.toMatchObject({
    code: 'network-error',
  });
});

it('[HT-10] does not take a page of a gateway, or an answer of another shape, for an answer', async () => {
  const { send } = createFakeServer({
    'GET /web-api/session': () => new Response('<html>', { status: 200 }),
    'GET /web-api/account/list': () => answer('no object'),
  });

  await expect(askWebApi({ send, origin }, { method: 'GET', path: '/web-api/session', read })).rejects.toMatchObject({
    name: 'ShapeError',
  });
  await expect(askWebApi({ send, origin }, { method: 'GET', path: '/web-api/account/list', read })).rejects.toMatchObject({
    name: 'ShapeError',
  });
});
