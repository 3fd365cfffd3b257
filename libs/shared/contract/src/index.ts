export type { Call, CallAuth, Calls } from './call.ts';
export { configCalls } from './config-calls.ts';
export type { AccountConfig, Consultant, Maintenance, MenuGroup, SiteConfig } from './config.ts';
export type { ErrorAnswer } from './errors.ts';
export { ErrorCode } from './error-codes.ts';
