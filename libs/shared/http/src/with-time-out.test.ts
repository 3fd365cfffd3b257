/** @jest-environment node */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { withTimeOut } from './index.ts';

it('[HT-12] aborts a slow request even if only its timer still references it', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const silent = (request: Request): Promise<Response> =>
    new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason as Error)));
  const error = withTimeOut(50)(silent)(new Request('http://shop.test')).catch((reason: unknown) => reason);
  for (let round = 0; round < 3; round++) {
    collect();
    await new Promise(setImmediate);
  }

  expect(await error).toMatchObject({ code: 'time-out' });
});
