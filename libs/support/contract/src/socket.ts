/** Maximum length of a message, in UTF-16 units. */
export const SUPPORT_TEXT_LENGTH = 1_000;

/** Path of a conversation's socket. */
export const SUPPORT_SOCKET_PATH = '/support-api/v1/socket';

/** Topics of a message sent by form. */
export const SUPPORT_TOPICS = ['bet', 'account', 'limits', 'other'] as const;

/** Close code of a socket whose session has ended; the close reason is the code of the 401 that calls of the session get. @spec AUTH-6 */
export const SUPPORT_SIGNED_OUT = 4401;
