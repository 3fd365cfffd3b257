export { addItem, forgetOldItems } from './items.ts';
export { takeEvents } from './take-events.ts';
