/** Consultant providers as a separate chunk, for sites that use one. */
export { CONSULTANTS } from '@touchline/support-state';
