import type { KeyValueStore } from '@touchline/shared-state';

/** This browser has a conversation: the next page listens for answers without being asked. */
export const KNOWN_KEY = 'tl-support';

export const isConversationKnown = (storage: Pick<KeyValueStore, 'get'>): boolean => storage.get(KNOWN_KEY) !== null;
