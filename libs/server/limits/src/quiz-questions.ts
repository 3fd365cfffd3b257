import type { QuizQuestion } from '@touchline/responsible-gaming-contract';
import type { QuizKey } from '@touchline/responsible-gaming-rules';
import type { Language, Words } from './words.ts';

interface Question extends QuizKey {
  question: Words;
  answers: readonly (Words & { id: number })[];
}

/** What everybody who raises a deposit limit is asked. Plain facts: nobody can fail them who has read the page. @spec RG-14 */
export const QUIZ: readonly Question[] = [
  {
    id: 1,
    rightAnswer: 2,
    question: {
      en: "You've lost five bets in a row. What does that say about the sixth?",
      ru: 'Вы проиграли пять ставок подряд. Что это говорит о шестой?',
      ar: 'خسرت خمسة رهانات متتالية. ماذا يعني ذلك للرهان السادس؟',
    },
    answers: [
      { id: 1, en: "It's more likely to win", ru: 'Она скорее выиграет', ar: 'فرصة فوزه أكبر' },
      { id: 2, en: 'Nothing: its chances are the same', ru: 'Ничего: шансы прежние', ar: 'لا شيء: فرصه كما هي' },
      { id: 3, en: 'A larger stake would win', ru: 'Выиграла бы более крупная ставка', ar: 'سيفوز رهان أكبر' },
    ],
  },
  {
    id: 2,
    rightAnswer: 3,
    question: {
      en: 'Which money is fine to bet with?',
      ru: 'На какие деньги можно играть?',
      ar: 'بأي مال يمكنك المراهنة؟',
    },
    answers: [
      { id: 1, en: 'Money set aside for bills', ru: 'Отложенные на счета', ar: 'المال المخصص للفواتير' },
      { id: 2, en: 'Borrowed money', ru: 'Взятые в долг', ar: 'المال المقترض' },
      { id: 3, en: 'Money I can afford to lose', ru: 'Те, которые не жалко потерять', ar: 'المال الذي أتحمل خسارته' },
    ],
  },
  {
    id: 3,
    rightAnswer: 1,
    question: {
      en: "You've lost more than you planned. What helps?",
      ru: 'Вы проиграли больше, чем собирались. Что поможет?',
      ar: 'خسرت أكثر مما خططت له. ما الذي يفيد؟',
    },
    answers: [
      { id: 1, en: 'Stopping, and taking a break', ru: 'Остановиться и сделать перерыв', ar: 'التوقف وأخذ استراحة' },
      { id: 2, en: 'Winning it back today', ru: 'Отыграться сегодня', ar: 'استعادة المال اليوم' },
      { id: 3, en: 'Raising a limit', ru: 'Поднять лимит', ar: 'رفع الحد' },
    ],
  },
  {
    id: 4,
    rightAnswer: 2,
    question: {
      en: 'What do betting and casino games bring players over a long time?',
      ru: 'Что приносят игрокам ставки и казино за долгое время?',
      ar: 'ماذا تجلب المراهنات وألعاب الكازينو للاعبين على المدى الطويل؟',
    },
    answers: [
      { id: 1, en: 'A steady income', ru: 'Постоянный доход', ar: 'دخلًا ثابتًا' },
      { id: 2, en: 'A loss, on average', ru: 'В среднем убыток', ar: 'خسارة في المتوسط' },
      { id: 3, en: 'Exactly what they staked', ru: 'Ровно столько, сколько поставлено', ar: 'ما راهنوا به بالضبط' },
    ],
  },
];

/** The quiz in one language, without the right answers. */
export const questionsIn = (language: Language): QuizQuestion[] =>
  QUIZ.map(({ id, question, answers }) => ({
    id,
    question: question[language],
    answers: answers.map((answer) => ({ id: answer.id, answer: answer[language] })),
  }));
