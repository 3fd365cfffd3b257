import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { moveFocus } from '../segmented/roving.ts';
import styles from './Tabs.module.css';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** What the tabs are of. */
  label: string;
  /** The tab that is shown. */
  value: string;
  /** The tabs in reading order, with the number of things on each where it helps. */
  tabs: readonly { value: string; label: ReactNode; count?: number }[];
  /** The player went to another tab. */
  onChange?: (value: string) => void;
  /** Id of the element that shows the chosen tab. */
  panelId?: string;
  /** Without the hairline below. */
  isBare?: boolean;
}

/**
 * Names of pages of one place; the current one has the accent line that turns up at its end.
 *
 * Keyboard: one tab stop; arrows, Home and End move and open at once. The row's name is `label`, a tab's its words and count.
 */
export function Tabs({ label, value, tabs, onChange, panelId, isBare, className, ...rest }: TabsProps) {
  const isKnown = tabs.some((tab) => tab.value === value);
  return (
    <div
      {...rest}
      role="tablist"
      aria-label={label}
      data-bare={isBare ? '' : undefined}
      className={cx(styles.tabs, className)}
      onKeyDown={(event) => moveFocus(event, '[role=tab]')?.click()}
    >
      {tabs.map((tab, at) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value || (!isKnown && at === 0) ? 0 : -1}
          onClick={() => onChange?.(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  );
}
