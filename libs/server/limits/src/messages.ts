import { readMessages } from '@touchline/server-kernel';

/** Titles in answers to limit changes, and the questions of the quiz with their answers. @spec RG-14 RG-15 */
export const MESSAGES = readMessages(new URL('../messages/', import.meta.url), {
  title: [
    ...(['set', 'waits', 'quiz', 'confirm', 'reject', 'wrong-value', 'cannot-shorten', 'change-pending', 'locked'] as const),
    ...(['nothing-pending', 'too-early', 'not-offered', 'unknown-reason', 'not-yours', 'quiz-over'] as const),
  ],
  // A question by its id, and an answer by the ids of both.
  quiz: ['1', '1-1', '1-2', '1-3', '2', '2-1', '2-2', '2-3', '3', '3-1', '3-2', '3-3', '4', '4-1', '4-2', '4-3'],
});

/** Titles in a language. @spec RG-15 */
export const titlesIn = (lang: string) => MESSAGES.in(lang).title;
