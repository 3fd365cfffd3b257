export { createAnalytics, type Analytics, type AnalyticsDeps, type SinkDeps, type Sinks } from './create-analytics.ts';
export { startAnalytics, type StartAnalyticsDeps } from './module.ts';
export { observeCalls } from './observe-calls.ts';
