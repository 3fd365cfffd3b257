import { supportContract } from '@touchline/support-contract/schemas';
import { type Bound, DAY_MS, type Stored } from '@touchline/server-kernel';

const MB = 1024 * 1024;
export const CONVERSATIONS_OF_ADDRESS_A_DAY: Bound = {
  ...{ name: 'conversations-of-address', whose: 'address', most: 100, of: 'rows', windowMs: DAY_MS, over: 429 },
};
export const MESSAGES_OF_CONVERSATION: Bound = {
  ...{ name: 'messages-of-conversation', whose: 'conversation', most: 300, of: 'rows', windowMs: DAY_MS, over: 429 },
};
export const MESSAGES_OF_ALL: Bound = { name: 'support-messages', whose: 'everybody', most: 2_048 * MB, of: 'bytes', over: 429 };

/** Route of a conversation's WebSocket. */
export const SOCKET = 'GET /support-api/v1/socket';

export const supportStores: readonly Stored[] = [
  {
    what: 'Conversations with support',
    tables: ['support_conversations'],
    calls: [supportContract.open, supportContract.message],
    bounds: [CONVERSATIONS_OF_ADDRESS_A_DAY],
    ceiling: 'half a year of conversations, limited by address',
    kept: 'until half a year after the last message',
  },
  {
    what: 'Messages to support',
    tables: ['support_messages'],
    calls: [supportContract.message, SOCKET],
    bounds: [MESSAGES_OF_CONVERSATION, MESSAGES_OF_ALL],
    kept: 'as long as the conversation',
  },
];
