import type { RealityCheck } from '@touchline/responsible-gaming-contract';
import { netResult } from '@touchline/shared-primitives';
import { Button, Checkbox, Dialog, Link, Money } from '@touchline/ui-kit';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { playedText } from './played-text.ts';
import styles from './RealityCheckDialog.module.css';

export interface RealityCheckDialogProps {
  check: RealityCheck;
  /** URLs of the player's bets and limits. */
  links: { history: string; limits: string };
  /** Whether the answer is being sent. */
  isBusy: boolean;
  /** Whether the last answer could not be sent. */
  hasFailed: boolean;
  /** Help services, shown below the figures. */
  help?: ReactNode;
  onAnswer: (answer: { action: 'continue' | 'log_out' | 'nothing'; isLast: boolean }) => void;
}

/**
 * Time played, stakes and net result. It has to be answered: neither Escape nor a click outside closes it.
 *
 * Keyboard: opens on its title; Tab stays inside. Its name is the title. Neither answer is emphasised.
 *
 * @spec RG-11 LIM-8 LIM-9
 */
export function RealityCheckDialog({ check, links, isBusy, hasFailed, help, onAnswer }: RealityCheckDialogProps) {
  const [isLast, setIsLast] = useState(false);
  const intl = useIntl();
  const { playedSeconds, staked, returned, atStake = 0, currencyIso: iso, exponent } = check;
  const leave = () => onAnswer({ action: 'nothing', isLast: false });
  return (
    <Dialog
      isOpen
      mustAnswer
      onClose={leave}
      title={<FormattedMessage id="limits.check.title" defaultMessage="Reality check" />}
      actions={
        <>
          <Button disabled={isBusy} onClick={() => onAnswer({ action: 'log_out', isLast })}>
            <FormattedMessage id="limits.check.signOut" defaultMessage="Sign out" />
          </Button>
          <Button disabled={isBusy} onClick={() => onAnswer({ action: 'continue', isLast })}>
            <FormattedMessage id="limits.check.continue" defaultMessage="Keep playing" />
          </Button>
        </>
      }
    >
      <dl className={styles.facts}>
        <dt>
          <FormattedMessage id="limits.check.time" defaultMessage="Time playing" />
        </dt>
        <dd>{playedText(intl, playedSeconds)}</dd>
        <dt>
          <FormattedMessage id="limits.check.staked" defaultMessage="Stakes" />
        </dt>
        <dd>
          <Money amount={staked} exponent={exponent} iso={iso} />
        </dd>
        <dt>
          <FormattedMessage id="limits.check.returned" defaultMessage="Returns" />
        </dt>
        <dd>
          <Money amount={returned} exponent={exponent} iso={iso} />
        </dd>
        {atStake > 0 && (
          <>
            <dt>
              <FormattedMessage id="limits.check.atStake" defaultMessage="At stake" />
            </dt>
            <dd>
              <Money amount={atStake} exponent={exponent} iso={iso} />
            </dd>
          </>
        )}
        <dt>
          <FormattedMessage id="limits.check.net" defaultMessage="Net result" />
        </dt>
        <dd>
          <Money amount={netResult({ staked, returned, atStake })} exponent={exponent} iso={iso} isSigned />
        </dd>
      </dl>
      <p className={styles.note}>
        <FormattedMessage
          id="limits.check.open"
          defaultMessage="Open bets count as stakes. They enter the net result once they are settled."
        />
      </p>
      <p className={styles.links}>
        <Link href={links.history} onClick={leave}>
          <FormattedMessage id="limits.check.history" defaultMessage="My bets" />
        </Link>
        <Link href={links.limits} onClick={leave}>
          <FormattedMessage id="limits.check.limits" defaultMessage="My limits" />
        </Link>
      </p>
      <Checkbox
        checked={isLast}
        onChange={(event) => setIsLast(event.currentTarget.checked)}
        label={
          <FormattedMessage
            id="limits.check.last"
            defaultMessage="Stop showing reality checks. This takes 24 hours and your confirmation."
          />
        }
      />
      {help}
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          <FormattedMessage id="limits.check.failed" defaultMessage="Your answer was not sent. Please try again." />
        </p>
      )}
    </Dialog>
  );
}
