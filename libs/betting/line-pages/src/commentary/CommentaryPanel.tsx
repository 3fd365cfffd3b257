import { Button, SectionHeading } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from './Commentary.module.css';

export interface CommentaryPanelProps {
  /** Whether the commentary is running. */
  isOn: boolean;
  onToggle: () => void;
  /** Sentences so far, the latest first. */
  sentences: readonly { id: number; text: string }[];
}

/**
 * Commentary of the match. The latest sentence is a polite status, which screen readers announce when they are idle.
 *
 * Keyboard: one button that starts and pauses it.
 */
export function CommentaryPanel({ isOn, onToggle, sentences }: CommentaryPanelProps) {
  const [latest, ...earlier] = sentences;
  return (
    <section data-testid="commentary">
      <SectionHeading
        note={
          <Button size="small" look="outline" onClick={onToggle}>
            {isOn ? (
              <FormattedMessage id="betting.commentary.pause" defaultMessage="Pause commentary" />
            ) : (
              <FormattedMessage id="betting.commentary.start" defaultMessage="Start commentary" />
            )}
          </Button>
        }
      >
        <FormattedMessage id="betting.commentary.title" defaultMessage="Commentary" />
      </SectionHeading>
      <p role="status" className={styles.latest} dir="auto">
        {isOn && <span>{latest?.text}</span>}
      </p>
      {isOn && latest === undefined && (
        <p className={styles.note}>
          <FormattedMessage
            id="betting.commentary.waiting"
            defaultMessage="Goals, cards, sets and scores appear here, one sentence at a time."
          />
        </p>
      )}
      {earlier.length > 0 && (
        <ol className={styles.earlier}>
          {earlier.map(({ id, text }) => (
            <li key={id} dir="auto">
              {text}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
