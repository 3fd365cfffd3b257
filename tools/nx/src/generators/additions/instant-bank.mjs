import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { edit } from './edit.mjs';
import { messages, tests, types } from './steps.mjs';

const NAMES = {
  ...{ ru: 'Мгновенный банковский платёж', ar: 'دفع مصرفي فوري', es: 'Pago bancario instantáneo', pt: 'Pagamento bancário instantâneo' },
  ...{ fr: 'Paiement bancaire instantané', de: 'Sofortige Bankzahlung', tr: 'Anında banka ödemesi', uk: 'Миттєвий банківський платіж' },
  ...{ kk: 'Жедел банк төлемі', az: 'Ani bank ödənişi', hi: 'तुरंत बैंक भुगतान' },
};
const PAGE = `import { hint } from '../form.ts';
import { paid, type ProviderKind } from './kind.ts';

export const instant: ProviderKind = {
  fields: ({ words }) => hint(words.transfer),
  pay: (record) => paid(record, { token: 'bank_0202', label: 'XX00 •••• 0202' }),
};
`;
const METHOD = {
  ...{ place: 25, kind: 'instant', deposit: { least: 5, most: 10_000, fromSeconds: 0, toSeconds: 60 } },
  withdrawal: { least: 10, most: 10_000, fromSeconds: 0, toSeconds: 60 },
};

/** Instant bank payments: a kind with a page of the provider, a method and its name. */
export const instantBank = {
  add(root) {
    const create = (file, text) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    create('libs/server/payment-provider/src/kinds/instant.ts', PAGE);
    create('libs/server/payments/methods/instant-bank.json', JSON.stringify(METHOD));
    for (const [lang, name] of Object.entries(NAMES))
      create(`libs/payments/ui/messages/instant-bank/${lang}.json`, JSON.stringify({ 'payments.method.instantBank': name }));
    edit(
      root,
      'libs/payments/contract/src/payment-kinds.ts',
      '  wallet: {',
      '  instant: { isTransfer: false, isFramed: false },\n  wallet: {',
    );
    const kinds = 'libs/server/payment-provider/src/kinds/index.ts';
    edit(root, kinds, 'import type { ProviderKind }', "import { instant } from './instant.ts';\nimport type { ProviderKind }");
    edit(root, kinds, ' wallet,', ' instant, wallet,');
    const names = 'libs/payments/ui/src/method-words.ts';
    edit(
      root,
      names,
      "  'e-wallet':",
      "  'instant-bank': { id: 'payments.method.instantBank', defaultMessage: 'Instant bank payment' },\n  'e-wallet':",
    );
  },
  steps: [types, messages, tests('libs/payments', 'libs/server/payment-provider', 'libs/server/payments/src/catalogue.test')],
};
