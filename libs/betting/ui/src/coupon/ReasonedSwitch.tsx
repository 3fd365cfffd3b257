import { Switch } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './Coupon.module.css';

export interface ReasonedSwitchProps {
  /** Name of the option. */
  label: ReactNode;
  /** Effect of the option, in one sentence. */
  hint?: ReactNode;
  /** Why it is not available now; the switch stays and shows the reason. */
  reason?: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Called on click; with a `reason` only to turn it off. */
  onChange: (isOn: boolean) => void;
}

/** Switch with a description of its effect, or of why it is not available. @spec CP-12 CP-15 */
export function ReasonedSwitch({ label, hint, reason, checked, onChange }: ReasonedSwitchProps) {
  const id = useId();
  const words = reason ?? hint;
  return (
    <div className={styles.reasoned} data-off={reason === undefined ? undefined : ''}>
      <Switch
        label={label}
        checked={checked}
        // Stays focusable, so that screen reader users can reach the reason.
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
