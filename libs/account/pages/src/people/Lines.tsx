import type { ManagerAnswer } from '@touchline/account-office-contract';
import { defineMessages } from 'react-intl';
import styles from '../parts/Office.module.css';
import { Moment } from '../parts/Parts.tsx';
import { Words } from '../parts/Words.tsx';

const w = defineMessages({
  auto: { id: 'account.lines.auto', defaultMessage: 'Automatic reply: we have your message and will answer here.' },
  you: { id: 'account.lines.you', defaultMessage: 'You' },
  staff: { id: 'account.lines.staff', defaultMessage: 'Support' },
  robot: { id: 'account.lines.robot', defaultMessage: 'Automatic' },
});

/** Messages of a conversation, oldest first. */
export function Lines({ lines }: { lines: ManagerAnswer['messages'] }) {
  return (
    <ol className={styles.lines}>
      {lines.map(({ id, author, text, at }) => (
        <li key={id} className={styles.line} data-own={author === 'player' ? '' : undefined}>
          <span className={styles.note}>
            <Words of={author === 'player' ? w.you : author === 'staff' ? w.staff : w.robot} /> · <Moment seconds={at} />
          </span>
          <p className={styles.text} dir="auto">
            {author === 'auto' ? <Words of={w.auto} /> : <span>{text}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
