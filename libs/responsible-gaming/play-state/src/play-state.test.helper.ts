import { sessionModule } from '@touchline/identity-state';
import { answer, createFakePorts, type FakeServer, startStore } from '@touchline/shared-testing';
import { limitsModule } from '@touchline/responsible-gaming-state';
import { playModule, selectPlay } from './index.ts';

export const PING = 'POST /limit-service-api/api/external/web/v3/ping';
export const CHECK = '/web-api/api/web/user/v1/reality-check';
export const player = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;
export const check = { minutes: 5, dueInSeconds: 0, playedSeconds: 300, staked: 1_500, returned: 400, currencyIso: 'EUR', exponent: 2 };

let stop: (() => void)[] = [];
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  stop.forEach((end) => end());
  stop = [];
  jest.useRealTimers();
});

/** Opens a tab; `more` overrides its ports, such as those shared between tabs. */
export function open(server: FakeServer, more: Parameters<typeof createFakePorts>[0] = {}) {
  const ports = createFakePorts({ send: server.send, ...more });
  const store = startStore([sessionModule(ports), limitsModule(ports), playModule(ports)], { session: player });
  stop.push(store.stop);
  return { ...store, ports, play: () => selectPlay(store.getState()) };
}
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
export const count = (server: FakeServer, method: string, path: string) =>
  server.log.filter((call) => call.method === method && call.path === path).length;
export const pings = (server: FakeServer) => count(server, 'POST', PING.slice('POST '.length));
export const made = { status: 'ok', questions: [], tokenGuid: null, limitsData: [], title: '' };
export const answersWith = (sessionSecondsLeft: number | null, checkDueInSeconds: number | null) => ({
  [PING]: () => answer({ sessionSecondsLeft, checkDueInSeconds }),
  [`GET ${CHECK}`]: () => answer(check),
  [`POST ${CHECK}`]: () => answer({ ...check, dueInSeconds: 300 }),
});
export const LIMITS = '/limit-service-api/api/external/web/v3';
export const ripe = {
  ...{ id: 4, limitType: 20, limitState: 'PENDING', limitValue: 10_000, startedAt: 1, endsAt: null, measure: 'money' },
  ...{
    currencyIso: 'EUR',
    exponent: 2,
    availableValues: [],
    selfExcludeReason: null,
    needApprove: true,
    canConfirm: true,
    limitBalance: null,
  },
};
