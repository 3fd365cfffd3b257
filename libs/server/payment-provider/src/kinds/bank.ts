import { hint, text } from '../form.ts';
import type { ProviderRecord } from '../records.ts';
import type { Outcome, Typed } from '../outcome.ts';
import { paid, type ProviderKind } from './kind.ts';

/** A bank transfer, of which the payer may send only half. */
function payByTransfer(record: ProviderRecord, typed: Typed): Outcome {
  const part = typed['part'] === 'half' ? Math.floor(record.amount / 2) : record.amount;
  return part < 1 ? { kind: 'wrong', field: 'part', words: 'amount' } : paid(record, { token: 'iban_0101', label: 'XX00 •••• 0101' }, part);
}

export const bank: ProviderKind = {
  fields: ({ words }) =>
    `${hint(words.transfer)}<label class="row"><input type="radio" name="part" value="all" checked>${text(words.all)}</label><label class="row"><input type="radio" name="part" value="half">${text(words.half)}</label>`,
  pay: payByTransfer,
};
