// A chunk of its own: what sends is loaded when the visitor has agreed, and not before.
export { createSinks } from '@touchline/analytics-sinks';
