import { Button, TextField } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

export interface CodeFieldProps {
  /** The typed text. */
  value: string;
  /** Called on each input. */
  onChange: (text: string) => void;
  /** Called on Enter or a click on the button, to load the coupon of this code. */
  onLoad: () => void;
  /** Whether the coupon is being loaded. */
  isBusy?: boolean;
  /** Why the coupon could not be loaded. */
  error?: ReactNode;
}

/** Field for the code of a shared coupon. @spec CP-31 */
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
