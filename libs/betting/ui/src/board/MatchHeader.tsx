import { Breadcrumb, cx } from '@touchline/ui-kit';
import type { BreadcrumbProps } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import styles from './MatchHeader.module.css';

export interface MatchHeaderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From the top of the site to the game; the last needs no address. */
  steps: BreadcrumbProps['steps'];
  /** Favourite, statistics, video. */
  tools?: ReactNode;
}

/** The way to a game and what can be done with it, above its score board. */
export function MatchHeader({ steps, tools, className, ...rest }: MatchHeaderProps) {
  return (
    <div {...rest} className={cx(styles.header, className)}>
      <Breadcrumb steps={steps} />
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    </div>
  );
}
