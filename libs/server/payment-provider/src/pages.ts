import { paymentKind } from '@touchline/payments-contract';
import { field, type FormState, hint, text } from './form.ts';
import { KINDS } from './kinds/index.ts';
import type { Outcome } from './outcome.ts';
import { isFinal, type ProviderRecord } from './records.ts';
import { MESSAGES } from './messages.ts';

/** Shared styles of all pages. */
export const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:light-dark(#eef1f5,#14181e)}
main{box-sizing:border-box;inline-size:min(26rem,100%);padding:1.5rem;border-radius:12px;background:light-dark(#fff,#1d232b)}
h1{margin:0 0 .25rem;font-size:1.25rem}
.sum{margin:0 0 1rem;font-size:1.75rem;font-weight:700}
.note{margin:0 0 1rem;padding:.75rem;border-radius:8px;background:light-dark(#fff4d6,#3a2f10);font-size:.875rem}
form{display:grid;grid-template-columns:1fr 1fr;gap:.75rem;margin-block-end:.75rem}
form>*{grid-column:1/-1;min-inline-size:0}
/* Side by side, with their fields in one line although a label may need two. */
label:has(>:is([name=expiry],[name=cvc])){grid-column:auto;align-content:space-between}
label{display:grid;gap:.25rem;font-size:.875rem}
label.row{display:flex;gap:.5rem;align-items:center;font-size:1rem;min-block-size:44px}
input:not([type=radio]){box-sizing:border-box;inline-size:100%;min-inline-size:0;font:inherit;font-size:1rem;padding:.625rem;border:1px solid light-dark(#7b8794,#8b97a5);border-radius:8px;background:transparent;color:inherit}
input[aria-invalid]{border-color:light-dark(#b3261e,#ff8a80)}
.error{color:light-dark(#b3261e,#ff8a80);font-size:.875rem}
.hint{margin:0;font-size:.8125rem;color:light-dark(#4a5560,#b6c0cb)}
.hint bdi{white-space:nowrap}
button{font:inherit;font-weight:600;min-block-size:44px;border:0;border-radius:8px;background:#155eef;color:#fff;cursor:pointer}
button.quiet{background:transparent;color:inherit;border:1px solid light-dark(#7b8794,#8b97a5)}
:focus-visible{outline:3px solid light-dark(#155eef,#84adff);outline-offset:2px}`;

const money = ({ amount, fee, currency, exponent, lang }: ProviderRecord): string =>
  new Intl.NumberFormat(lang, { style: 'currency', currency, minimumFractionDigits: exponent, maximumFractionDigits: exponent }).format(
    (amount + fee) / 10 ** exponent,
  );

export interface HostedPage {
  record: ProviderRecord;
  typed?: Readonly<Record<string, string>>;
  outcome?: Outcome | null;
  nonce: string;
}

/** The hosted payment page. It belongs to the provider, so payment data entered here never reaches the merchant. */
export function hostedPage({ record, typed = {}, outcome = null, nonce }: HostedPage): string {
  const words = MESSAGES.in(record.lang).payment;
  const state: FormState = { words, typed, wrong: outcome };
  const path = `/pay/${record.id}`;
  // An open payment by what the payer has paid with before needs only the code.
  const isReused = record.state === 'open' && record.instrument != null;
  const isChallenge = isReused || outcome?.kind === 'challenge' || (outcome?.kind === 'wrong' && outcome.field === 'code');
  const submit = paymentKind(record.method).isTransfer ? words.send : `${words.pay} ${money(record)}`;
  const steps = isFinal(record)
    ? `<p>${text(words.done)}</p>`
    : isChallenge
      ? `<h2>${text(words.challenge)}</h2>${hint(words.challengeWords)}<form method="post" action="${path}">${field({ name: 'code', label: words.code, autocomplete: 'one-time-code' }, state)}<button>${text(words.confirm)}</button></form>`
      : `<form method="post" action="${path}" novalidate>${KINDS[record.method].fields(state)}<button>${text(submit)}</button></form>`;
  // A framed page has no cancel button, because the surrounding site has one.
  const leave =
    record.frameSite == null
      ? `<form method="post" action="${path}/leave"><button class="quiet">${text(isFinal(record) ? words.back : words.cancel)}</button></form>`
      : '';
  return `<!doctype html><html lang="${text(record.lang)}" dir="${record.lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text(words.title)}</title><link rel="icon" href="data:,"><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${text(words.title)}</h1><p class="sum"><bdi>${text(money(record))}</bdi></p><p class="note">${text(words.notice)}</p>${steps}${leave}</main></body></html>`;
}
