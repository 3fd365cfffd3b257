import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

export interface BoneProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Width in pixels; default is the full width. */
  width?: number;
  /** Height in pixels; default 10. */
  height?: number;
}

/**
 * A grey placeholder. Hidden from screen readers; the component that groups bones announces the loading.
 *
 * No keyboard and no name.
 */
export function Bone({ width, height = 10, className, style, ...rest }: BoneProps) {
  return (
    <span aria-hidden="true" {...rest} className={cx(styles.bone, className)} style={{ inlineSize: width, blockSize: height, ...style }} />
  );
}

/** Announces once to screen readers that the content is loading. */
export function Loading() {
  const intl = useIntl();
  return <VisuallyHidden role="status">{intl.formatMessage({ id: 'ui.loading', defaultMessage: 'Loading' })}</VisuallyHidden>;
}

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of rows, blocks or lines. */
  count?: number;
}

const LIST_LENGTH = 15;

/**
 * Placeholders for a championship with its games: fifteen by default.
 *
 * No keyboard. The shapes have no name; loading is announced once.
 *
 * @spec LY-09
 */
export function EventListSkeleton({ count = LIST_LENGTH, className, ...rest }: SkeletonProps) {
  return (
    <div {...rest} aria-busy="true" className={cx(styles.list, className)}>
      <Loading />
      <div className={styles.head}>
        <Bone width={18} height={12} />
        <Bone width={140} />
      </div>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.row}>
          <Bone width={34} />
          <span className={styles.names}>
            <Bone width={150 - (at % 3) * 22} />
            <Bone width={120 + (at % 2) * 30} />
          </span>
          {Array.from({ length: 6 }, (_unused, cell) => (
            <Bone key={cell} className={styles.price} height={36} />
          ))}
        </div>
      ))}
    </div>
  );
}

/**
 * Placeholders for cards or markets.
 *
 * No keyboard. The shapes have no name; loading is announced once.
 */
export function BlocksSkeleton({ count = 3, className, ...rest }: SkeletonProps) {
  return (
    <div {...rest} aria-busy="true" className={cx(styles.blocks, className)}>
      <Loading />
      {Array.from({ length: count }, (_, at) => (
        <Bone key={at} className={styles.block} height={96} />
      ))}
    </div>
  );
}

/**
 * Placeholders for lines of a text or a menu.
 *
 * No keyboard. The shapes have no name; loading is announced once.
 */
export function LinesSkeleton({ count = 5, className, ...rest }: SkeletonProps) {
  return (
    <div {...rest} aria-busy="true" className={cx(styles.lines, className)}>
      <Loading />
      {Array.from({ length: count }, (_, at) => (
        <Bone key={at} width={200 - (at % 4) * 28} height={12} />
      ))}
    </div>
  );
}
