import type { ComponentProps } from 'react';
import { useId } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { MinusIcon, PlusIcon } from '../icons/icons.ts';
import { Keypad } from '../keypad/Keypad.tsx';
import type { KeypadPreset } from '../keypad/Keypad.tsx';
import { pressKey } from '../keypad/press-key.ts';
import type { KeypadKey } from '../keypad/press-key.ts';
import { decimalMark } from '../typing/decimal-mark.ts';
import styles from './Field.module.css';
import { describe, FieldFrame } from './FieldFrame.tsx';
import type { FieldWords } from './FieldFrame.tsx';
import { TextInput } from './TextInput.tsx';
import { useTyping } from './use-typing.ts';

export interface AmountFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'prefix'>, FieldWords {
  /** Text as typed by the player; the caller reads it with `useAmountReader`. */
  value: string;
  /** Called when the text changes, by typing or by the keypad. */
  onChange: (text: string) => void;
  /** Currency symbol, placed as the language requires. */
  symbol?: string;
  /** One step down or up; the buttons are hidden without it. */
  onStep?: (direction: -1 | 1) => void;
  /** Whether no further step down is possible. */
  isLeast?: boolean;
  /** Whether no further step up is possible. */
  isMost?: boolean;
  /** Amounts to choose with one press. */
  presets?: readonly KeypadPreset[];
  /** Shows the presets on the line of the label; a hint needs that line, so with one they are below. */
  hasPresetsBeside?: boolean;
  /** Called when an amount is chosen. */
  onPreset?: (key: string) => void;
  /** On a phone: shows our own keypad below the focused field instead of the system's keyboard; it includes the presets. */
  hasKeypad?: boolean;
}

/**
 * An amount of money: typed, stepped, entered on a keypad or chosen from presets. It only holds text.
 *
 * Keyboard: the field is a text field; the buttons are tab stops. Accessible name: `label`; hint and error describe the field.
 */
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
  hasPresetsBeside = false,
  onPreset,
  hasKeypad = false,
  id,
  className,
  ...rest
}: AmountFieldProps) {
  const intl = useIntl();
  const made = useId();
  const key = id ?? made;
  const typing = useTyping();
  const press = (pressed: KeypadKey) => {
    // By id, because the caller owns the ref of the field.
    const box = document.getElementById(key);
    if (!(box instanceof HTMLInputElement)) return;
    const end = box.value.length;
    const point = decimalMark(intl);
    const next = pressKey({ text: box.value, start: box.selectionStart ?? end, end: box.selectionEnd ?? end }, pressed, point);
    onChange(next.text);
    // Waits until the caller has rendered the new text, then sets the caret.
    requestAnimationFrame(() => box.setSelectionRange(next.start, next.end));
  };
  const field = (
    <label
      className={styles.box}
      data-bad={error ? '' : undefined}
      data-sign={symbol !== undefined && isSignAfter(intl) ? 'after' : undefined}
      dir="ltr"
    >
      {symbol !== undefined && <span aria-hidden="true">{symbol}</span>}
      <TextInput
        type="text"
        inputMode={hasKeypad ? 'none' : 'decimal'}
        autoComplete="off"
        enterKeyHint="done"
        {...rest}
        id={key}
        data-typing={typing.isTyping ? '' : undefined}
        onFocus={(event) => {
          typing.onFocus();
          rest.onFocus?.(event);
        }}
        onBlur={(event) => {
          typing.onBlur();
          rest.onBlur?.(event);
        }}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describe(key, { hint, error })}
      />
    </label>
  );
  return (
    <FieldFrame
      id={key}
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      className={cx(hasKeypad && styles.withKeypad, hasPresetsBeside && !hint && styles.withPresetsBeside, className)}
      hintBeside
    >
      <span className={cx(styles.amount, !onStep && styles.plain)}>
        {onStep && (
          <Button
            aria-label={intl.formatMessage({ id: 'ui.amount.less', defaultMessage: 'Decrease' })}
            disabled={isLeast}
            onClick={() => onStep(-1)}
          >
            <MinusIcon />
          </Button>
        )}
        {field}
        {onStep && (
          <Button
            aria-label={intl.formatMessage({ id: 'ui.amount.more', defaultMessage: 'Increase' })}
            disabled={isMost}
            onClick={() => onStep(1)}
          >
            <PlusIcon />
          </Button>
        )}
      </span>
      {hasKeypad && <Keypad className={styles.keypad} presets={presets} onPreset={onPreset} onKey={press} />}
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

/** Whether the language puts the currency symbol after the figure: 5,00 €. */
function isSignAfter(intl: IntlShape): boolean {
  const parts = intl.formatNumberToParts(1, { style: 'currency', currency: 'EUR', currencyDisplay: 'narrowSymbol' });
  return parts.findIndex(({ type }) => type === 'currency') > parts.findIndex(({ type }) => type === 'integer');
}
