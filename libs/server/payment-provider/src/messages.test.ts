import { checkPage } from './check-page.ts';
import { hostedPage } from './pages.ts';
import type { ProviderRecord } from './records.ts';
import { MESSAGES } from './messages.ts';

const OTHERS = ['ar', 'az', 'de', 'es', 'fr', 'hi', 'kk', 'pt', 'ru', 'tr', 'uk'] as const;
const record = (lang: string): ProviderRecord => ({
  ...{ id: 'pay_1', kind: 'payment', reference: 'deposit:1', method: 'card', amount: 2_500, fee: 0, currency: 'EUR', exponent: 2, lang },
  ...{ state: 'open', version: 1, captured: 0, chargedBack: 0, reason: null, confirmations: 0, instrument: null },
  ...{ returnUrl: 'https://touchline.test/onpay', frameSite: null, createdAt: 0, updatedAt: 0 },
});

it.each(OTHERS)('[AC-04] the pages of the provider speak %s', (lang) => {
  const [words, english] = [MESSAGES.in(lang).payment, MESSAGES.in('en').payment];
  const asInEnglish = Object.keys(words).filter((key) => words[key as keyof typeof words] === english[key as keyof typeof words]);
  // "Code" is the same word in French and German.
  expect(asInEnglish.filter((key) => key !== 'code')).toEqual([]);
  const page = hostedPage({ record: record(lang), nonce: 'n' });
  expect(page).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
  expect(page).toContain(`<h1>${words.title}</h1>`);
  for (const number of ['4242 4242 4242 4242', '4000 0000 0000 3220', '4000 0000 0000 0002']) expect(words.testCards).toContain(number);
  for (const line of [words.challengeWords, words.wrong_code]) expect(line).toContain('123456');
  for (const voucher of ['1111 2222 3333 4444', '5555 6666 7777 8888']) expect(words.voucherWords).toContain(voucher);
});

it.each(OTHERS)('[AC-09] the identity check speaks %s', (lang) => {
  const [words, english] = [MESSAGES.in(lang), MESSAGES.in('en')];
  for (const key of ['title', 'notice', 'choose', 'send', 'sent'] as const) expect(words.check[key]).not.toBe(english.check[key]);
  for (const outcome of ['approved', 'unreadable', 'expired', 'other-person'] as const)
    expect(words.outcome[outcome]).not.toBe(english.outcome[outcome]);
  expect(checkPage({ id: 'chk_1', lang, state: 'open' }, 'n')).toContain(`<legend>${words.check.choose}</legend>`);
});
