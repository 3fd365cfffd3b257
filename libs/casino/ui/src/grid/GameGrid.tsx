import { cx } from '@touchline/ui-kit';
import { Children, type ComponentProps, type ReactNode } from 'react';
import classes from './GameGrid.module.css';

export interface GameGridProps extends Omit<ComponentProps<'ul'>, 'children' | 'aria-label'> {
  /** Accessible name of the list. */
  label: string;
  /** Tiles. */
  children: ReactNode;
  /** A single row that scrolls horizontally. */
  isRow?: boolean;
}

/**
 * A grid of game tiles, or a single row that scrolls horizontally. Tiles far off screen are neither laid out nor painted, so that thousands
 * scroll smoothly.
 *
 * Keyboard: the tiles are tab stops; a row scrolls along. Its accessible name is `label`.
 *
 * @spec CS-01 LOAD-4
 */
export function GameGrid({ label, children, isRow = false, className, ...rest }: GameGridProps) {
  return (
    <ul {...rest} aria-label={label} data-row={isRow ? '' : undefined} className={cx(classes.grid, className)}>
      {Children.map(children, (tile) => (
        <li className={classes.place}>{tile}</li>
      ))}
    </ul>
  );
}
