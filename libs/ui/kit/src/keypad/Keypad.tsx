import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { BackspaceIcon } from '../icons/icons.ts';
import { decimalMark } from '../typing/decimal-mark.ts';
import styles from './Keypad.module.css';
import { KEYPAD_KEYS } from './press-key.ts';
import type { KeypadKey } from './press-key.ts';

export interface KeypadPreset {
  /** Unique among the presets. */
  key: string;
  /** The amount as shown to the player. */
  label: string;
  /** Whether it equals the amount in the field. */
  isPicked?: boolean;
}

export interface KeypadProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Called on a key press; `pressKey` computes the new text. */
  onKey: (key: KeypadKey) => void;
  /** Amounts in a separate column; the first four are shown. */
  presets?: readonly KeypadPreset[];
  /** Called when a preset is chosen. */
  onPreset?: (key: string) => void;
}

const ROWS = 4;
const COLUMNS = 3;

/**
 * Digits within reach of the thumb, so that the system's keyboard covers neither amounts nor buttons. It belongs to a field that keeps the
 * focus and the keyboard, so its keys are no tab stops. Digits run from left to right in every language. Its name is `Digits`; a key's is
 * its digit, or its action if it shows an icon.
 */
export function Keypad({ onKey, presets = [], onPreset, className, ...rest }: KeypadProps) {
  const intl = useIntl();
  const point = decimalMark(intl);
  const remove = intl.formatMessage({ id: 'ui.keypad.delete', defaultMessage: 'Delete' });
  return (
    // Keeps the focus in the field on press.
    <div
      {...rest}
      role="group"
      aria-label={intl.formatMessage({ id: 'ui.keypad', defaultMessage: 'Number pad' })}
      dir="ltr"
      data-presets={presets.length > 0 ? '' : undefined}
      className={cx(styles.keypad, className)}
      onPointerDown={(event) => event.preventDefault()}
    >
      {Array.from({ length: ROWS }, (_, row) => {
        const preset = presets[row];
        return [
          ...KEYPAD_KEYS.slice(row * COLUMNS, (row + 1) * COLUMNS).map((key) => (
            <Button key={key} tabIndex={-1} aria-label={key === 'delete' ? remove : undefined} onClick={() => onKey(key)}>
              {key === 'delete' ? <BackspaceIcon /> : <span>{key === '.' ? point : key}</span>}
            </Button>
          )),
          preset === undefined ? (
            presets.length > 0 && <span key={`none-${row}`} />
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
