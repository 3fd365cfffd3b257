export { hostileRequest, type HostileRequest } from './testing/hostile-request.ts';
export { listenersOf, type Listening } from './testing/listeners-of.ts';
export { provoke, type Provoked } from './testing/provoke.ts';
export { receiveLimits, RECEIVE_LIMITS, type ReceiveLimits } from './testing/receive-limits.ts';
export { SOCKET_REQUESTS, SOCKET_TRIAL_MS } from './testing/socket-requests.ts';
export { TEST_ENV } from './testing/test-env.ts';
