import { Button } from '@touchline/ui-kit';
import type { ButtonProps } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import styles from './Coupon.module.css';

/**
 * What a press of the one button will do. Each has its own words; the button is never grey without them.
 *
 * An `amount` is formatted with its currency: the stake of all that is placed, the money that is missing (left out where that is not known),
 * or the stake that would be allowed. `count` is how many singles, parts or changed prices; one unless told. `letters` are those of the
 * locked bets and `keep` is how many bets stay. `reason` is a whole sentence.
 */
export type PlaceAct =
  | { kind: 'place'; what: 'single' | 'singles' | 'express' | 'system' | 'banker' | 'parts'; amount: string; count?: number }
  | { kind: 'accept-changes'; count: number }
  | { kind: 'remove-locked'; letters: string; keep: number }
  | { kind: 'sign-in' }
  | { kind: 'deposit'; amount?: string }
  | { kind: 'enter-stake' }
  | { kind: 'set-stake'; amount: string }
  | { kind: 'wait'; reason: string }
  | { kind: 'try-again' };

/** Words of the button. */
export function placeText(intl: IntlShape, act: PlaceAct): string {
  switch (act.kind) {
    case 'place':
      return intl.formatMessage(
        {
          id: 'betting.place.place',
          defaultMessage:
            '{what, select, single {Place bet · {amount}} singles {Place {count, plural, one {# single} other {# singles}} · {amount}} express {Place express · {amount}} system {Place system · {amount}} parts {Place {count, plural, one {# block} other {# blocks}} · {amount}} other {Place banker system · {amount}}}',
        },
        { what: act.what, amount: act.amount, count: act.count ?? 1 },
      );
    case 'accept-changes':
      return intl.formatMessage(
        { id: 'betting.place.accept', defaultMessage: 'Accept odds {count, plural, one {change} other {changes}}' },
        { count: act.count },
      );
    case 'remove-locked':
      return intl.formatMessage(
        {
          id: 'betting.place.removeLocked',
          defaultMessage: '{keep, plural, =0 {Remove suspended {letters}} other {Remove suspended {letters}, keep #}}',
        },
        { letters: act.letters, keep: act.keep },
      );
    case 'sign-in':
      return intl.formatMessage({ id: 'betting.place.signIn', defaultMessage: 'Sign in to place bet' });
    case 'deposit':
      return act.amount === undefined
        ? intl.formatMessage({ id: 'betting.place.deposit', defaultMessage: 'Insufficient balance – deposit' })
        : intl.formatMessage({ id: 'betting.place.depositAmount', defaultMessage: 'Deposit {amount} more' }, { amount: act.amount });
    case 'enter-stake':
      return intl.formatMessage({ id: 'betting.place.enterStake', defaultMessage: 'Enter stake' });
    case 'set-stake':
      return intl.formatMessage({ id: 'betting.place.setStake', defaultMessage: 'Change stake to {amount}' }, { amount: act.amount });
    case 'wait':
      return act.reason;
    case 'try-again':
      return intl.formatMessage({ id: 'betting.place.again', defaultMessage: 'Try again' });
  }
}

export interface PlaceButtonProps extends Omit<ButtonProps, 'look' | 'size' | 'children'> {
  /** Decides the words; `wait` is told as not available. */
  act: PlaceAct;
  /** On a phone the possible win stands in the button's other half. */
  possibleWin?: string;
}

/** The one button of a coupon; its words are what will happen. @spec CP-04 */
export function PlaceButton({ act, possibleWin, isBusy, ...rest }: PlaceButtonProps) {
  const intl = useIntl();
  const isSplit = possibleWin !== undefined && act.kind === 'place' && isBusy !== true;
  const text = isBusy ? intl.formatMessage({ id: 'betting.place.busy', defaultMessage: 'Placing bet…' }) : placeText(intl, act);
  return (
    <Button
      data-testid="place-bet"
      {...rest}
      className={styles.place}
      look="primary"
      size="large"
      isBusy={isBusy}
      aria-disabled={act.kind === 'wait' ? true : undefined}
      data-act={act.kind}
      data-split={isSplit ? '' : undefined}
    >
      <span>{text}</span>
      {isSplit && (
        <span>
          {intl.formatMessage({ id: 'betting.place.possibleWin', defaultMessage: 'Potential winnings {amount}' }, { amount: possibleWin })}
        </span>
      )}
    </Button>
  );
}
