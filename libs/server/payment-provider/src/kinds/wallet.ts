import { field, hint } from '../form.ts';
import { paid, type ProviderKind } from './kind.ts';

export const wallet: ProviderKind = {
  fields: (form) =>
    field({ name: 'wallet', label: form.words.wallet, mode: 'email', autocomplete: 'email' }, form) + hint(form.words.walletWords),
  pay: (record, typed) => {
    if (record.instrument != null) return paid(record, { ...record.instrument, personal: true });
    const name = (typed['wallet'] ?? '').normalize('NFKC').trim();
    if (!/^[^@\s]{1,60}@[^@\s]{1,60}$/.test(name)) return { kind: 'wrong', field: 'wallet', words: 'wallet' };
    const [own = '', host = ''] = name.split('@');
    return paid(record, { token: `wallet_${name.toLowerCase()}`, label: `${own.slice(0, 1)}•••@${host}`, personal: true });
  },
};
