import type { QuizQuestion } from '@touchline/responsible-gaming-contract';
import type { QuizKey } from '@touchline/responsible-gaming-rules';
import type { Language } from '@touchline/server-kernel/http';
import { MESSAGES } from './messages.ts';

const ANSWERS = [1, 2, 3] as const;

/** Questions asked before a deposit limit is raised. Plain facts that anyone who has read the page can answer. @spec RG-14 */
export const QUIZ = [
  { id: 1, rightAnswer: 2 },
  { id: 2, rightAnswer: 3 },
  { id: 3, rightAnswer: 1 },
  { id: 4, rightAnswer: 2 },
] as const satisfies readonly QuizKey[];

/** The questions in one language, without the correct answers. */
export function questionsIn(language: Language): QuizQuestion[] {
  const texts = MESSAGES.in(language).quiz;
  return QUIZ.map(({ id }) => ({
    id,
    question: texts[`${id}`],
    answers: ANSWERS.map((answer) => ({ id: answer, answer: texts[`${id}-${answer}`] })),
  }));
}
