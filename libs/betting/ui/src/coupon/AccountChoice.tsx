import { Checkbox, Select } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Coupon.module.css';

export interface AccountChoiceProps {
  /** `Main account · €995.00`; without the balance if the player hides it. */
  accounts: readonly { id: number; label: string }[];
  /** Id of the account that pays. */
  value: number;
  /** Called when the player chooses another account. */
  onChange: (accountId: number) => void;
  /** Prepaid money for bets, formatted; absent if there is none. */
  prepaid?: { amount: string; isUsed: boolean; onChange: (isUsed: boolean) => void };
  /** Whether the account can't be changed now. */
  isDisabled?: boolean;
}

/** Choice of the account that pays, and whether prepaid money is used first. A single account is shown as text. @spec CP-32 */
export function AccountChoice({ accounts, value, onChange, prepaid, isDisabled }: AccountChoiceProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'betting.account.label', defaultMessage: 'Bet from' });
  return (
    <div className={styles.account} data-testid="coupon-account">
      {accounts.length > 1 ? (
        <Select
          label={label}
          value={String(value)}
          options={accounts.map((account) => ({ value: String(account.id), label: account.label }))}
          disabled={isDisabled}
          onChange={(next) => onChange(Number(next))}
        />
      ) : (
        <p className={styles.quiet}>
          <span>{label}</span>: <bdi>{accounts[0]?.label}</bdi>
        </p>
      )}
      {prepaid && (
        <Checkbox
          checked={prepaid.isUsed}
          onChange={(event) => prepaid.onChange(event.target.checked)}
          label={
            <FormattedMessage
              id="betting.account.prepaid"
              defaultMessage="Use bet credit first: {amount} available"
              values={{ amount: <bdi>{prepaid.amount}</bdi> }}
            />
          }
        />
      )}
    </div>
  );
}
