export { createProvider, type Provider, type ProviderOptions } from './app.ts';
export { type Faults, NO_FAULTS } from './deliveries.ts';
export { TEST_CARDS, TEST_VOUCHERS } from './pay-in.ts';
export { startProvider, type StartProvider } from './start.ts';
