import type { KeyValueStore } from '@touchline/shared-state';

/** Storage key that marks a browser with a conversation; the next page connects at once. */
export const KNOWN_KEY = 'tl-support';

export const isConversationKnown = (storage: Pick<KeyValueStore, 'get'>): boolean => storage.get(KNOWN_KEY) !== null;
