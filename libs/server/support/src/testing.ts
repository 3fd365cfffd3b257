export { takeHit } from './bounds.ts';
export { supportWith } from './module.ts';
export { isOwnSocket } from './support.ts';
export { forgetOldConversations } from './conversations.ts';
