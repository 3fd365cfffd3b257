import { ACCOUNT_SECTIONS } from './account-sections.ts';
import { PERSONAL_FIELDS } from './personal-fields.ts';

/** Type of a field: a short identifier of the product, a count, milliseconds, a boolean, or one of a list. */
export type FieldKind = 'word' | 'count' | 'ms' | 'flag' | readonly string[];

export interface EventRow {
  /** When the event is sent; shown in the documentation. */
  about: string;
  fields: Readonly<Record<string, FieldKind>>;
}

export const REGISTRATION_TYPES = ['one_click', 'phone_reg', 'full_reg'] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];
const TYPE = REGISTRATION_TYPES;
const VITALS = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const;

/**
 * All events that the product sends. Others do not compile and are rejected by the collector. No field holds typed text or identifies a
 * person.
 *
 * @spec AN-01 PRV-1
 */
export const EVENTS = {
  page: { about: 'A page is shown.', fields: { route: 'word', section: 'word' } },
  account_section: { about: 'A page of the account or of sports is shown.', fields: { section: ACCOUNT_SECTIONS } },
  registration_page: { about: 'The registration is opened.', fields: { tries: 'count' } },
  registration_type: { about: 'A type of registration is chosen.', fields: { type: TYPE } },
  registration_submit: { about: 'The form is sent.', fields: { type: TYPE, tries: 'count' } },
  registration_code_sent: { about: 'A code is on its way.', fields: { type: TYPE } },
  registration_code_approved: { about: 'The code was right.', fields: { type: TYPE } },
  registration_done: { about: 'The account is there.', fields: { type: TYPE, tries: 'count' } },
  registration_error: { about: 'The registration is refused.', fields: { type: TYPE, code: 'word', tries: 'count' } },
  registration_leave: { about: 'The registration is left.', fields: { isDone: 'flag', tries: 'count' } },
  login_page: { about: 'The sign-in form is opened.', fields: { tries: 'count' } },
  login_click: { about: 'The player asks to sign in.', fields: { tries: 'count' } },
  login_success: { about: 'The player is signed in.', fields: { tries: 'count' } },
  login_error: { about: 'The sign-in is refused.', fields: { code: 'word', tries: 'count' } },
  password_call: { about: 'A forgotten password: the form is opened.', fields: {} },
  password_code: { about: 'A forgotten password: the code was sent.', fields: {} },
  password_approve: { about: 'A forgotten password: the code was right.', fields: {} },
  password_save: { about: 'A forgotten password: a new one is sent.', fields: {} },
  password_success: { about: 'A forgotten password: the new one is kept.', fields: {} },
  password_error: { about: 'A forgotten password: a step is refused.', fields: { code: 'word' } },
  password_exit: { about: 'A forgotten password: left after the code was sent.', fields: {} },
  password_cancel: { about: 'A forgotten password: left before a code was sent.', fields: {} },
  social_registration: { about: 'A registration with a network begins.', fields: { network: 'word' } },
  social_login: { about: 'A sign-in with a network begins.', fields: { network: 'word' } },
  code_error: { about: 'The code of an SMS or an email failed.', fields: { kind: ['client', 'server'], code: 'word' } },
  field_error: { about: 'A field about the person is refused: its name only.', fields: { field: PERSONAL_FIELDS } },
  form_error: {
    about: 'A change of password or contact, or a step with wallets, is refused.',
    fields: { subject: ['password_change', 'contact_add', 'wallet'], code: 'word' },
  },
  web_vital: {
    about: 'How the page felt; CLS in thousandths.',
    fields: { metric: VITALS, value: 'ms', rating: ['good', 'needs-improvement', 'poor'], route: 'word' },
  },
  timing: { about: 'How long something of the product took.', fields: { metric: ['bet_round_trip'], value: 'ms' } },
  coupon_bet_added: {
    about: 'An outcome is added to the coupon.',
    fields: { market: 'count', game: 'word', sport: 'count', section: ['line', 'live'], source: 'word', page: 'word' },
  },
  coupon_updated: { about: 'The coupon is changed in another way.', fields: { change: 'word', bets: 'count' } },
  failure: { about: 'A line of the log, with its code.', fields: { line: 'word', code: 'word', about: 'word' } },
} as const satisfies Record<string, EventRow>;

export type EventName = keyof typeof EVENTS;
type ValueOf<K> = K extends 'count' | 'ms' ? number : K extends 'flag' ? boolean : K extends readonly (infer One)[] ? One : string;
export type FieldsOf<N extends EventName> = {
  readonly [F in keyof (typeof EVENTS)[N]['fields']]: ValueOf<(typeof EVENTS)[N]['fields'][F]>;
};
/** An event of the catalogue with its fields. */
export type AnyEvent = { [N in EventName]: { name: N; fields: FieldsOf<N> } }[EventName];

/** Converts a text of the product to a word of an event: replaces everything but letters, digits, `_`, `.` and `-` by `-`. */
export const wordOf = (text: string): string => text.replace(/[^\w.-]+/g, '-').slice(0, LONGEST_WORD) || '-';
const LONGEST_WORD = 64;
/** Format of a word in an event. */
export const WORD = /^[\w.-]{1,64}$/;
