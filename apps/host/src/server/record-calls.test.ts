import { recordCalls } from './record-calls.ts';

it('[RM-05] [ODD-5] records answers, and leaves failures and prices from memory to the browser', async () => {
  const answers: Record<string, Response> = {
    '/fine?a=1': new Response('{"a":1}'),
    '/gone': new Response('{}', { status: 410 }),
    '/failed': new Response('{}', { status: 503 }),
    '/old': new Response('{"b":2}', { headers: { age: '7' } }),
  };
  const { send, calls } = recordCalls(async ({ url }) => answers[url.replace('http://site.test', '')] ?? Response.error());
  for (const path of Object.keys(answers)) await send(new Request(`http://site.test${path}`));

  expect(await calls()).toEqual([
    { place: '/fine?a=1', status: 200, body: '{"a":1}' },
    { place: '/gone', status: 410, body: '{}' },
  ]);
});
