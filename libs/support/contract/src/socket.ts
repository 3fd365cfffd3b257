/** Longest text of one message, in UTF-16 units. */
export const SUPPORT_TEXT_LENGTH = 1_000;

/** Where the socket of a conversation is. */
export const SUPPORT_SOCKET_PATH = '/support-api/v1/socket';

/** What a message that is left by form may be about. */
export const SUPPORT_TOPICS = ['bet', 'account', 'limits', 'other'] as const;
