import type { PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { Button, Dialog } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from '../check/RealityCheckDialog.module.css';
import { limitWords } from './limit-words.ts';

export interface LimitConfirmDialogProps {
  /** The looser value that is due. */
  limit: PlayerLimitView;
  /** Whether the answer is being sent. */
  isBusy: boolean;
  /** Whether the last answer could not be sent. */
  hasFailed: boolean;
  /** `later` changes nothing. */
  onAnswer: (answer: 'confirm' | 'reject' | 'later') => void;
}

/**
 * Asks to confirm a looser limit 24 hours after it was requested. Keeping the limit comes first and has the same look as the other answer.
 *
 * Keyboard: opens on its title; Tab stays inside, and Escape changes nothing. Its name is the title.
 *
 * @spec RG-05 RG-07 RG-17
 */
export function LimitConfirmDialog({ limit, isBusy, hasFailed, onAnswer }: LimitConfirmDialogProps) {
  const intl = useIntl();
  const { limitValue } = limit;
  const words = limitWords(intl, limit);
  return (
    <Dialog
      isOpen
      onClose={() => onAnswer('later')}
      title={<FormattedMessage id="limits.confirm.title" defaultMessage="Change your limit?" />}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => onAnswer('reject')}>
            <FormattedMessage id="limits.confirm.keep" defaultMessage="Keep my limit" />
          </Button>
          <Button disabled={isBusy} onClick={() => onAnswer('confirm')}>
            <FormattedMessage id="limits.confirm.change" defaultMessage="Confirm the change" />
          </Button>
        </>
      }
    >
      <p className={styles.note}>
        <FormattedMessage id="limits.confirm.words" defaultMessage="Your limit stays until you confirm." />
      </p>
      <dl className={styles.facts}>
        <dt>{words?.name ?? <FormattedMessage tagName="span" id="limits.confirm.lock" defaultMessage="Lock on your limits" />}</dt>
        <dd>
          {limitValue === null || words === null ? (
            <FormattedMessage tagName="span" id="limits.confirm.none" defaultMessage="None" />
          ) : (
            <span>{words.value(limitValue)}</span>
          )}
        </dd>
      </dl>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          <FormattedMessage id="limits.check.failed" defaultMessage="Your answer was not sent. Please try again." />
        </p>
      )}
    </Dialog>
  );
}
