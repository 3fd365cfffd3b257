import { sessionModule, sessionReceived } from '@touchline/identity-state';
import { quietPorts } from '@touchline/platform-guards/testing';
import { platformModule } from '@touchline/platform-state';
import { configModule } from '@touchline/shared-config';
import { FAIL_MODES } from '@touchline/shared-http';
import { createAppStore, createServerPorts } from '@touchline/shared-state';
import { GUARD_DEADLINE_MS, judgeVisit } from './judge-visit.ts';

afterEach(() => void jest.useRealTimers());

it('[GRD-4] the deadline is the longest wait of a service of the guards', () => {
  const { block, dictionary, redirect } = FAIL_MODES;

  expect(GUARD_DEADLINE_MS).toBe(Math.max(block.waitMs, dictionary.waitMs, redirect.waitMs));
});

it('[GRD-4] [GD-02] lets a page through at the deadline when every service is silent, with the facts of the state', async () => {
  jest.useFakeTimers();
  const ports = createServerPorts({ send: async () => new Response(), origin: 'https://shop.test', report: () => undefined });
  const store = createAppStore({ ports, modules: [platformModule, configModule, sessionModule] });
  store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 1, previousLoginAt: null, banLevel: 45 }));
  const silent = () => new Promise<never>(() => undefined);
  const judged = judgeVisit(
    { state: store.getState(), url: new URL('https://shop.test/en/line'), languages: ['en'], isProduction: true, detected: 'en', nowMs: 0 },
    quietPorts({ askBlock: silent, askRedirect: silent, askTerms: silent, loadDictionaries: silent, loadMedia: silent, loadSeo: silent }),
    new AbortController().signal,
  );
  const onJudged = jest.fn();
  void judged.then(onJudged);

  await jest.advanceTimersByTimeAsync(GUARD_DEADLINE_MS - 1);
  expect(onJudged).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);

  const { facts } = await judged;
  expect(onJudged).toHaveBeenCalledTimes(1);
  expect(facts).toMatchObject({ isSignedIn: true, banLevel: 45, sections: null, isMaintenance: false, block: null, redirect: null });
});
