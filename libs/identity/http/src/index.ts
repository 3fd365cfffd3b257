export { CallFailed, callJson, type JsonCall } from './call-json.ts';
export { withToken } from './with-token.ts';
export type { TokenPorts } from './token-keeper.ts';
export { isTokenValid } from './rules/token.ts';
