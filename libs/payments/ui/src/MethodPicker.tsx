import type { PaymentDirection, PaymentMethod } from '@touchline/payments-contract';
import { RadioGroup } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { methodName } from './method-words.ts';
import { MethodTermsLine } from './terms.tsx';

export interface MethodPickerProps {
  /** Payment methods; those without terms in this direction are left out. */
  methods: readonly PaymentMethod[];
  direction: PaymentDirection;
  /** Id of the chosen method, or null. */
  value: string | null;
  onChange: (methodId: string) => void;
  /** Validation error. */
  error?: ReactNode;
}

/**
 * Payment methods with bounds, fee and duration. None is preselected.
 *
 * Keyboard: radio buttons; the arrows choose. Accessible name: `How to pay`.
 */
export function MethodPicker({ methods, direction, value, onChange, error }: MethodPickerProps) {
  const intl = useIntl();
  const options = methods.flatMap(({ id, currencyIso, exponent, ...method }) => {
    const terms = method[direction];
    if (terms === null) return [];
    return [
      {
        value: id,
        label: <FormattedMessage {...methodName(id)} />,
        hint: <MethodTermsLine terms={terms} currencyIso={currencyIso} exponent={exponent} />,
      },
    ];
  });
  return (
    <RadioGroup
      label={intl.formatMessage({ id: 'payments.how', defaultMessage: 'How to pay' })}
      options={options}
      value={value}
      onChange={onChange}
      isOnCards
      error={error}
    />
  );
}
