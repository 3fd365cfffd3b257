export { payments } from './module.ts';
export { WEBHOOK_PATH } from './webhook.ts';
