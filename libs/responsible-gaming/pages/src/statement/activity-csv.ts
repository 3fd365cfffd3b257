import type { ActivityStatement } from '@touchline/responsible-gaming-contract/activity';
import { majorText } from '@touchline/shared-primitives';
import { saveFile, UTF8_MARK } from '@touchline/shared-state/save-file';

/** A statement as CSV: days in UTC, amounts with a decimal point, time in seconds. */
export function activityCsv({ currencyIso, exponent, rows }: ActivityStatement): string {
  const head = ['from', 'stakes', 'returns', 'net', 'deposits', 'withdrawals', 'seconds', 'currency'];
  const lines = rows.map(({ startsAt, staked, returned, deposited, withdrawn, playedSeconds }) => [
    new Date(startsAt * 1000).toISOString().slice(0, 10),
    ...[staked, returned, returned - staked, deposited, withdrawn].map((amount) => majorText(amount, exponent)),
    ...[String(playedSeconds), currencyIso],
  ]);
  return [head, ...lines].map((line) => line.join(',')).join('\r\n');
}

/** Downloads the statement as a file. */
export function saveStatement(text: string): void {
  saveFile({ name: 'statement.csv', type: 'text/csv;charset=utf-8', parts: [UTF8_MARK, text] });
}
