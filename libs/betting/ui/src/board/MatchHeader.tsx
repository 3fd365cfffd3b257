import { Breadcrumb, cx } from '@touchline/ui-kit';
import type { BreadcrumbProps } from '@touchline/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import styles from './MatchHeader.module.css';

export interface MatchHeaderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Breadcrumbs from the home page to the game; the last one needs no URL. */
  steps: BreadcrumbProps['steps'];
  /** Actions: favourite, statistics, video. */
  tools?: ReactNode;
}

/** Breadcrumbs and actions of a game, above its score board. */
export function MatchHeader({ steps, tools, className, ...rest }: MatchHeaderProps) {
  return (
    <div {...rest} className={cx(styles.header, className)}>
      <Breadcrumb steps={steps} />
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    </div>
  );
}
