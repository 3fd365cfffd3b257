// A separate chunk: code that sends analytics is loaded only after consent.
export { createSinks } from '@touchline/analytics-sinks';
