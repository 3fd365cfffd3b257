import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '../cx.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

export interface BoneProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** In pixels; the whole width unless told. */
  width?: number;
  /** In pixels; 10 unless told. */
  height?: number;
}

/**
 * A grey shape where something will stand. Silent; whoever groups bones says that the place is loading.
 *
 * No keyboard and no name.
 */
export function Bone({ width, height = 10, className, style, ...rest }: BoneProps) {
  return (
    <span aria-hidden="true" {...rest} className={cx(styles.bone, className)} style={{ inlineSize: width, blockSize: height, ...style }} />
  );
}

/** Says once, to those who listen, that the place is on its way. */
export function Loading() {
  const intl = useIntl();
  return <VisuallyHidden role="status">{intl.formatMessage({ id: 'ui.loading', defaultMessage: 'Loading' })}</VisuallyHidden>;
}

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How many rows, blocks or lines. */
  count?: number;
}

const LIST_LENGTH = 15;

/**
 * A championship with its games, before they come: fifteen of them unless told.
 *
 * No keyboard. The shapes have no name; that the place is loading is said once.
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
 * Cards or markets, before they come.
 *
 * No keyboard. The shapes have no name; that the place is loading is said once.
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
 * Lines of a text or a menu, before they come.
 *
 * No keyboard. The shapes have no name; that the place is loading is said once.
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
