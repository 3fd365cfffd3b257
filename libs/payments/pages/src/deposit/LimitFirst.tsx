import { Button, LinkButton } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { FormattedMessage } from 'react-intl';
import styles from '../parts/Payments.module.css';
import { useLimitsPath } from '../parts/use-limits-path.ts';

/** Offer to set a limit before the first deposit. The player may skip it. @spec LIM-14 RG-16 */
export function LimitFirst({ onSkip }: { onSkip: () => void }) {
  const limits = useLimitsPath();
  return (
    <section className={pageStyles.card} aria-labelledby="limit-first">
      <h2 className={pageStyles.heading} id="limit-first">
        <FormattedMessage id="payments.first.title" defaultMessage="Before your first deposit" />
      </h2>
      <p className={styles.note}>
        <FormattedMessage
          id="payments.first.words"
          defaultMessage="Choose the most you want to deposit in a day, a week or a month. You can lower it at any time."
        />
      </p>
      <div className={pageStyles.actions}>
        <LinkButton look="primary" href={limits}>
          <FormattedMessage id="payments.net.set" defaultMessage="Set a deposit limit" />
        </LinkButton>
        <Button onClick={onSkip}>
          <FormattedMessage id="payments.first.skip" defaultMessage="Continue without a limit" />
        </Button>
      </div>
    </section>
  );
}
