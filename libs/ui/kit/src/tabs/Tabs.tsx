import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { moveFocus } from '../segmented/roving.ts';
import styles from './Tabs.module.css';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Describes the tabs; the name of the row. */
  label: string;
  /** Value of the current tab. */
  value: string;
  /** The tabs in reading order, with counts where they help. */
  tabs: readonly { value: string; label: ReactNode; count?: number }[];
  /** Called when the player chooses another tab. */
  onChange?: (value: string) => void;
  /** Id of the element that shows the current tab. */
  panelId?: string;
  /** Removes the hairline below. */
  isBare?: boolean;
}

/**
 * Tabs of one page; the current one has an accent line that turns up at its end.
 *
 * Keyboard: one tab stop; arrows, Home and End move and activate at once. The row's name is `label`, a tab's its text and count.
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
          <span>{tab.label}</span>
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  );
}
