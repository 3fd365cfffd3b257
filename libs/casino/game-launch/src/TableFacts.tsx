import { Money } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { resultText, useSecondsTo, useTable } from './SharedTable.tsx';
import type { KnownTable } from './tables-module.ts';

/** Results in a tile. */
const RESULTS = 8;

function Running({ table: { model, players, results }, closesAt }: KnownTable) {
  const intl = useIntl();
  const seconds = useSecondsTo(closesAt);
  return (
    <>
      <span>
        <FormattedMessage
          tagName="span"
          id="gameLaunch.tile.players"
          defaultMessage="{players, plural, one {# player} other {# players}}"
          values={{ players }}
        />
        {' · '}
        <FormattedMessage tagName="span" id="gameLaunch.tile.seconds" defaultMessage="draw in {seconds} s" values={{ seconds }} />
      </span>
      {results.length > 0 && (
        <ol aria-label={intl.formatMessage({ id: 'gameLaunch.tile.results', defaultMessage: 'Last results' })}>
          {results.slice(0, RESULTS).map(({ number, result }) => (
            <li key={number} dir="auto">
              {resultText(intl, model, result)}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

export interface TableFactsProps {
  /** Model of the table. */
  model: string;
  /** Limits of a stake, in minor units of the euro. */
  minStake: number;
  maxStake: number;
  /** Class of the list that shows it: the results are an ordered list in it. */
  className?: string | undefined;
}

/**
 * A shared table in a tile: its stakes, and as soon as the server has described it, its players, the seconds to the draw and the last results.
 *
 * @spec CS-01 CS-05
 */
export function TableFacts({ model, minStake, maxStake, className }: TableFactsProps) {
  const known = useTable(model);
  return (
    <div className={className}>
      <span>
        <Money amount={minStake} iso="EUR" exponent={2} />
        {' – '}
        <Money amount={maxStake} iso="EUR" exponent={2} />
      </span>
      {known !== null && <Running {...known} />}
    </div>
  );
}
