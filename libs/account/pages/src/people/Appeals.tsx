import { Badge, Button, EmptyState, LinkButton, ShieldIcon } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { type FormEvent, useState } from 'react';
import { defineMessages } from 'react-intl';
import styles from '../parts/Office.module.css';
import { ChangeNote, Moment, OfficeFrame, TextArea } from '../parts/Parts.tsx';
import { useChange } from '../parts/use-office.ts';
import { usePath } from '../parts/use-path.ts';
import { Words } from '../parts/Words.tsx';

const w = defineMessages({
  fine: { id: 'account.appeals.fine', defaultMessage: 'Your account is not blocked' },
  fineWords: { id: 'account.appeals.fineWords', defaultMessage: 'If it is ever blocked, you can appeal here and follow the answer.' },
  support: { id: 'account.appeals.support', defaultMessage: 'Ask support' },
  blocked: {
    id: 'account.appeals.blocked',
    defaultMessage: 'Your account is blocked. Tell us why you think this is wrong; a person reviews every appeal.',
  },
  text: { id: 'account.appeals.text', defaultMessage: 'Your appeal' },
  send: { id: 'account.appeals.send', defaultMessage: 'Send appeal' },
  list: { id: 'account.appeals.list', defaultMessage: 'Your appeals' },
  answer: { id: 'account.appeals.answer', defaultMessage: 'Answer, {moment}' },
});
const states = defineMessages({
  waiting: { id: 'account.appealState.waiting', defaultMessage: 'Being reviewed' },
  accepted: { id: 'account.appealState.accepted', defaultMessage: 'Accepted' },
  refused: { id: 'account.appealState.refused', defaultMessage: 'Refused' },
});

/** Appeals against a block of the account, with the answers. @spec AC-06 */
export function Appeals() {
  const path = usePath();
  return (
    <OfficeFrame of="appeals">
      {({ isBlocked, canAppeal, appeals }) => (
        <>
          {canAppeal && <AppealForm />}
          {!isBlocked && appeals.length === 0 && (
            <EmptyState
              icon={<ShieldIcon />}
              title={<Words of={w.fine} />}
              actions={
                <LinkButton href={path('office-support')}>
                  <Words of={w.support} />
                </LinkButton>
              }
            >
              <Words of={w.fineWords} />
            </EmptyState>
          )}
          {appeals.length > 0 && (
            <>
              <h2 className={pageStyles.heading}>
                <Words of={w.list} />
              </h2>
              <ul className={pageStyles.list}>
                {appeals.map(({ id, state, text, at, answer, answeredAt }) => (
                  <li key={id} className={styles.row}>
                    <div className={styles.top}>
                      <span className={styles.note}>
                        <Moment seconds={at} />
                      </span>
                      <Badge tone={state === 'accepted' ? 'won' : state === 'refused' ? 'lost' : 'warn'}>
                        <Words of={states[state]} />
                      </Badge>
                    </div>
                    <p className={styles.text} dir="auto">
                      {text}
                    </p>
                    {answer !== null && (
                      <>
                        <p className={styles.note}>
                          <Words of={w.answer} values={{ moment: <Moment seconds={answeredAt ?? at} /> }} />
                        </p>
                        <p className={styles.text} dir="auto">
                          {answer}
                        </p>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </OfficeFrame>
  );
}

function AppealForm() {
  const [text, setText] = useState('');
  const { send, result, isBusy } = useChange('appealSend');
  return (
    <section className={pageStyles.card}>
      <p className={styles.text}>
        <Words of={w.blocked} />
      </p>
      <form
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (text.trim() !== '') send({ text });
        }}
      >
        <TextArea label={<Words of={w.text} />} value={text} onChange={setText} most={2000} />
        <div>
          <Button type="submit" isBusy={isBusy}>
            <Words of={w.send} />
          </Button>
        </div>
      </form>
      {result?.status === 'refused' && <ChangeNote result={result} />}
    </section>
  );
}
