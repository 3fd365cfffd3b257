import { plainDigits } from '@touchline/shared-primitives';
import { selectLanguage } from '@touchline/shared-state';
import { combinationsOf, entrySize, LOTTERY_RULES, type LotteryId, MOST_DRAWS, numbersProblem, quickPick } from '@touchline/toto-rules';
import type { LotteryPage } from '@touchline/toto-contract';
import { Balls, NumberBoard } from '@touchline/toto-ui';
import { Button, SelectField, TextField } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { lottoHref } from '../shared/addresses.ts';
import { chance } from '../shared/chance.ts';
import { PlaceBox } from '../shared/PlaceBox.tsx';
import styles from '../shared/Shared.module.css';
import { OddsTable } from './OddsTable.tsx';

/** Input for the numbers: a board, a random pick, digits for a raffle, or a bingo card. */
function NumbersOf({ id, numbers, onNumbers }: { id: LotteryId; numbers: number[]; onNumbers: (numbers: number[]) => void }) {
  const intl = useIntl();
  const rules = LOTTERY_RULES[id];
  const { most } = entrySize(rules);
  const label = intl.formatMessage({ id: 'lotto.numbers', defaultMessage: 'Numbers of the ticket' });
  switch (rules.kind) {
    case 'raffle':
      return (
        <TextField
          className={styles.narrow}
          label={label}
          hint={intl.formatMessage({ id: 'lotto.raffle.hint', defaultMessage: 'Six digits' })}
          inputMode="numeric"
          maxLength={rules.digits}
          value={numbers.join('')}
          onChange={(event) => onNumbers([...plainDigits(event.target.value)].map(Number))}
        />
      );
    case 'bingo':
      return Array.from({ length: numbers.length / rules.perLine }, (_, line) => (
        <Balls
          key={line}
          label={intl.formatMessage({ id: 'lotto.bingo.line', defaultMessage: 'Line {line, number}' }, { line: line + 1 })}
          numbers={numbers.slice(line * rules.perLine, (line + 1) * rules.perLine)}
        />
      ));
    default:
      return (
        <NumberBoard
          label={label}
          first={1}
          last={rules.pool}
          picked={numbers}
          isFull={numbers.length >= most}
          onPick={(number) =>
            onNumbers(numbers.includes(number) ? numbers.filter((each) => each !== number) : [...numbers, number].toSorted((a, b) => a - b))
          }
        />
      );
  }
}

/** Form for a lottery ticket: numbers, draws, cost, odds. @spec TL-02 */
export function FillLotto({ id, page }: { id: LotteryId; page: LotteryPage }) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const rules = LOTTERY_RULES[id];
  const [numbers, setNumbers] = useState<number[]>([]);
  const [draws, setDraws] = useState(1);
  const { price, open } = page;
  const problem = numbersProblem(rules, numbers);
  const combinations = combinationsOf(rules, numbers.length);
  const amount = problem === null ? combinations * price.price * draws : 0;
  const { least } = entrySize(rules);
  const quickCount = rules.kind === 'keno' ? Math.max(1, numbers.length || 5) : least;
  const hint =
    problem === 'too-few' && numbers.length < least
      ? intl.formatMessage(
          { id: 'lotto.hint.few', defaultMessage: '{left, plural, one {# more number is needed.} other {# more numbers are needed.}}' },
          { left: least - numbers.length },
        )
      : undefined;
  return (
    <>
      <div className={styles.row}>
        <Button onClick={() => setNumbers(quickPick(rules, chance, quickCount))}>
          <FormattedMessage id="lotto.quickPick" defaultMessage="Random numbers" />
        </Button>
        <Button look="quiet" onClick={() => setNumbers([])}>
          <FormattedMessage id="lotto.clear" defaultMessage="Clear" />
        </Button>
      </div>
      <NumbersOf id={id} numbers={numbers} onNumbers={setNumbers} />
      {combinations > 1 && (
        <p className={styles.words} role="status">
          <FormattedMessage
            id="lotto.system"
            defaultMessage="System: {numbers, number} numbers make {count, plural, one {# combination} other {# combinations}}."
            values={{ numbers: numbers.length, count: combinations }}
          />
        </p>
      )}
      <SelectField
        className={styles.narrow}
        label={intl.formatMessage({ id: 'lotto.draws', defaultMessage: 'Draws in a row' })}
        value={String(draws)}
        onChange={(event) => setDraws(Number(event.target.value))}
      >
        {Array.from({ length: MOST_DRAWS }, (_, at) => (
          <option key={at} value={at + 1}>
            {intl.formatNumber(at + 1)}
          </option>
        ))}
      </SelectField>
      <PlaceBox
        wish={
          problem === null && open.state === 'open'
            ? { kind: 'lotto', lottery: id, number: open.number, draws, numbers, cost: amount }
            : null
        }
        cost={{ amount, iso: price.iso, exponent: price.exponent }}
        hint={hint}
        ticketsHref={`${lottoHref(lang, id)}#tickets`}
      />
      <h2 className={pageStyles.heading}>
        <FormattedMessage id="lotto.odds.heading" defaultMessage="Prizes and chances" />
      </h2>
      <OddsTable lottery={rules} picked={Math.max(1, numbers.length)} price={price} />
    </>
  );
}
