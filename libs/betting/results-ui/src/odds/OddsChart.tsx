import type { OddsMoment } from '@touchline/betting-results-contract';
import { LineChart } from '@touchline/ui-kit/chart';
import { useIntl } from 'react-intl';

export interface OddsChartProps {
  /** Names of the outcomes: two, or three with the draw. */
  names: readonly string[];
  /** Moments of the game; those at which the market was closed are skipped. */
  moments: readonly OddsMoment[];
}

const UNIT = 1000;
/** Below every chance on offer. */
const LEAST_CHANCE = 0.001;

/**
 * Chart of the winner market's prices over a game, with a table of the same data; renders nothing with fewer than two moments. The y axis
 * is the implied chance, so that one long shot does not flatten the other lines; labels show prices.
 *
 * Keyboard: that of a line chart.
 *
 * @spec BT-04
 */
export function OddsChart({ names, moments }: OddsChartProps) {
  const intl = useIntl();
  const open = moments.filter(({ coefs }) => coefs.length === names.length);
  if (open.length < 2) return null;
  return (
    <LineChart
      title={intl.formatMessage({ id: 'results.odds.title', defaultMessage: 'Odds during the game' })}
      label={intl.formatMessage(
        { id: 'results.odds.label', defaultMessage: 'Odds to win from the start to minute {minute}' },
        { minute: Math.round((open.at(-1)?.seconds ?? 0) / 60) },
      )}
      momentHead={intl.formatMessage({ id: 'results.odds.moment', defaultMessage: 'Minute, score' })}
      moments={open.map(({ seconds, score }) => `${Math.round(seconds / 60)}′ ${score[0]}:${score[1]}`)}
      series={names.map((name, at) => ({ key: String(at), name, values: open.map(({ coefs }) => UNIT / (coefs[at] ?? UNIT)) }))}
      textOf={(chance) =>
        chance < LEAST_CHANCE ? '–' : intl.formatNumber(1 / chance, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
      }
    />
  );
}
