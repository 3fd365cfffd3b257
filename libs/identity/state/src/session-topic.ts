/** Topic of session messages between tabs. */
export const SESSION_TOPIC = 'identity.session';
