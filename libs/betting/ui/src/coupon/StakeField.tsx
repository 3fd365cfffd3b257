import { AmountField } from '@touchline/ui-kit';
import type { AmountFieldProps } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import styles from './Coupon.module.css';
import { Keypad } from './Keypad.tsx';
import { pressKey } from './press-key.ts';

export interface StakeFieldProps extends Omit<AmountFieldProps, 'label'> {
  /** Is the stake for the whole coupon, for one combination, one single or one part? */
  meaning?: 'whole' | 'combination' | 'single' | 'part';
  /** The sum beside it: `4 × €5.00 = €20.00`. */
  sum?: ReactNode;
  /** On a phone: our own keys in place of the system's keyboard, while the field has the focus. */
  hasKeypad?: boolean;
}

/** The stake, with its steps and presets, and what it makes in all. @spec CP-14 CP-21 */
export function StakeField({ meaning = 'whole', sum, hasKeypad = false, ...rest }: StakeFieldProps) {
  const intl = useIntl();
  const field = useRef<HTMLDivElement>(null);
  const labels = {
    whole: intl.formatMessage({ id: 'betting.stake.whole', defaultMessage: 'Stake' }),
    combination: intl.formatMessage({ id: 'betting.stake.combination', defaultMessage: 'Stake for each combination' }),
    part: intl.formatMessage({ id: 'betting.stake.part', defaultMessage: 'Stake for each part' }),
    single: intl.formatMessage({ id: 'betting.stake.single', defaultMessage: 'Stake for each single' }),
  };
  const press = (key: Parameters<typeof pressKey>[1]) => {
    const input = field.current?.querySelector('input');
    if (!input) return;
    const at = input.value.length;
    const next = pressKey({ text: input.value, start: input.selectionStart ?? at, end: input.selectionEnd ?? at }, key);
    rest.onChange(next.text);
    // The field is controlled: its caret can be set once the new text stands in it.
    requestAnimationFrame(() => input.setSelectionRange(next.start, next.end));
  };
  return (
    <div ref={field} className={styles.stake} data-keypad={hasKeypad ? '' : undefined}>
      <AmountField
        {...rest}
        {...(hasKeypad && { inputMode: 'none' })}
        label={labels[meaning]}
        hint={rest.hint ?? sum}
        onFocus={(event) => event.target.select()}
      />
      {hasKeypad && <Keypad onKey={press} presets={rest.presets ?? []} onPreset={rest.onPreset} />}
    </div>
  );
}
