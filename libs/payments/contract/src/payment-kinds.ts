/** What the site and the backend know of a kind of payment methods. */
export interface PaymentKind {
  /** The player pays outside the provider's page, by instructions: it cannot be left, only waited for. */
  isTransfer: boolean;
  /** The provider's page may be shown in a frame of the site. */
  isFramed: boolean;
  /** The provider can charge again what the player has paid with before, and asks for nothing but a confirmation. */
  isReusable?: true;
}

/** All kinds of payment methods. The mock provider has a page for each (`server/payment-provider`, `kinds`). */
export const PAYMENT_KINDS = {
  card: { isTransfer: false, isFramed: true, isReusable: true },
  bank: { isTransfer: true, isFramed: false },
  wallet: { isTransfer: false, isFramed: false, isReusable: true },
  voucher: { isTransfer: false, isFramed: false },
  mobile: { isTransfer: false, isFramed: false, isReusable: true },
  crypto: { isTransfer: true, isFramed: false },
} as const satisfies Readonly<Record<string, PaymentKind>>;

export type MethodKind = keyof typeof PAYMENT_KINDS;
/** Kinds of payment methods, independent of the provider. */
export const METHOD_KINDS = Object.keys(PAYMENT_KINDS) as MethodKind[];

export const paymentKind = (kind: MethodKind): PaymentKind => PAYMENT_KINDS[kind];
