import { moneyText } from '@touchline/casino-game-ui';
import type { ChoicesProps } from '@touchline/casino-stage-ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Calls } from './Calls.tsx';
import { doubled, type PlacedBet, sumOf, useChips, withChips, without } from './chips.ts';
import { Cloth } from './Cloth.tsx';
import { isDoubleZero } from './spots.ts';
import { straightOn } from './wheel.ts';
import { words } from './words.ts';
import styles from './roulette.module.css';

const betsOf = ({ bets }: ChoicesProps['choice']): readonly PlacedBet[] => (Array.isArray(bets) ? (bets as PlacedBet[]) : []);
const HALF = 0.5;
const NO_PLACES = { values: [], hasHalfBack: undefined };

/** A button keeps the focus when there is nothing left for it to do. */
function Act({ onAct, children }: { onAct: (() => void) | null; children: ReactNode }) {
  return (
    <button type="button" aria-disabled={onAct === null || undefined} onClick={onAct ?? undefined}>
      {children}
    </button>
  );
}

/** The bets of a round of roulette, on the cloth. @spec CS-05 */
export function RouletteTable({ options, choice, chip, unit, isLocked, onChoice }: ChoicesProps) {
  const intl = useIntl();
  const [isLarge, setLarge] = useState(false);
  const option = options.find(({ kind }) => kind === 'bets');
  const { values: places, hasHalfBack } = option?.kind === 'bets' ? option : NO_PLACES;
  const bets = betsOf(choice);
  const { change, undo, repeat } = useChips(bets, isLocked, (next) => onChoice({ ...choice, bets: next }));
  const put = (on: readonly string[]): void => change(withChips(bets, on, chip));
  return (
    <fieldset className={styles.table} disabled={isLocked}>
      <legend>
        <FormattedMessage {...words.total} values={{ amount: moneyText(intl, sumOf(bets), unit) }} />
      </legend>
      <Cloth {...{ places, bets, unit, isLarge }} onPut={(on) => put([on])} onTake={(on) => change(without(bets, on))} />
      {hasHalfBack && (
        <p className={styles.rule}>
          <FormattedMessage {...words.halfRule} values={{ times: intl.formatNumber(HALF) }} />
        </p>
      )}
      <div className={styles.acts}>
        <Act onAct={undo}>
          <FormattedMessage {...words.undo} />
        </Act>
        <Act onAct={repeat}>
          <FormattedMessage {...words.repeat} />
        </Act>
        <Act onAct={bets.length === 0 ? null : () => change(doubled(bets))}>
          <FormattedMessage {...words.double} />
        </Act>
        <Act onAct={bets.length === 0 ? null : () => change([])}>
          <FormattedMessage {...words.clear} />
        </Act>
        <button type="button" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          <FormattedMessage {...words.larger} />
        </button>
      </div>
      <Calls isDouble={isDoubleZero(places)} onCall={(numbers) => put(numbers.map(straightOn))} />
    </fieldset>
  );
}
