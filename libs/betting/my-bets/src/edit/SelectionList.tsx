import type { EditSelection } from '@touchline/betting-cash-out-state';
import type { BetNow } from '@touchline/betting-contract';
import { Button } from '@touchline/ui-kit';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './EditBet.module.css';
import type { WordsOf } from './selection.ts';
import { SwapList } from './SwapList.tsx';

export interface SelectionListProps {
  selections: readonly EditSelection[];
  /** Current state of the selections at the backend. */
  bets: readonly BetNow[];
  wordsOf: WordsOf;
  odds: (coef: number) => string;
  isBusy: boolean;
  onChange: (selections: readonly EditSelection[]) => void;
}

/** Selections of the new bet at current odds; each can be removed or swapped. @spec AC-05 */
export function SelectionList({ selections, bets, wordsOf, odds, isBusy, onChange }: SelectionListProps) {
  const intl = useIntl();
  const [swapped, setSwapped] = useState<number | null>(null);
  const taken = useMemo(() => new Set(selections.map(({ outcomeId }) => outcomeId)), [selections]);
  return (
    <ul className={styles.list} aria-label={intl.formatMessage({ id: 'betting.edit.list', defaultMessage: 'Selections of the new bet' })}>
      {selections.map((selection) => {
        const { outcomeId } = selection;
        const words = wordsOf(selection);
        const now = bets.find((bet) => bet.outcomeId === outcomeId)?.coef ?? selection.coef;
        const isSwapped = swapped === outcomeId;
        return (
          <li key={outcomeId} className={styles.selection}>
            <span className={styles.line}>
              <span>
                <b dir="auto">{words.pick}</b> <small>{words.market}</small>
              </span>
              <b dir="ltr">{odds(now)}</b>
            </span>
            <small dir="auto">{words.game}</small>
            <span className={styles.acts}>
              <Button
                size="small"
                look="outline"
                disabled={isBusy}
                aria-expanded={isSwapped}
                aria-label={intl.formatMessage({ id: 'betting.edit.swapOf', defaultMessage: 'Swap {pick}' }, { pick: words.pick })}
                onClick={() => setSwapped(isSwapped ? null : outcomeId)}
              >
                <FormattedMessage id="betting.edit.swap" defaultMessage="Swap" />
              </Button>
              {selections.length > 1 && (
                <Button
                  size="small"
                  look="outline"
                  disabled={isBusy}
                  aria-label={intl.formatMessage({ id: 'betting.edit.removeOf', defaultMessage: 'Remove {pick}' }, { pick: words.pick })}
                  onClick={() => onChange(selections.filter((one) => one.outcomeId !== outcomeId))}
                >
                  <FormattedMessage id="betting.edit.remove" defaultMessage="Remove" />
                </Button>
              )}
            </span>
            {isSwapped && (
              <SwapList
                selection={selection}
                taken={taken}
                wordsOf={wordsOf}
                odds={odds}
                onChoose={(next) => {
                  setSwapped(null);
                  onChange(selections.map((one) => (one.outcomeId === outcomeId ? next : one)));
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
