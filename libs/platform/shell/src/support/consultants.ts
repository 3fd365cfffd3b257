/** Providers of consultants, for a site that has one: in a chunk of their own. */
export { CONSULTANTS } from '@touchline/support-state';
