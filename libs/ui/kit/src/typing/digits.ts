export { plainDigits } from '@touchline/shared-primitives';
