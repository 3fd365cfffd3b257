export type { Call, CallAuth } from './call.ts';
export type { AccountConfig, Consultant, Maintenance, SiteConfig } from './config.ts';
export type { ErrorAnswer } from './errors.ts';
export { ErrorCode } from './error-codes.ts';
