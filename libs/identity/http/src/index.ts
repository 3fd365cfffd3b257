export { askWebApi, type WebApiCall } from './ask-web-api.ts';
export { withToken } from './with-token.ts';
export type { TokenPorts } from './token-keeper.ts';
export { isTokenValid } from './rules/token.ts';
