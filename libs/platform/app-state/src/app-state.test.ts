import { configReceived, configSlice } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { createFakePorts, startStore } from '@touchline/shared-testing';
import { keepWorker } from './keep-worker.ts';
import { appModeActions, appModeSlice, installWanted, selectIsInstallable } from './app.slice.ts';
import { appModeProcesses } from './processes.ts';
import { isIos } from './is-ios.ts';
import { addSplashScreens } from './splash.ts';

function browser() {
  const did: string[] = [];
  const kept = new Set(['tl-files-0', 'other']);
  const registrations = ['old', 'older'].map((name) => ({ unregister: async () => did.push(`unregister ${name}`) > 0 }));
  const registration = { update: async () => void did.push('update') } as unknown as ServiceWorkerRegistration;
  return {
    did,
    kept,
    host: {
      container: {
        register: async (url: string | URL, { scope = '' }: RegistrationOptions = {}) => (
          did.push(`register ${String(url)} ${scope}`),
          registration
        ),
        getRegistrations: async () => registrations as unknown as ServiceWorkerRegistration[],
      },
      caches: { keys: async () => [...kept], delete: async (name: string) => did.push(`delete ${name}`) > 0 && kept.delete(name) },
      script: () => '/service-worker.js',
      wait: async (ms: number) => void did.push(`wait ${ms}`),
      pageMs: () => 0,
    },
  };
}

it('[PW-01] registers the worker and checks for its update 60 s after the page opened in PWA mode', async () => {
  const { did, host } = browser();
  await keepWorker({ ...host, pageMs: () => 4_000 }, { isPwa: true });

  expect(did).toEqual(['wait 56000', 'register /service-worker.js /', 'update']);
});

it('[PW-01] [SWK-3] otherwise removes every worker and cache in one visit, also a cache that is opened again', async () => {
  const { did, kept, host } = browser();
  let waits = 0;
  const wait = async (ms: number): Promise<void> => {
    did.push(`wait ${ms}`);
    waits += 1;
    if (waits === 1) kept.add('tl-files-0'); // by a request that the worker was still handling
  };
  await keepWorker({ ...host, wait }, { isPwa: false });

  const first = ['unregister old', 'unregister older', 'delete tl-files-0', 'delete other', 'wait 1000'];
  expect(did).toEqual([...first, 'delete tl-files-0', 'wait 1000']);
  expect([...kept]).toEqual([]);
});

it('[PW-01] does nothing in a browser without workers and caches', async () => {
  const { host } = browser();
  const bare = { ...host, container: undefined, caches: undefined };

  await expect(Promise.all([keepWorker(bare, { isPwa: true }), keepWorker(bare, { isPwa: false })])).resolves.toEqual([
    undefined,
    undefined,
  ]);
});

function installable(isPwa: boolean) {
  const target = new EventTarget() as unknown as Window;
  const ports = createFakePorts();
  const app = {
    name: 'appMode',
    slices: [appModeSlice],
    saga: appModeProcesses({ ports, target, worker: browser().host }, appModeActions),
  };
  const store = startStore([{ name: 'config', slices: [configSlice] }, app], {
    config: configSlice.reducer(undefined, configReceived(aSiteConfig({ isPwa }))),
  });
  const prompt = jest.fn(async () => undefined);
  const offer = () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    target.dispatchEvent(event);
    return event;
  };
  return { store, prompt, offer, target };
}

it("[PW-01] prompts once after the player's click, and never unasked", async () => {
  const { store, prompt, offer } = installable(true);
  expect(selectIsInstallable(store.getState())).toBe(false);
  expect(offer().defaultPrevented).toBe(true);
  expect([selectIsInstallable(store.getState()), prompt.mock.calls.length]).toEqual([true, 0]);
  store.dispatch(installWanted());
  store.dispatch(installWanted());

  expect([selectIsInstallable(store.getState()), prompt.mock.calls.length]).toEqual([false, 1]);
  store.stop();
});

it('[PW-01] offers nothing outside PWA mode or after the app was installed', () => {
  const off = installable(false);
  expect(off.offer().defaultPrevented).toBe(false);
  expect(selectIsInstallable(off.store.getState())).toBe(false);
  off.store.stop();
  const on = installable(true);
  on.offer();
  on.target.dispatchEvent(new Event('appinstalled'));
  expect(selectIsInstallable(on.store.getState())).toBe(false);
  on.store.stop();
});

it("[PW-01] adds iOS splash screens in both orientations and in the brand's colour", async () => {
  const drawn: string[] = [];
  const draw = async ({ width, height }: { width: number; height: number }, colour: string) => {
    drawn.push(`${width}x${height} ${colour}`);
    return 'data:image/png;base64,AAAA';
  };
  await addSplashScreens({ page: document, screen: { width: 390, height: 844 }, ratio: 3, draw }, '#0b3d2e');

  expect(drawn).toEqual(['1170x2532 #0b3d2e', '2532x1170 #0b3d2e']);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=apple-touch-startup-image]')];
  expect(links.map(({ media }) => media)).toEqual(['(orientation: portrait)', '(orientation: landscape)']);
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['Mozilla/5.0 (Linux; Android 15)', 5, false],
])('[PW-01] detects iOS from %s with %s touch points: %s', (userAgent, maxTouchPoints, expected) => {
  expect(isIos({ userAgent, maxTouchPoints })).toBe(expected);
});
