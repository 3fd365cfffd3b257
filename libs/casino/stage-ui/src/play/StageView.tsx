import type { GameArt } from '@touchline/casino-game-art';
import type { RoundView } from '@touchline/casino-game-contract';
import type { Climb, Idle, Scene } from '@touchline/casino-game-math';
import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SoundName } from '../score/score.ts';
import { type Money, scoreOf, type StageAround, type StageGame } from '../score/stage.ts';
import { saidBy, soundsIn } from './moments.ts';
import { useScoreTime } from './use-score-time.ts';
import { useDrawn } from './use-surface.ts';
import styles from './StageView.module.css';

export interface StageViewProps {
  game: StageGame;
  art: GameArt;
  facts: StageAround['facts'];
  idle: Idle;
  /** The round on the stage; null before the first. */
  round: RoundView | null;
  /** Number of rounds in this visit: two that look the same are still two, and demo rounds have no number. */
  count: number;
  /** Start of an open round on this page's clock. */
  startedAt: number | null;
  climb: Climb | null;
  unit: Money;
  isCalm: boolean;
  isLocked: boolean;
  hasLetters: boolean;
  onSound: (sound: SoundName) => void;
  onMove: (move: string) => void;
  /** Called once when the result of a round may be shown. */
  onShown: () => void;
}

/** A sound that is later than this, because the page slept, is left out: all at once they would be one noise. */
const LATE_MS = 2_000;
const TALL_BELOW = '(max-aspect-ratio: 4/5)';

/** Whether the stage is upright, and follows the phone when it is turned. */
function useForm(): StageAround['form'] {
  const [isTall, setTall] = useState(() => window.matchMedia?.(TALL_BELOW).matches ?? false);
  useEffect(() => {
    const query = window.matchMedia?.(TALL_BELOW);
    const changed = (): void => setTall(query.matches);
    query?.addEventListener('change', changed);
    return () => query?.removeEventListener('change', changed);
  }, []);
  return isTall ? 'tall' : 'wide';
}

/** What makes a scene another one; the running time of a climb or a draw does not. */
const sameness = (scene: Scene | null): string =>
  JSON.stringify(scene, (key, value: unknown) => (/^(since|left)Ms$/.test(key) ? undefined : value));

/** The score of the present scene; a status check of an open round brings the same scene and leaves the score as it is. */
function useScore(props: StageViewProps) {
  const { game, art, round, count, climb, isCalm, hasLetters } = props;
  const intl = useIntl();
  const form = useForm();
  const key = `${count}/${round?.made}/${round?.status}/${sameness(round?.scene ?? null)}`;
  // A change of language does not play the round again.
  const latest = useRef({ ...props, intl });
  latest.current = { ...props, intl };
  const seen = useRef<{ key: string; scene: Scene | null; before: Scene | null }>({ key, scene: round?.scene ?? null, before: null });
  return useMemo(() => {
    const { round: view, startedAt, facts, intl: spoken } = latest.current;
    const scene = view?.scene ?? null;
    if (seen.current.key !== key) seen.current = { key, scene, before: seen.current.scene };
    const shown: StageAround['round'] = view ?? { round: null, status: 'settled', made: 0, staked: 0, returned: 0 };
    const isGain = shown.status !== 'open' && (shown.returned > shown.staked || shown.jackpot !== undefined);
    const sinceMs = startedAt === null ? 0 : Math.max(0, performance.now() - startedAt);
    const around: StageAround = {
      ...{ art, facts, round: shown, before: seen.current.before, isGain, isCalm, form, hasLetters, sinceMs, climb },
      written: (value) => spoken.formatNumber(value),
    };
    const score = scoreOf(game, scene, around);
    // A round that is over ends on every stage, also on one that has no picture of its scene, such as a void round.
    const endMs = score.endMs ?? (view !== null && view.status !== 'open' ? 0 : null);
    return { score: { ...score, endMs }, around, key };
  }, [game, art, key, isCalm, form, hasLetters, climb]);
}

/** A round on its stage: drawn, put into words for screen readers, and heard if the player wants it. @spec CS-02 CS-05 LIM-5 */
export function StageView(props: StageViewProps) {
  const { game, idle, round, count, startedAt, unit, isCalm, isLocked, onSound, onMove, onShown } = props;
  const intl = useIntl();
  const host = useRef<HTMLDivElement>(null);
  const { score, around, key } = useScore(props);
  const { beganMs, passedMs, passTo, continueFrom } = useScoreTime(score, key, isCalm);
  const { endMs, restMs, pages = [], byHandMs } = score;
  const isOver = endMs !== null && passedMs >= endMs;
  useDrawn(host, score, { beganMs, stillMs: isCalm || isOver ? passedMs : null });

  const heard = useRef({ key, untilMs: -1 });
  useEffect(() => {
    if (heard.current.key !== key) heard.current = { key, untilMs: -1 };
    soundsIn(score, Math.max(heard.current.untilMs, passedMs - LATE_MS), passedMs).forEach(onSound);
    heard.current.untilMs = passedMs;
  }, [score, key, passedMs, onSound]);

  const latest = useRef(onShown);
  latest.current = onShown;
  const isSettled = round !== null && round.status !== 'open';
  useEffect(() => {
    if (isOver && isSettled) latest.current();
  }, [key, isOver, isSettled]);

  const nextPage = isCalm ? pages.find((at) => at > passedMs) : undefined;
  const canEnd = !isCalm && around.isGain && endMs !== null && passedMs >= restMs && !isOver;
  const { Overlay } = game;
  const caption = isSettled ? saidBy(score, passedMs).findLast(({ isCaption }) => isCaption) : undefined;
  return (
    <div className={styles.stage} data-form={around.form} data-stage={isOver ? 'over' : 'running'}>
      <div ref={host} className={styles.picture} />
      {Overlay !== undefined && (
        <div className={styles.overlay}>
          <Overlay
            scene={round?.scene ?? null}
            isAtRest={passedMs >= restMs}
            isShown={isOver && isSettled}
            onUncovered={() => {
              if (byHandMs !== undefined) continueFrom(byHandMs);
            }}
            {...{ idle, around, count, unit, startedAt, isLocked, onMove, passedMs }}
          />
        </div>
      )}
      {caption !== undefined && (
        <p className={styles.caption} aria-hidden="true">
          {intl.formatMessage(caption.message, caption.values)}
        </p>
      )}
      <p className={styles.words} aria-live="polite">
        {saidBy(score, passedMs).map(({ message, values }, at) => (
          <span key={at}>{intl.formatMessage(message, values)} </span>
        ))}
      </p>
      {nextPage !== undefined && (
        <button type="button" className={styles.ahead} data-step={nextPage} onClick={() => passTo(nextPage)}>
          <FormattedMessage id="stage.next" defaultMessage="Next step" />
        </button>
      )}
      {canEnd && (
        <button type="button" className={styles.ahead} onClick={() => passTo(endMs)}>
          <FormattedMessage id="stage.end" defaultMessage="Show the result" />
        </button>
      )}
    </div>
  );
}
