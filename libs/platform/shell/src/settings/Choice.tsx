import { SegmentedControl, type SegmentedControlProps } from '@touchline/ui-kit';
import styles from './Settings.module.css';

/** A segmented control with its label. */
export function Choice(props: SegmentedControlProps) {
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{props.label}</span>
      <SegmentedControl {...props} />
    </div>
  );
}
