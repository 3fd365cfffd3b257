import type { Ports, StoreModule } from '@touchline/shared-state';
import { supportSlice } from './conversation.slice.ts';
import { conversationLater } from './effects/conversation-later.saga.ts';
import type { KeepConversationDeps } from './effects/keep-conversation.saga.ts';

/** Store module of the support conversation. */
export const createSupportModule =
  (deps: Omit<KeepConversationDeps, 'ports'>) =>
  (ports: Ports): StoreModule => ({ name: 'support', slices: [supportSlice], saga: () => conversationLater({ ports, ...deps }) });
