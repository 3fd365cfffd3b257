import { Switch } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './Coupon.module.css';

export interface ReasonedSwitchProps {
  /** What is switched. */
  label: ReactNode;
  /** What it does, in one sentence. */
  hint?: ReactNode;
  /** Why it can't be had now; the switch stays in its place and says so. */
  reason?: ReactNode;
  /** It is on. */
  checked: boolean;
  /** Pressed; while there is a `reason` only to turn it off. */
  onChange: (isOn: boolean) => void;
}

/** A switch with a sentence about what it does, or about why it can't be had now. @spec CP-12 CP-15 */
export function ReasonedSwitch({ label, hint, reason, checked, onChange }: ReasonedSwitchProps) {
  const id = useId();
  const words = reason ?? hint;
  return (
    <div className={styles.reasoned} data-off={reason === undefined ? undefined : ''}>
      <Switch
        label={label}
        checked={checked}
        // Still focusable: a person who can't see the words must be able to reach the reason.
        aria-disabled={reason === undefined ? undefined : true}
        aria-describedby={words === undefined ? undefined : id}
        onChange={(event) => {
          if (reason === undefined || checked) onChange(event.target.checked);
        }}
      />
      {words !== undefined && <small id={id}>{words}</small>}
    </div>
  );
}
