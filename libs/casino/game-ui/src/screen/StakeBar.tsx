import type { GameInit } from '@touchline/casino-game-contract';
import { useIntl } from 'react-intl';
import { moneyText } from '../format.ts';
import { words } from '../words.ts';
import styles from '../Game.module.css';

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
/** Of the usual stake: no preset is the highest stake. */
const PRESETS = [1, 2, 5];

/** Stakes that one press sets: the lowest, the usual one and two above it, as far as the game takes them. */
export function presetsOf({ min, max, usual }: GameInit['stake']): readonly number[] {
  const values = [min, ...PRESETS.map((times) => usual * times)];
  return [...new Set(values)].filter((value) => value >= min && value <= max).sort((one, other) => one - other);
}

export interface StakeBarProps {
  value: number;
  init: GameInit;
  isLocked: boolean;
  /** The stake is the value of a chip. */
  isChip: boolean;
  onValue: (value: number) => void;
}

/** The stake of the next round, by steps or by presets. */
export function StakeBar({ value, init, isLocked, isChip, onValue }: StakeBarProps) {
  const intl = useIntl();
  const { min, max } = init.stake;
  const presets = presetsOf(init.stake);
  const values = [...new Set([...STEPS.map((step) => min * step), ...presets, value])]
    .filter((each) => each >= min && each <= max)
    .sort((a, b) => a - b);
  const at = values.indexOf(value);
  return (
    <div className={styles.stake} role="group" aria-label={intl.formatMessage(isChip ? words.chip : words.stake)}>
      <button
        type="button"
        aria-label={intl.formatMessage(words.less)}
        disabled={isLocked || at <= 0}
        onClick={() => onValue(values[at - 1] ?? min)}
      >
        −
      </button>
      <span aria-live="polite">{moneyText(intl, value, init)}</span>
      <button
        type="button"
        aria-label={intl.formatMessage(words.more)}
        disabled={isLocked || at >= values.length - 1}
        onClick={() => onValue(values[at + 1] ?? max)}
      >
        +
      </button>
      {presets.length > 1 && (
        <span className={styles.presets}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              data-preset
              aria-pressed={preset === value}
              disabled={isLocked}
              onClick={() => onValue(preset)}
            >
              {moneyText(intl, preset, init)}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}
