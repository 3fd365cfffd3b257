import type { GridStep, Scene } from '@touchline/casino-game-math';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { timesText } from '../format.ts';
import { words } from '../words.ts';
import styles from '../Game.module.css';

const STEP_MS = 900;
/** Shape and colour of each symbol; the letter below conveys the same without either. */
const SYMBOLS: Readonly<Record<string, { path: string; hue: number }>> = {
  A: { path: 'M20 4l5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z', hue: 45 },
  B: { path: 'M20 3l15 17-15 17L5 20z', hue: 200 },
  C: { path: 'M12 10a8 8 0 0 1 8 6 8 8 0 0 1 8-6c8 0 9 12-8 26C3 22 4 10 12 10z', hue: 350 },
  D: { path: 'M20 5a15 15 0 1 0 .1 0zm0 7a8 8 0 1 1-.1 0z', hue: 280 },
  E: { path: 'M6 34L20 6l14 28z', hue: 140 },
  F: { path: 'M7 7h26v26H7z', hue: 20 },
  G: { path: 'M20 4c9 9 12 14 12 20a12 12 0 0 1-24 0c0-6 3-11 12-20z', hue: 220 },
  W: { path: 'M3 9l7 22 10-15 10 15 7-22-9 8-8-13-8 13z', hue: 60 },
  S: { path: 'M20 2l4 12 13-3-9 9 9 9-13-3-4 12-4-12-13 3 9-9-9-9 13 3z', hue: 310 },
  O: { path: 'M20 4a16 16 0 1 0 .1 0zm0 5a11 11 0 1 1-.1 0z', hue: 48 },
};

function Symbol({ symbol, label }: { symbol: string; label?: string | undefined }) {
  const drawn = SYMBOLS[symbol];
  if (drawn === undefined) return <span className={styles.blank} aria-hidden="true" />;
  return (
    <>
      <svg viewBox="0 0 40 40" aria-hidden="true" style={{ color: `hsl(${drawn.hue} 70% 52%)` }}>
        <path d={drawn.path} fill="currentColor" fillRule="evenodd" stroke="currentColor" strokeLinejoin="round" />
      </svg>
      <span className={styles.letter}>{label ?? symbol}</span>
    </>
  );
}

/** Advances through the steps on a timer, or by clicks of the player if reduced motion is preferred. */
function useSteps(steps: readonly GridStep[], isCalm: boolean, onShown: () => void): [number, (at: number) => void] {
  const [at, setAt] = useState(0);
  const last = steps.length - 1;
  useEffect(() => {
    if (at >= last) {
      onShown();
      return undefined;
    }
    if (isCalm) return undefined;
    const timer = setTimeout(() => setAt(at + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [at, last, isCalm, onShown]);
  return [Math.min(at, last), setAt];
}

export interface SlotGridProps {
  scene: Extract<Scene, { kind: 'slots' }>;
  isCalm: boolean;
  isGain: boolean;
  /** Called when the last step is shown. */
  onShown: () => void;
}

/** A drawn grid of symbols, step by step. */
export function SlotGrid({ scene: { steps }, isCalm, isGain, onShown }: SlotGridProps) {
  const intl = useIntl();
  const [at, setAt] = useSteps(steps, isCalm, onShown);
  const step = steps[at];
  if (step === undefined) return null;
  const paying = new Set(step.wins.flatMap(({ cells }) => cells));
  const coin = (cell: number): string | undefined => {
    const value = step.coins?.[cell];
    return value === undefined ? undefined : timesText(intl, value);
  };
  return (
    <div className={styles.slot}>
      <div className={styles.reels} role="img" aria-label={step.columns.map((column) => [...column].join(' ')).join('; ')}>
        {step.columns.map((column, reel) => (
          <div className={styles.reel} key={`${at}-${reel}`} data-moves={!isCalm || undefined}>
            {[...column].map((symbol, row) => (
              <div
                className={styles.cell}
                key={row}
                data-pays={paying.has(reel * 10 + row) || undefined}
                data-won={(isGain && paying.has(reel * 10 + row)) || undefined}
              >
                <Symbol symbol={symbol} label={coin(reel * 10 + row)} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className={styles.caption}>
        {steps.length > 1 && <FormattedMessage tagName="span" {...words.step} values={{ step: at + 1, of: steps.length }} />}{' '}
        {step.mode === 'free' && <FormattedMessage tagName="span" {...words.freeSpin} values={{ times: step.times }} />}
        {isCalm && at < steps.length - 1 && (
          <button type="button" className={styles.small} data-step={at + 1} onClick={() => setAt(at + 1)}>
            <FormattedMessage id="game.step.next" defaultMessage="Next step" />
          </button>
        )}
      </p>
    </div>
  );
}
