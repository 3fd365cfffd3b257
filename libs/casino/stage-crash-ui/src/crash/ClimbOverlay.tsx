import type { OverlayProps, SceneOf } from '@touchline/casino-stage-ui';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { amountText, timesText, useHeight, useNow } from './figures.ts';
import styles from './Crash.module.css';
import { words } from './words.ts';

const SECOND_MS = 1_000;
/** Between two sentences about a running climb. */
const SAID_EVERY_MS = 5_000;
/** Height, in hundredths, at which the curve reaches the upper edge. */
const HIGHEST_DRAWN = 2_000;

/** When the climb begins on this page's clock. An answer can only be late, so that the earliest estimate is best. */
function useStart(scene: SceneOf<'waiting'>): number {
  const startsAt = () => performance.now() + (scene.leftMs ?? 0);
  const [first] = useState(startsAt);
  const kept = useRef({ scene, startsAt: first });
  if (kept.current.scene !== scene) kept.current = { scene, startsAt: Math.min(kept.current.startsAt, startsAt()) };
  return kept.current.startsAt;
}

/** The seconds until the climb begins, and what a cash-out depends on. */
function Waiting({ scene }: { scene: SceneOf<'waiting'> }) {
  const startsAt = useStart(scene);
  const now = useNow();
  const seconds = Math.max(0, Math.ceil((startsAt - now) / SECOND_MS));
  return (
    <div className={styles.climb}>
      <p className={styles.line} role="timer" aria-live="off">
        <FormattedMessage {...words.begins} values={{ seconds }} />
      </p>
      <Rule />
    </div>
  );
}

const Rule = () => (
  <p className={styles.rule}>
    <FormattedMessage {...words.rule} />
  </p>
);

/** The curve from the lower corner to the present height. */
function Curve({ height }: { height: number }) {
  const share = Math.min(1, Math.log(height / 100) / Math.log(HIGHEST_DRAWN / 100));
  const [x, y] = [2 + 96 * share, 98 - 90 * share];
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.curve} aria-hidden="true">
      <path d={`M2 98Q${2 + 62 * share} 98 ${x} ${y}V98Z`} data-area />
      <path d={`M2 98Q${2 + 62 * share} 98 ${x} ${y}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

type RunningProps = Pick<OverlayProps, 'around' | 'unit' | 'startedAt'> & { scene: SceneOf<'climb'> };

function Running({ scene: { auto }, around: { climb, isCalm, round }, unit, startedAt }: RunningProps) {
  const intl = useIntl();
  const height = useHeight(climb, startedAt);
  const ranMs = climb === null ? 0 : climb.timeTo(height);
  const saidMs = ranMs - (ranMs % SAID_EVERY_MS);
  const said = saidMs > 0 && climb !== null ? climb.heightAfter(saidMs) : null;
  return (
    <div className={styles.climb}>
      {!isCalm && <Curve height={height} />}
      <p className={styles.height} aria-hidden="true" data-height={height}>
        {`${timesText(intl, height)}×`}
      </p>
      {auto !== null && (
        <p className={styles.line}>
          <FormattedMessage {...words.preset} values={{ times: timesText(intl, auto) }} />
        </p>
      )}
      <p className={styles.said} aria-live="polite">
        {said !== null && (
          <FormattedMessage
            tagName="span"
            {...words.now}
            values={{ times: timesText(intl, said), amount: amountText(intl, { staked: round.staked, height: said }, unit) }}
          />
        )}
      </p>
    </div>
  );
}

/** The end as far as it is known; a player who has cashed out does not see it before it happens. It is drawn like any other state. */
function Ended({ scene: { point, cashedAt }, isOpen }: { scene: SceneOf<'climb'>; isOpen: boolean }) {
  const intl = useIntl();
  return (
    <div className={styles.climb}>
      <p className={styles.height} aria-hidden="true">
        {`${timesText(intl, cashedAt ?? point ?? 100)}×`}
      </p>
      <p className={styles.line} aria-hidden="true">
        {cashedAt !== null && <FormattedMessage tagName="span" {...words.left} values={{ times: timesText(intl, cashedAt) }} />}{' '}
        {point !== null && <FormattedMessage tagName="span" {...words.ended} values={{ times: timesText(intl, point) }} />}
      </p>
      {isOpen && (
        <p className={styles.line}>
          <FormattedMessage {...words.checking} />
        </p>
      )}
    </div>
  );
}

/** Figures of a climb over its backdrop: the time until it begins, its height, and its end. @spec CS-05 LIM-5 */
export function ClimbOverlay({ scene, around, unit, startedAt }: OverlayProps) {
  if (scene?.kind === 'waiting') return <Waiting scene={scene} />;
  if (scene?.kind !== 'climb')
    return (
      <div className={styles.climb}>
        <Rule />
      </div>
    );
  const isOpen = around.round.status === 'open';
  if (isOpen && scene.point === null && scene.cashedAt === null) return <Running {...{ scene, around, unit, startedAt }} />;
  return <Ended scene={scene} isOpen={isOpen} />;
}
