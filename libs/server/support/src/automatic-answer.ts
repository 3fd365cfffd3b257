import { readMessages } from '@touchline/server-kernel';

const MESSAGES = readMessages(new URL('../messages/', import.meta.url), { answer: ['first', 'next'] });

/**
 * The automatic answer of the sandbox, which states that it is a program.
 *
 * @param lang - language of the page; English if there is no translation.
 * @param isFirst - whether this is the first answer of the conversation.
 */
export const automaticAnswer = (lang: string, isFirst: boolean): string => MESSAGES.in(lang).answer[isFirst ? 'first' : 'next'];
