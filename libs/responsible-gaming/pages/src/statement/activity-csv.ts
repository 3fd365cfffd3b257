import type { ActivityStatement } from '@touchline/responsible-gaming-contract/activity';
import { majorText, netResult } from '@touchline/shared-primitives';
import { dayOf, UTC } from '@touchline/shared-primitives/calendar';
import { saveFile, UTF8_MARK } from '@touchline/shared-state/save-file';

/** A statement as CSV: days of the zone that each line names, amounts with a decimal point, time in seconds. */
export function activityCsv({ currencyIso, exponent, zone = UTC, rows }: ActivityStatement): string {
  const head = ['from', 'stakes', 'returns', 'at stake', 'net', 'deposits', 'withdrawals', 'seconds', 'currency', 'zone'];
  const lines = rows.map(({ startsAt, staked, returned, atStake = 0, deposited, withdrawn, playedSeconds }) => [
    dayOf(startsAt * 1000, zone),
    ...[staked, returned, atStake, netResult({ staked, returned, atStake }), deposited, withdrawn].map((amount) =>
      majorText(amount, exponent),
    ),
    ...[String(playedSeconds), currencyIso, zone],
  ]);
  return [head, ...lines].map((line) => line.join(',')).join('\r\n');
}

/** Downloads the statement as a file. */
export function saveStatement(text: string): void {
  saveFile({ name: 'statement.csv', type: 'text/csv;charset=utf-8', parts: [UTF8_MARK, text] });
}
