import { quizAnswered, quizClosed, selectLimits } from '@touchline/responsible-gaming-state';
import { useDispatch, useSelector } from 'react-redux';
import { QuizDialog } from './QuizDialog.tsx';

/** The open quiz, if a change requires one. @spec RG-14 */
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
