export { supportCalls } from './calls.ts';
export { SUPPORT_SIGNED_OUT, SUPPORT_SOCKET_PATH, SUPPORT_TEXT_LENGTH, SUPPORT_TOPICS } from './socket.ts';
export type { SupportClientMessage, SupportMessage, SupportServerMessage } from './support.ts';
