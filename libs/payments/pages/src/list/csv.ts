import type { Payment } from '@touchline/payments-contract';
import { majorText } from '@touchline/shared-primitives';
import { isoIn, type Zone } from '@touchline/shared-primitives/calendar';
import { saveFile, UTF8_MARK } from '@touchline/shared-state/save-file';

/** Escapes a cell: quoted if necessary, and never interpreted as a formula by a spreadsheet. */
function cell(value: string): string {
  const plain = /^[=+\-@\t\r]/.test(value) && !/^-?\d/.test(value) ? `'${value}` : value;
  return /[",\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

export interface CsvNames {
  method: (methodId: string) => string;
  state: (state: Payment['state']) => string;
}

/**
 * Payments as CSV: amounts with a decimal point.
 *
 * @param zone - whose clocks the times follow, as on the page; each time has its offset.
 * @spec AC-04 PL-05
 */
export function csvOf(payments: readonly Payment[], names: CsvNames, zone: Zone): string {
  const head = ['number', 'time', 'type', 'method', 'instrument', 'amount', 'fee', 'currency', 'state'];
  const rows = payments.map(({ ref, createdAt, direction, methodId, instrument, amount, fee, exponent, currencyIso, state }) => [
    ...[String(ref), isoIn(createdAt * 1000, zone), direction, names.method(methodId), instrument ?? ''],
    ...[majorText(amount, exponent), majorText(fee, exponent), currencyIso, names.state(state)],
  ]);
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

/** Downloads the table as a file. */
export function saveCsv(text: string): void {
  saveFile({ name: 'payments.csv', type: 'text/csv;charset=utf-8', parts: [UTF8_MARK, text] });
}
