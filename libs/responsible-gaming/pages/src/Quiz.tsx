import { quizAnswered, quizClosed, selectLimits } from '@touchline/responsible-gaming-state';
import { QuizDialog } from '@touchline/responsible-gaming-ui';
import { useDispatch, useSelector } from 'react-redux';

/** Questions that stand before a change. @spec RG-14 */
export function Quiz() {
  const dispatch = useDispatch();
  const { quiz } = useSelector(selectLimits);
  if (quiz === null) return null;
  return (
    <QuizDialog
      key={quiz.tokenGuid}
      questions={quiz.questions}
      status={quiz.status}
      wrong={quiz.wrong}
      onAnswer={(answers) => dispatch(quizAnswered(answers))}
      onClose={() => dispatch(quizClosed())}
    />
  );
}
