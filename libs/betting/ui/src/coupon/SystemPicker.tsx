import { Button, SegmentedControl, Select } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Coupon.module.css';
import { useSystemName, type NamedSystemId } from './use-system-name.ts';

/** One row of a system's payouts. */
export interface SystemRung {
  /** Number of winning bets; shown as dots. */
  wins: number;
  /** `All 4 win`, `2 or fewer`. */
  label: string;
  /** Payout: one sum or a range, formatted. */
  pays: string;
  /** Whether it is less than the whole stake: always, or depending on which bets win. */
  belowStake?: 'always' | 'sometimes';
  /** Whether the sum is a range, because it depends on which bets win. */
  isRange?: boolean;
}

/**
 * A system on offer: one combination size, or a named system with several sizes. `combinations` is the number of combinations, each with
 * its share of the stake.
 */
export type SystemChoice = { size: number; combinations: number } | { name: NamedSystemId; combinations: number };

export interface SystemPickerProps {
  /** In display order; from four on, and with names, they are a list. */
  choices: readonly SystemChoice[];
  /** Size or name of the selected system. */
  value: number | NamedSystemId;
  /** Number of combined bets, without bankers. */
  betCount: number;
  /** Called when the player selects another system. */
  onChange: (choice: SystemChoice) => void;
  /** One or two sentences: the number of combinations, and how many bets may lose. */
  words?: ReactNode;
  /** Payout for each number of won bets, from all of them down. */
  rungs: readonly SystemRung[];
  /** Opens the list of every combination. */
  onExplain?: () => void;
}

/** With more choices they are a list instead of buttons. */
const MOST_BUTTONS = 3;
/** With more bets, dots could not be counted at a glance. */
const MOST_DOTS = 8;

const keyOf = (choice: SystemChoice): string => String('name' in choice ? choice.name : choice.size);

/** Selection of a system, and its payout for each number of won bets, down to zero. @spec CP-06 CP-10 */
export function SystemPicker({ choices, value, betCount, onChange, words, rungs, onExplain }: SystemPickerProps) {
  const intl = useIntl();
  const nameOf = useSystemName();
  const label = intl.formatMessage({ id: 'betting.system.choice', defaultMessage: 'System type' });
  const shortOf = (choice: SystemChoice): string =>
    'name' in choice
      ? nameOf(choice.name)
      : intl.formatMessage({ id: 'betting.system.of', defaultMessage: '{size}/{count}' }, { size: choice.size, count: betCount });
  const longOf = (choice: SystemChoice): string =>
    intl.formatMessage(
      { id: 'betting.system.option', defaultMessage: '{name} · {count, plural, one {# combination} other {# combinations}}' },
      { name: shortOf(choice), count: choice.combinations },
    );
  const choose = (key: string): void => {
    const chosen = choices.find((choice) => keyOf(choice) === key);
    if (chosen !== undefined) onChange(chosen);
  };
  // Trade names are too long for buttons.
  const isList = choices.length > MOST_BUTTONS || choices.some((choice) => 'name' in choice);
  const control = { label, value: String(value), onChange: choose };
  return (
    <div className={styles.system} data-testid="coupon-system">
      <div className={styles.systemTop}>
        <FormattedMessage tagName="span" id="betting.system.title" defaultMessage="System" />
        {isList ? (
          <Select isLabelHidden {...control} options={choices.map((choice) => ({ value: keyOf(choice), label: longOf(choice) }))} />
        ) : (
          <SegmentedControl {...control} options={choices.map((choice) => ({ value: keyOf(choice), label: shortOf(choice) }))} />
        )}
      </div>
      {words !== undefined && <p className={styles.words}>{words}</p>}
      <table className={styles.ladder}>
        <caption>
          <FormattedMessage id="betting.system.pays" defaultMessage="Returns (stake included)" />
        </caption>
        <tbody>
          {rungs.map((rung) => (
            <tr key={rung.wins}>
              <td>{betCount <= MOST_DOTS && <Dots on={rung.wins} of={betCount} />}</td>
              <th scope="row">
                <span>{rung.label}</span>{' '}
                {rung.belowStake && (
                  <small>
                    <FormattedMessage
                      id="betting.system.belowStake"
                      defaultMessage="{often, select, always {less than your stake} other {may be less than your stake}}"
                      values={{ often: rung.belowStake }}
                    />
                  </small>
                )}
              </th>
              <td>{rung.pays}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rungs.some(({ isRange }) => isRange) && (
        <p className={styles.ladderNote}>
          <FormattedMessage
            id="betting.system.rangeWords"
            defaultMessage="Lowest and highest return: it depends on which selections win."
          />
        </p>
      )}
      {onExplain && (
        <Button size="small" onClick={onExplain}>
          <FormattedMessage id="betting.system.explain" defaultMessage="See all combinations" />
        </Button>
      )}
    </div>
  );
}

function Dots({ on, of }: { on: number; of: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: of }, (_, at) => (
        <span key={at} className={styles.dot} data-on={at < on ? '' : undefined} />
      ))}
    </span>
  );
}
