import type { ComponentProps } from 'react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { MinusIcon, PlusIcon } from '../icons/icons.ts';
import styles from './Field.module.css';
import { describe, FieldFrame } from './FieldFrame.tsx';
import type { FieldWords } from './FieldFrame.tsx';

export interface AmountFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'prefix'>, FieldWords {
  /** The text in the field, as the player types it; whoever owns it turns it into money. */
  value: string;
  onChange: (text: string) => void;
  /** Sign of the currency before the figure. */
  symbol?: string;
  /** One step down or up; without it the buttons are not there. */
  onStep?: (direction: -1 | 1) => void;
  isLeast?: boolean;
  isMost?: boolean;
  /** Amounts to take with one press. */
  presets?: readonly { key: string; label: string; isPicked?: boolean }[];
  onPreset?: (key: string) => void;
}

/** An amount of money: typed, stepped or taken from presets. It holds text only. */
export function AmountField({
  label,
  isLabelHidden,
  hint,
  error,
  value,
  onChange,
  symbol,
  onStep,
  isLeast,
  isMost,
  presets = [],
  onPreset,
  id,
  className,
  ...rest
}: AmountFieldProps) {
  const intl = useIntl();
  const made = useId();
  const key = id ?? made;
  const field = (
    <label className={styles.box} data-bad={error ? '' : undefined} dir="ltr">
      {symbol !== undefined && <span aria-hidden="true">{symbol}</span>}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        {...rest}
        id={key}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describe(key, { hint, error })}
      />
    </label>
  );
  return (
    <FieldFrame id={key} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error} className={className} hintBeside>
      <span className={cx(styles.amount, !onStep && styles.plain)}>
        {onStep && (
          <Button
            aria-label={intl.formatMessage({ id: 'ui.amount.less', defaultMessage: 'Less' })}
            disabled={isLeast}
            onClick={() => onStep(-1)}
          >
            <MinusIcon />
          </Button>
        )}
        {field}
        {onStep && (
          <Button
            aria-label={intl.formatMessage({ id: 'ui.amount.more', defaultMessage: 'More' })}
            disabled={isMost}
            onClick={() => onStep(1)}
          >
            <PlusIcon />
          </Button>
        )}
      </span>
      {presets.length > 0 && (
        <span className={styles.presets} data-presets="">
          {presets.map((preset) => (
            <Button key={preset.key} size="small" aria-pressed={preset.isPicked} onClick={() => onPreset?.(preset.key)}>
              {preset.label}
            </Button>
          ))}
        </span>
      )}
    </FieldFrame>
  );
}
