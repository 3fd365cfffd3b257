import { field, hint } from '../form.ts';
import { digits, paid, type ProviderKind } from './kind.ts';

export const mobile: ProviderKind = {
  fields: (form) => field({ name: 'phone', label: form.words.phone, mode: 'tel', autocomplete: 'tel' }, form) + hint(form.words.phoneWords),
  pay: (record, typed) => {
    if (record.instrument != null) return paid(record, { ...record.instrument, personal: true });
    const phone = digits(typed['phone']);
    if (phone.length < 7 || phone.length > 15) return { kind: 'wrong', field: 'phone', words: 'phone' };
    return paid(record, { token: `phone_${phone}`, label: `+•••• ${phone.slice(-3)}`, personal: true });
  },
};
