export { createProvider, type Provider, type ProviderOptions } from './app.ts';
export { type Faults, NO_FAULTS } from './deliveries.ts';
export { TEST_CARDS } from './kinds/card.ts';
export { TEST_VOUCHERS } from './kinds/voucher.ts';
export { startProvider, type StartProvider } from './start.ts';
