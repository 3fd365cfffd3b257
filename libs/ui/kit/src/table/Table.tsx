import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Table.module.css';

export interface TableColumn {
  /** Unique; rows name their cells by it. */
  key: string;
  /** Head of the column. */
  head: ReactNode;
  /** Figures, aligned to the end. */
  isNumeric?: boolean;
}

export interface TableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Describes the table; visually hidden. */
  caption: string;
  /** The columns, in reading order. */
  columns: readonly TableColumn[];
  /** The rows, each with a cell per column. */
  rows: readonly { key: string; cells: Readonly<Record<string, ReactNode>> }[];
}

/**
 * A table that scrolls sideways if it is too wide.
 *
 * Keyboard: one tab stop, whose arrow keys scroll it. Its name is `caption`.
 */
export function Table({ caption, columns, rows, className, ...rest }: TableProps) {
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table {...rest} className={cx(styles.table, className)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" data-numeric={column.isNumeric ? '' : undefined}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {columns.map((column) => (
                <td key={column.key} data-numeric={column.isNumeric ? '' : undefined}>
                  {row.cells[column.key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
