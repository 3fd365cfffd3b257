import { platformContract } from '@touchline/platform-contract/schemas';
import { startBackend } from '@touchline/server-kernel/testing';
import { siteOf } from './module.ts';

it('[RM-07] the sections of the site are those that the assembling app names, at each request', async () => {
  const names = ['betting'];
  const { app, close } = await startBackend({ modules: [siteOf(() => names)] });
  const listed = async () => (await app.inject(platformContract.partitions.path)).json();
  expect(await listed()).toEqual({ success: true, listAvailablePartitions: ['betting'] });
  names.push('toto');
  expect(await listed()).toEqual({ success: true, listAvailablePartitions: ['betting', 'toto'] });
  await close();
});
