import { sectionOfCall, sectionOfPage } from '../account-sections.ts';
import { wordOf, type AnyEvent } from '../catalogue.ts';
import { subjectOf, trackedCode } from '../error-codes.ts';
import { personalField } from '../personal-fields.ts';
import { isTaken, type Signal } from './flow.ts';

/** Calls that verify a code sent by e-mail or SMS. */
const OF_CODES = /\/code$|\/code\/again$|\/two-step$|\/user\/activate$/;
const BAD_REQUEST = 400;
const SERVER_FAILS_FROM = 500;

function ofFailure({ path, status, code, field }: Extract<Signal, { kind: 'ended' }>): AnyEvent[] {
  const events: AnyEvent[] = [];
  const subject = subjectOf(path);
  const isReset = path.startsWith('/web-api/user/password/reset');
  if (!isReset && (subject === 'password_change' || subject === 'contact_add' || subject === 'wallet'))
    events.push({ name: 'form_error', fields: { subject, code: trackedCode(subject, code) } });
  if (OF_CODES.test(path)) {
    // A network failure is not a wrong code, because there was no answer.
    const kind = status >= BAD_REQUEST && status < SERVER_FAILS_FROM ? 'client' : 'server';
    events.push({ name: 'code_error', fields: { kind, code: wordOf(code) } });
  }
  const personal = personalField(field ?? (code === 'captcha' ? 'captcha' : ''));
  if (personal !== null) events.push({ name: 'field_error', fields: { field: personal } });
  return events;
}

/** Events that follow from a single signal. @spec AN-05 AN-07 AN-08 AN-09 GD-12 CP-24 */
export function plainEvents(signal: Signal): AnyEvent[] {
  if (signal.kind === 'page') {
    const { name, section } = signal;
    const account = sectionOfPage(signal);
    return [
      { name: 'page', fields: { route: wordOf(name), section: wordOf(section) } },
      ...(account === null ? [] : [{ name: 'account_section', fields: { section: account } } as const]),
    ];
  }
  if (signal.kind === 'wrong-fields') {
    const fields = new Set(signal.names.map(personalField).filter((field) => field !== null));
    return [...fields].map((field) => ({ name: 'field_error', fields: { field } }));
  }
  if (signal.kind === 'bet-added') {
    const { market, game, sport, section, source, page } = signal;
    const fields = { market, game: wordOf(String(game)), sport, section, source: wordOf(source), page: wordOf(page) };
    return [{ name: 'coupon_bet_added', fields }];
  }
  if (signal.kind === 'coupon-updated') {
    return [{ name: 'coupon_updated', fields: { change: wordOf(signal.change), bets: signal.bets } }];
  }
  if (signal.kind === 'sent') {
    const section = sectionOfCall(signal.path);
    return section === null ? [] : [{ name: 'account_section', fields: { section } }];
  }
  if (signal.kind !== 'ended') return [];
  if (!isTaken(signal)) return ofFailure(signal);
  return signal.path === '/web-api/coupon/place' ? [{ name: 'timing', fields: { metric: 'bet_round_trip', value: signal.ms } }] : [];
}
