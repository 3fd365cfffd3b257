export { takeHit } from './bounds.ts';
export { isOwnSocket } from './support.ts';
export { forgetOldConversations } from './conversations.ts';
