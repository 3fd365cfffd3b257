import { cx } from '../cx.ts';
import styles from './GamesSkeleton.module.css';
import { Bone, Loading, type SkeletonProps } from './Skeleton.tsx';

const GAMES = 16;
const OTHER_GAMES = 2;

/**
 * Placeholders for tiles of games: sixteen by default, with the two wide ones of the other games below.
 *
 * No keyboard. The shapes have no name; loading is announced once.
 *
 * @spec LY-09
 */
export function GamesSkeleton({ count = GAMES, className, ...rest }: SkeletonProps) {
  const places = (many: number, look: string | undefined) =>
    Array.from({ length: many }, (_, at) => (
      <div key={at}>
        <Bone className={look} style={{ blockSize: undefined }} />
        <Bone width={92 - (at % 3) * 18} />
      </div>
    ));
  return (
    <div {...rest} aria-busy="true" className={cx(styles.games, className)}>
      <Loading />
      <div className={styles.tiles}>{places(count, styles.tile)}</div>
      <div className={styles.others}>{places(OTHER_GAMES, styles.other)}</div>
    </div>
  );
}
