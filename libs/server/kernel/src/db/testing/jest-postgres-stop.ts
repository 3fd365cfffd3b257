import { STOP } from './jest-postgres.ts';

/** Jest's global teardown. */
export default async function stopForJest(): Promise<void> {
  const stop: unknown = Reflect.get(globalThis, STOP);
  if (typeof stop === 'function') await stop();
}
