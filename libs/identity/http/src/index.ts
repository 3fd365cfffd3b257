export { withTerms, type TermsPorts } from './with-terms.ts';
export { withToken } from './with-token.ts';
export type { TokenPorts } from './token-keeper.ts';
export { isTokenValid } from './rules/token.ts';
