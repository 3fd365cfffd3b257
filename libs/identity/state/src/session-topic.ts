/** Topic on which a tab tells the others whose session it is. */
export const SESSION_TOPIC = 'identity.session';
