import type { Queryable } from '@touchline/server-kernel/db';
import { CouponTerms } from '@touchline/betting-contract/schemas';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** Lifetime of a quote. An open coupon requests a new one every few seconds. */
export const QUOTE_LIFE_MS = 2 * 60_000;

/** Content of a sealed quote. The client returns it with the placement, so that no process has to store it. */
const SealedQuote = z.object({
  /** Milliseconds by the server's clock. */
  at: z.int(),
  /** The player; null for a visitor's quote. */
  userId: z.nullable(z.int()),
  currencyIso: z.string(),
  terms: CouponTerms,
  /** For each bet in order: outcome, version of its price, score. */
  bets: z.array(z.tuple([z.int(), z.int(), z.nullable(z.string())])),
  /** Marks of the prices, in the same order; null for a bet without a price. Quotes of earlier releases have none. */
  marks: z.optional(z.array(z.nullable(z.string()))),
});
export type SealedQuote = z.infer<typeof SealedQuote>;

export interface QuoteSeal {
  sign(quote: SealedQuote): string;
  /** @returns undefined for a text that this backend did not seal. */
  verify(text: string): SealedQuote | undefined;
  /** Seals other content, such as a cash-out offer. */
  seal(content: object): string;
  read<T extends z.ZodMiniType>(text: string, type: T): z.infer<T> | undefined;
}

/** The key is created once per database, so that every process can verify the quotes of the others. @spec ODD-3 */
export async function openQuoteSeal(db: Queryable): Promise<QuoteSeal> {
  const made = randomBytes(32).toString('base64url');
  await db.query(`insert into settings (name, value) values ('quote-key', $1) on conflict (name) do nothing`, [made]);
  const [row] = await db.query<{ value: string }>(`select value from settings where name = 'quote-key'`);
  const key = Buffer.from(row?.value ?? '', 'base64url');
  const signatureOf = (body: string) => createHmac('sha256', key).update(body).digest();
  const seal = (content: object): string => {
    const body = Buffer.from(JSON.stringify(content)).toString('base64url');
    return `${body}.${signatureOf(body).toString('base64url')}`;
  };
  const read = <T extends z.ZodMiniType>(text: string, type: T): z.infer<T> | undefined => {
    const [body = '', signature = ''] = text.split('.');
    const given = Buffer.from(signature, 'base64url');
    const own = signatureOf(body);
    if (given.length !== own.length || !timingSafeEqual(given, own) || signature !== own.toString('base64url')) return undefined;
    return type.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString())).data;
  };
  return { sign: seal, verify: (text) => read(text, SealedQuote), seal, read };
}
