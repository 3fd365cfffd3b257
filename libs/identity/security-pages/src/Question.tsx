import { ProblemText, useCall } from '@touchline/identity-forms';
import { Button, Select, TextField } from '@touchline/ui-kit';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Ask } from './Ask.tsx';
import { MethodCard } from './Card.tsx';
import { securityApi } from './security-api.ts';
import styles from './Security.module.css';
import type { PartProps } from './part.ts';

const QUESTIONS = defineMessages({
  1: { id: 'security.question.1', defaultMessage: 'What was your first pet called?' },
  2: { id: 'security.question.2', defaultMessage: 'What street did you grow up on?' },
  3: { id: 'security.question.3', defaultMessage: 'What was the name of your first teacher?' },
  4: { id: 'security.question.4', defaultMessage: 'What was the first match you went to?' },
  5: { id: 'security.question.5', defaultMessage: 'What was your favourite book as a child?' },
});
const IDS = [1, 2, 3, 4, 5] as const;
const isKnown = (id: number | null): id is (typeof IDS)[number] => IDS.some((known) => known === id);

/** Question that support asks before it helps with the account. @spec ID-31 */
export function Question({ security, onChanged }: PartProps) {
  const intl = useIntl();
  const [pending, setPending] = useState<'set' | 'remove' | null>(null);
  const [question, setQuestion] = useState(1);
  const [answer, setAnswer] = useState('');
  const { run, isRunning, problem } = useCall(securityApi.question, () => {
    setPending(null);
    setAnswer('');
    onChanged();
  });
  const isOn = security.question !== null;
  const isOfAnswer = problem?.field === 'answer';
  return (
    <MethodCard title={<FormattedMessage id="security.question" defaultMessage="Security question" />} isOn={isOn}>
      <p className={styles.fact}>
        {isKnown(security.question) ? (
          <span>{intl.formatMessage(QUESTIONS[security.question])}</span>
        ) : (
          <FormattedMessage
            tagName="span"
            id="security.question.words"
            defaultMessage="Support asks it before helping with your account."
          />
        )}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => setPending('set')}>
          {isOn ? (
            <FormattedMessage id="security.question.change" defaultMessage="Change question" />
          ) : (
            <FormattedMessage id="security.question.set" defaultMessage="Set a question" />
          )}
        </Button>
        {isOn && (
          <Button onClick={() => setPending('remove')}>
            <FormattedMessage id="security.remove" defaultMessage="Remove" />
          </Button>
        )}
      </div>
      <Ask
        isOpen={pending !== null}
        onClose={() => setPending(null)}
        title={<FormattedMessage id="security.question" defaultMessage="Security question" />}
        submit={
          pending === 'remove' ? (
            <FormattedMessage id="security.remove" defaultMessage="Remove" />
          ) : (
            <FormattedMessage id="security.save" defaultMessage="Save" />
          )
        }
        isRunning={isRunning}
        problem={isOfAnswer ? null : problem}
        onPassword={(password) => run(pending === 'remove' ? { password, question: null } : { password, question, answer })}
      >
        {pending === 'set' && (
          <>
            <Select
              label={<FormattedMessage id="security.question" defaultMessage="Security question" />}
              value={String(question)}
              onChange={(value) => setQuestion(Number(value))}
              options={IDS.map((id) => ({ value: String(id), label: intl.formatMessage(QUESTIONS[id]) }))}
            />
            <TextField
              name="answer"
              autoComplete="off"
              dir="auto"
              maxLength={100}
              value={answer}
              onChange={(event) => setAnswer(event.target.value)}
              label={<FormattedMessage id="security.question.answer" defaultMessage="Answer" />}
              error={isOfAnswer && problem !== null && <ProblemText problem={problem} />}
            />
          </>
        )}
      </Ask>
    </MethodCard>
  );
}
