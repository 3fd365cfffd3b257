import type { IdeasAnswer } from '@touchline/account-office-contract';
import { Badge, Button, TextField } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { type FormEvent, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styles from '../parts/Office.module.css';
import { ChangeNote, Moment, OfficeFrame, TextArea } from '../parts/Parts.tsx';
import { useChange } from '../parts/use-office.ts';
import { Words } from '../parts/Words.tsx';

type Idea = IdeasAnswer['ideas'][number];
const LEAST = { title: 5, text: 10 } as const;

const w = defineMessages({
  intro: { id: 'account.ideas.intro', defaultMessage: 'Tell us what to improve. Others see and vote for an idea once we have planned it.' },
  new: { id: 'account.ideas.new', defaultMessage: 'Your idea' },
  title: { id: 'account.ideas.title', defaultMessage: 'In one line' },
  titleHint: { id: 'account.ideas.titleHint', defaultMessage: 'At least 5 characters' },
  text: { id: 'account.ideas.text', defaultMessage: 'Describe it (at least 10 characters)' },
  send: { id: 'account.ideas.send', defaultMessage: 'Send idea' },
  sent: { id: 'account.ideas.sent', defaultMessage: 'Thank you. You can follow your idea below.' },
  all: { id: 'account.ideas.all', defaultMessage: 'Ideas' },
  own: { id: 'account.ideas.own', defaultMessage: 'Yours' },
  votes: { id: 'account.ideas.votes', defaultMessage: '{votes, plural, one {# vote} other {# votes}}' },
  vote: { id: 'account.ideas.vote', defaultMessage: 'Vote' },
  unvote: { id: 'account.ideas.unvote', defaultMessage: 'Remove vote' },
});
const states = defineMessages({
  new: { id: 'account.ideaState.new', defaultMessage: 'Under review' },
  planned: { id: 'account.ideaState.planned', defaultMessage: 'Planned' },
  done: { id: 'account.ideaState.done', defaultMessage: 'Done' },
  declined: { id: 'account.ideaState.declined', defaultMessage: 'Declined' },
});

/** Ideas of players: submit, vote, states. @spec AC-12 */
export function Ideas() {
  return (
    <OfficeFrame of="ideas">
      {({ ideas }) => (
        <>
          <p className={styles.intro}>
            <Words of={w.intro} />
          </p>
          <NewIdea key={ideas.filter(({ isOwn }) => isOwn).length} />
          <h2 className={pageStyles.heading}>
            <Words of={w.all} />
          </h2>
          <ul className={pageStyles.list}>
            {ideas.map((idea) => (
              <IdeaRow key={idea.id} idea={idea} />
            ))}
          </ul>
        </>
      )}
    </OfficeFrame>
  );
}

function NewIdea() {
  const intl = useIntl();
  const [typed, setTyped] = useState({ title: '', text: '' });
  const { send, result, isBusy } = useChange('ideaSend');
  const isReady = typed.title.trim().length >= LEAST.title && typed.text.trim().length >= LEAST.text;
  return (
    <section className={pageStyles.card}>
      <h2 className={pageStyles.name}>
        <Words of={w.new} />
      </h2>
      <form
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (isReady) send(typed);
        }}
      >
        <TextField
          label={intl.formatMessage(w.title)}
          hint={<Words of={w.titleHint} />}
          value={typed.title}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setTyped({ ...typed, title: target.value })}
        />
        <TextArea label={<Words of={w.text} />} value={typed.text} onChange={(text) => setTyped({ ...typed, text })} most={1000} />
        <div>
          <Button type="submit" isBusy={isBusy} disabled={!isReady}>
            <Words of={w.send} />
          </Button>
        </div>
      </form>
      <ChangeNote result={result} done={<Words of={w.sent} />} />
    </section>
  );
}

function IdeaRow({ idea: { id, title, text, state, votes, isVoted, isOwn, at } }: { idea: Idea }) {
  const { send, isBusy } = useChange('ideaVote');
  return (
    <li className={styles.row}>
      <div className={styles.top}>
        <h3 className={pageStyles.name} dir="auto">
          {title}
        </h3>
        <Badge tone={state === 'done' ? 'won' : state === 'planned' ? 'accent' : 'returned'}>
          <Words of={states[state]} />
        </Badge>
      </div>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <div className={styles.top}>
        <span className={styles.note}>
          {isOwn && (
            <>
              <Words of={w.own} /> <span>·</span>{' '}
            </>
          )}
          <Moment seconds={at} isDay /> <span>·</span> <Words of={w.votes} values={{ votes }} />
        </span>
        {state === 'planned' && !isOwn && (
          <Button size="small" look={isVoted ? 'quiet' : 'secondary'} isBusy={isBusy} onClick={() => send({ id, isVoted: !isVoted })}>
            <Words of={isVoted ? w.unvote : w.vote} />
          </Button>
        )}
      </div>
    </li>
  );
}
