import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Table.module.css';

export interface TableColumn {
  /** Its own name; the cells of a row go by it. */
  key: string;
  /** Its head in words. */
  head: ReactNode;
  /** Figures: aligned to the end. */
  isNumeric?: boolean;
}

export interface TableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** What the table is of; heard, not seen. */
  caption: string;
  /** The columns, in reading order. */
  columns: readonly TableColumn[];
  /** The rows, each with a cell for every column. */
  rows: readonly { key: string; cells: Readonly<Record<string, ReactNode>> }[];
}

/**
 * Facts in rows. It scrolls aside by itself where it is too wide.
 *
 * Keyboard: one tab stop, whose arrows scroll it aside. Its name is `caption`.
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
