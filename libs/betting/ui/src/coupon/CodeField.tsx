import { Button, TextField } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

export interface CodeFieldProps {
  /** As the player types it. */
  value: string;
  /** Called for each letter. */
  onChange: (text: string) => void;
  /** The button or Enter: fetch the coupon of this code. */
  onLoad: () => void;
  /** The coupon is being fetched. */
  isBusy?: boolean;
  /** Why no coupon came of it. */
  error?: ReactNode;
}

/** Where the code of a shared coupon is typed. @spec CP-31 */
export function CodeField({ value, onChange, onLoad, isBusy, error }: CodeFieldProps) {
  const intl = useIntl();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onLoad();
      }}
    >
      <TextField
        label={intl.formatMessage({ id: 'betting.shared.code', defaultMessage: 'Booking code' })}
        value={value}
        dir="ltr"
        maxLength={36}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        error={error}
        onChange={(event) => onChange(event.target.value)}
        end={
          <Button type="submit" size="small" look="outline" isBusy={isBusy}>
            <FormattedMessage id="betting.shared.load" defaultMessage="Load" />
          </Button>
        }
      />
    </form>
  );
}
