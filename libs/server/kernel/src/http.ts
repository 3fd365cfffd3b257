export { answerFailures } from './http/failures.ts';
export type { Readiness } from './http/health.ts';
export { acceptJsonText, holdsNull } from './http/json-body.ts';
export { type Language, languageOf } from './http/language.ts';
export { isOwnOrigin, requireOurScript } from './http/same-origin.ts';
export { type SendRequest, sendRequestsTo } from './http/send-request.ts';
export { type JsonText, readBody, serve, type ServeOptions } from './http/serve.ts';
export { openSigned, type SentWebhook, webhookRoute } from './http/webhook-route.ts';
export { signWebhook, type WebhookHeaders } from './http/webhook-signature.ts';
