export { createCollector, type CollectorDeps } from './collector.ts';
export { createSinks } from './create-sinks.ts';
export { maskEvent } from './mask.ts';
export { record } from './record.ts';
