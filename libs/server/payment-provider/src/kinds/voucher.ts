import { field, hint } from '../form.ts';
import { digits, paid, type ProviderKind } from './kind.ts';

export const TEST_VOUCHERS: readonly string[] = ['1111222233334444', '5555666677778888'];

export const voucher: ProviderKind = {
  fields: (form) =>
    field({ name: 'voucher', label: form.words.voucher, placeholder: '0000 0000 0000 0000' }, form) + hint(form.words.voucherWords),
  pay: (record, typed) =>
    TEST_VOUCHERS.includes(digits(typed['voucher'])) ? paid(record, null) : { kind: 'wrong', field: 'voucher', words: 'voucher' },
};
