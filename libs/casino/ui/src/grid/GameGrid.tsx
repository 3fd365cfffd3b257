import { cx } from '@touchline/ui-kit';
import { Children, type ComponentProps, type ReactNode } from 'react';
import classes from './GameGrid.module.css';

export interface GameGridProps extends Omit<ComponentProps<'ul'>, 'children' | 'aria-label'> {
  /** What the games have in common. */
  label: string;
  /** Tiles. */
  children: ReactNode;
  /** One row that scrolls aside. */
  isRow?: boolean;
}

/**
 * Tiles of games: as many beside each other as fit, or one row that scrolls aside. A tile that is far from the screen costs neither layout nor
 * paint, so that thousands of them scroll smoothly.
 *
 * Keyboard: the tiles are tab stops; a row scrolls with them. Its name is `label`.
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
