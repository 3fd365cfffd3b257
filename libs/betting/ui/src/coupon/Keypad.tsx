import { BackspaceIcon, Button } from '@touchline/ui-kit';
import type { AmountFieldProps } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import styles from './Coupon.module.css';
import { KEYPAD_KEYS } from './press-key.ts';
import type { KeypadKey } from './press-key.ts';

export interface KeypadProps extends Pick<AmountFieldProps, 'onPreset'> {
  onKey: (key: KeypadKey) => void;
  /** Stand in the last column, four at most. */
  presets: NonNullable<AmountFieldProps['presets']>;
}

const ROWS = 4;
const COLUMNS = 3;

/** Digits within reach of the thumb, so that the system's keyboard covers neither the sums nor the button. */
export function Keypad({ onKey, presets, onPreset }: KeypadProps) {
  const intl = useIntl();
  const remove = intl.formatMessage({ id: 'betting.keypad.delete', defaultMessage: 'Delete the last digit' });
  return (
    // A press must not take the focus from the field: the keypad shows while the field has it.
    <div className={styles.keypad} dir="ltr" onPointerDown={(event) => event.preventDefault()}>
      {Array.from({ length: ROWS }, (_, row) => {
        const preset = presets[row];
        return [
          ...KEYPAD_KEYS.slice(row * COLUMNS, (row + 1) * COLUMNS).map((key) => (
            <Button key={key} tabIndex={-1} aria-label={key === 'delete' ? remove : undefined} onClick={() => onKey(key)}>
              {key === 'delete' ? <BackspaceIcon /> : key}
            </Button>
          )),
          preset === undefined ? (
            <span key={`empty-${row}`} />
          ) : (
            <Button key={preset.key} look="outline" tabIndex={-1} aria-pressed={preset.isPicked} onClick={() => onPreset?.(preset.key)}>
              {preset.label}
            </Button>
          ),
        ];
      })}
    </div>
  );
}
