export { dashboard } from './dashboard.ts';
export { collector } from './module.ts';
