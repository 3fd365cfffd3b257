export {
  conversationShown,
  selectSupport,
  selectUnread,
  sendAgainWanted,
  supportSlice,
  messageWritten,
  type SupportLine,
  type SupportState,
  type Unsent,
} from './conversation.slice.ts';
export { createSupportModule } from './module.ts';
export type { KeepConversationDeps, SupportSocket } from './effects/keep-conversation.saga.ts';
export { consultantHost, consultantId, consultantOf, type ConsultantChoice, type ConsultantProvider } from './rules/consultant.ts';
export { CONSULTANTS } from './consultants/providers.ts';
export type { ConsultantPorts, ConsultantSettings, ConsultantWidget, StartConsultant } from './consultants/consultant-port.ts';
