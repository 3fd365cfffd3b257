import { withSchemas, Id, Lang, ifMissing } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { LoginAnswer, TwoStepDemand } from './session.ts';
import { SOCIAL_IDS, socialCalls } from './social-calls.ts';

const Ticket = z.string().check(z.regex(/^[\w-]{22}$/));
const TextOrNull = ifMissing(z.nullable(z.string()), null);

/** The next step after another site has identified the visitor; sent only to the browser that started the sign-in. @spec ID-04 AUTH-14 */
export const SocialTicket = z.discriminatedUnion('kind', [
  /** No account is linked to that identity yet: one can be registered. */
  z.object({ kind: z.literal('register'), provider: z.enum(SOCIAL_IDS), name: TextOrNull, email: TextOrNull }),
  /** An account has the same e-mail: after signing in to it, its owner may link the two. */
  z.object({ kind: z.literal('link'), provider: z.enum(SOCIAL_IDS), email: TextOrNull }),
  /** The account requires a second step. */
  z.object({ kind: z.literal('two-step'), provider: z.enum(SOCIAL_IDS), two_step: TwoStepDemand.shape.two_step }),
]);
export type SocialTicket = z.infer<typeof SocialTicket>;

/** Registration of type `soc_reg`, with the data that the other site does not provide. @spec ID-06 ID-30 */
export const SocialRegistrationBody = z.strictObject({
  type: z.literal('soc_reg'),
  ticket: Ticket,
  country_id: Id,
  currency_id: Id,
  date_birthday: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  ref_code: z.optional(z.string().check(z.maxLength(64))),
  first_deposit_bonus_choice: z.optional(z.int()),
  isTermsAccepted: z.literal(true),
  lng: Lang,
});
export type SocialRegistrationBody = z.infer<typeof SocialRegistrationBody>;

/** Parameters of the browser's own account dialog (FedCM). @spec ID-05 */
export const OneTapClient = z.object({ clientId: z.string(), configUrl: z.url(), nonce: Ticket });
export type OneTapClient = z.infer<typeof OneTapClient>;

/** Sent as `multipart/form-data`. @spec ID-05 */
const OneTapBody = z.strictObject({
  credential: z.string().check(z.maxLength(8192)),
  language: Lang,
  /** Ids of the currency and the country with which the registration of a new player begins. */
  currency: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  countryId: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  /** Where the player was going; a URL of another origin is ignored. */
  returnUrl: z.optional(z.string().check(z.maxLength(2048))),
});

/** The message for a wallet to sign, and the ticket of the signature. @spec ID-04 */
export const WalletQuestion = z.object({ ticket: Ticket, message: z.string() });
export type WalletQuestion = z.infer<typeof WalletQuestion>;

const WalletAskBody = z.strictObject({
  address: z.string().check(z.regex(/^0x[\dA-Fa-f]{40}$/)),
  language: Lang,
  returnUrl: z.optional(z.string().check(z.maxLength(2048))),
});
/** Where a sign-in with another site continues. */
export const SocialRedirect = z.object({ redirectUrl: z.string() });
export type SocialRedirect = z.infer<typeof SocialRedirect>;

const SOCIAL = { tag: 'Accounts of other sites' } as const;

export const socialContract = {
  ticket: withSchemas(socialCalls.ticket, {
    ...SOCIAL,
    summary: 'What is left to do after signing in with another site; for the browser that began alone',
    body: z.strictObject({ ticket: Ticket }),
    answers: { 200: SocialTicket },
    spec: ['ID-04', 'ID-30', 'AUTH-14'],
  }),
  register: withSchemas(socialCalls.register, {
    ...SOCIAL,
    summary: 'Register with an account of another site',
    body: SocialRegistrationBody,
    answers: { 200: LoginAnswer },
    cost: 4,
    spec: ['ID-06', 'ID-30', 'AUTH-14'],
  }),
  oneTapClient: withSchemas(socialCalls.oneTapClient, {
    ...SOCIAL,
    summary: 'The client id for the browser’s own dialog, and a nonce for this browser that works once',
    answers: { 200: OneTapClient },
    cost: 4,
    spec: ['ID-05', 'AUTH-14'],
  }),
  oneTap: withSchemas(socialCalls.oneTap, {
    ...SOCIAL,
    summary: 'Sign in with the token that the browser got; for the browser that was given its nonce',
    body: OneTapBody,
    answers: { 200: SocialRedirect },
    cost: 4,
    spec: ['ID-05', 'AUTH-14'],
  }),
  walletAsk: withSchemas(socialCalls.walletAsk, {
    ...SOCIAL,
    summary: 'The message that a wallet signs to sign in (ERC-4361); for this browser, once',
    body: WalletAskBody,
    answers: { 200: WalletQuestion },
    cost: 4,
    spec: ['ID-04', 'AUTH-14'],
  }),
  wallet: withSchemas(socialCalls.wallet, {
    ...SOCIAL,
    summary: 'Sign in with the signature of a wallet',
    body: z.strictObject({ ticket: Ticket, signature: z.string().check(z.maxLength(200)) }),
    answers: { 200: SocialRedirect },
    cost: 4,
    spec: ['ID-04', 'AUTH-14'],
  }),
  telegram: withSchemas(socialCalls.telegram, {
    ...SOCIAL,
    summary: 'Sign in with what Telegram signed',
    body: z.strictObject({ state: Ticket, result: z.string().check(z.maxLength(8192)) }),
    answers: { 200: SocialRedirect },
    cost: 4,
    spec: ['ID-04', 'AUTH-14'],
  }),
  link: withSchemas(socialCalls.link, {
    ...SOCIAL,
    summary: 'Connect an account of another site to the player who is signed in; for the browser that began alone',
    body: z.strictObject({ ticket: Ticket }),
    answers: { 204: null },
    spec: ['ID-04', 'AUTH-14'],
  }),
};
