export { CHECK_WEBHOOK_PATH } from './identity-check/check-webhook.ts';
export { office } from './module.ts';
