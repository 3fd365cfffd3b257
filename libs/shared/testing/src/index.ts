export { answer, createFakeServer, type FakeServer, type Handler, type ServedRequest } from './fake-server.ts';
export { createBrowserOfTabs, type FakeTab } from './fake-tabs.ts';
export { createFakePorts, type FakePorts } from './fake-ports.ts';
export { startStore, type StoreHarness } from './store-harness.ts';
export { arePrototypesClean, hasForeignPrototype, JSON_POLLUTIONS, POLLUTED, QUERY_POLLUTIONS } from './pollutions.ts';
export { heldTimers, type HeldTimers, type TestTimers } from './held-timers.ts';
