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
import styles from './Field.module.css';
import { describe, FieldFrame } from './FieldFrame.tsx';
import type { FieldWords } from './FieldFrame.tsx';
import { useTyping } from './use-typing.ts';

export interface AmountFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'prefix'>, FieldWords {
  /** The text in the field, as the player types it; whoever owns it turns it into money. */
  value: string;
  /** The text changed: typed, or pressed on the keypad. */
  onChange: (text: string) => void;
  /** Sign of the currency, beside the figure as the language writes it. */
  symbol?: string;
  /** One step down or up; without it the buttons are not there. */
  onStep?: (direction: -1 | 1) => void;
  /** No step down is left. */
  isLeast?: boolean;
  /** No step up is left. */
  isMost?: boolean;
  /** Amounts to take with one press. */
  presets?: readonly KeypadPreset[];
  /** They stand on the line of the label; a hint needs that line for itself, and they go below. */
  hasPresetsBeside?: boolean;
  /** An amount was taken. */
  onPreset?: (key: string) => void;
  /** For a phone: our own keys below the field while it has the focus, in place of the system's keyboard; the presets stand among them meanwhile. */
  hasKeypad?: boolean;
}

/**
 * An amount of money: typed, stepped, pressed on a keypad or taken from presets. It holds text only.
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
    // By its id: the ref of the field belongs to whoever uses the component.
    const box = document.getElementById(key);
    if (!(box instanceof HTMLInputElement)) return;
    const end = box.value.length;
    const next = pressKey({ text: box.value, start: box.selectionStart ?? end, end: box.selectionEnd ?? end }, pressed);
    onChange(next.text);
    // Its owner draws the new text first; then the caret has a place to go to.
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
      <input
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

/** Whether the language writes the sign of a currency after the figure: 5,00 €. */
function isSignAfter(intl: IntlShape): boolean {
  const parts = intl.formatNumberToParts(1, { style: 'currency', currency: 'EUR', currencyDisplay: 'narrowSymbol' });
  return parts.findIndex(({ type }) => type === 'currency') > parts.findIndex(({ type }) => type === 'integer');
}
