import type { QuizQuestion } from '@touchline/responsible-gaming-contract';
import { Button, Dialog, RadioGroup } from '@touchline/ui-kit';
import { type FormEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './QuizDialog.module.css';

export interface QuizDialogProps {
  /** In the player's language. */
  questions: readonly QuizQuestion[];
  /** `wrong`: the answers are marked, and the limit is unchanged. `failed`: the answers could not be sent. */
  status: 'open' | 'busy' | 'failed' | 'wrong';
  /** Ids of the questions with wrong answers. */
  wrong: readonly number[];
  onAnswer: (answers: { id: number; answerId: number }[]) => void;
  onClose: () => void;
}

/**
 * Questions before a deposit limit is raised. No answer is preselected, and every question must be answered.
 *
 * Keyboard: opens on its title; Tab moves between questions, arrows choose, Enter sends, Escape keeps the limit. Its name is the title;
 * each question is a group with a name, and a missing or wrong answer is described at the question.
 *
 * @spec RG-14
 */
export function QuizDialog({ questions, status, wrong, onAnswer, onClose }: QuizDialogProps) {
  const intl = useIntl();
  const form = useId();
  const [given, setGiven] = useState<Readonly<Record<number, number>>>({});
  const [isChecked, setChecked] = useState(false);
  const isOver = status === 'wrong';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const answers = questions.flatMap(({ id }) => (given[id] === undefined ? [] : [{ id, answerId: given[id] }]));
    if (answers.length === questions.length) onAnswer(answers);
  };
  const errorOf = (id: number) => {
    if (wrong.includes(id)) return intl.formatMessage({ id: 'limits.quiz.wrong', defaultMessage: "That's not right" });
    if (isChecked && given[id] === undefined) return intl.formatMessage({ id: 'limits.quiz.missing', defaultMessage: 'Choose an answer' });
    return undefined;
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="limits.quiz.title" defaultMessage="Before you raise your limit" />}
      actions={
        <>
          <Button onClick={onClose} disabled={status === 'busy'}>
            <FormattedMessage id="limits.quiz.keep" defaultMessage="Keep my limit" />
          </Button>
          {!isOver && (
            <Button type="submit" form={form} isBusy={status === 'busy'}>
              <FormattedMessage id="limits.quiz.send" defaultMessage="Send answers" />
            </Button>
          )}
        </>
      }
    >
      {isOver ? (
        <p role="alert" className={styles.words}>
          <FormattedMessage
            id="limits.quiz.notPassed"
            defaultMessage="Not every answer was right, so your limit stays as it is. You can change it again whenever you like and get the questions once more."
          />
        </p>
      ) : (
        <p className={styles.words}>
          <FormattedMessage
            id="limits.quiz.words"
            defaultMessage="A higher deposit limit needs right answers to these questions, then 24 hours and your confirmation."
          />
        </p>
      )}
      <form id={form} className={styles.form} onSubmit={send} noValidate>
        {questions.map(({ id, question, answers }) => (
          <RadioGroup
            key={id}
            label={question}
            value={given[id] === undefined ? null : String(given[id])}
            onChange={(value) => setGiven({ ...given, [id]: Number(value) })}
            options={answers.map(({ id: answerId, answer }) => ({ value: String(answerId), label: answer, isDisabled: isOver }))}
            error={errorOf(id)}
          />
        ))}
      </form>
      {status === 'failed' && (
        <p role="alert" className={styles.words}>
          <FormattedMessage id="limits.quiz.failed" defaultMessage="Your answers were not sent. Please try again." />
        </p>
      )}
    </Dialog>
  );
}
