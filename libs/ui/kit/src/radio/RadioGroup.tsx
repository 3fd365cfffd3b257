import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { describe, FieldError } from '../field/FieldFrame.tsx';
import type { FieldWords } from '../field/FieldFrame.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './RadioGroup.module.css';

export interface RadioOption {
  /** Passed to `onChange` when it is chosen. */
  value: string;
  /** Text of the option. */
  label: ReactNode;
  /** One line of explanation, for a choice with consequences. */
  hint?: ReactNode;
  /** Whether it is visible but cannot be chosen. */
  isDisabled?: boolean;
}

export interface RadioGroupProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'children'>, FieldWords {
  /** A few options; for many use `Select` or `Combobox`. */
  options: readonly RadioOption[];
  /** Value of the chosen option, or null for none. */
  value: string | null;
  /** Called when the player chooses another option. */
  onChange: (value: string) => void;
  /** Side by side if there is room, for two or three short options. */
  isInline?: boolean;
  /** Each on its own card, for options with a hint. */
  isOnCards?: boolean;
}

/**
 * A choice between a few visible options with their consequences. Native radio buttons.
 *
 * Keyboard: Tab leads to the chosen option, arrow keys choose the next and the previous, the space bar chooses the first. Accessible name:
 * `label` is the legend of the group; hint and error describe it.
 */
export function RadioGroup({
  label,
  isLabelHidden,
  hint,
  error,
  options,
  value,
  onChange,
  isInline,
  isOnCards,
  id,
  className,
  ...rest
}: RadioGroupProps) {
  const made = useId();
  const key = id ?? made;
  return (
    <fieldset
      {...rest}
      id={key}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={describe(key, { hint, error })}
      className={cx(styles.group, className)}
    >
      <legend className={styles.legend}>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}</legend>
      {hint !== undefined && (
        <span id={`${key}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <div className={styles.options} data-inline={isInline ? '' : undefined}>
        {options.map((option, at) => (
          <label key={option.value} className={styles.option} data-card={isOnCards ? '' : undefined}>
            <input
              type="radio"
              name={key}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              aria-describedby={option.hint === undefined ? undefined : `${key}-${at}-hint`}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.dot} aria-hidden="true" />
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.hint !== undefined && (
                <span id={`${key}-${at}-hint`} className={styles.hint}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={key} error={error} />
    </fieldset>
  );
}
