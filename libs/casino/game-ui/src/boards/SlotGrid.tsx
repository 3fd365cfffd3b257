import type { GridStep, Scene } from '@touchline/casino-game-math';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { timesText } from '../format.ts';
import { words } from '../words.ts';
import { GridSymbol, isGridSymbol } from './GridSymbol.tsx';
import styles from '../Game.module.css';

const STEP_MS = 900;
function Symbol({ symbol, label }: { symbol: string; label?: string | undefined }) {
  if (!isGridSymbol(symbol)) return <span className={styles.blank} aria-hidden="true" />;
  return (
    <>
      <GridSymbol symbol={symbol} />
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
