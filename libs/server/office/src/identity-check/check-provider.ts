import { CheckReason } from '@touchline/identity-contract/schemas';
import type { SendRequest } from '@touchline/server-kernel/http';
import * as z from 'zod/mini';

/** State of a check in answers and webhooks of the provider; other fields are ignored. */
export const CheckSnapshot = z.object({
  reference: z.string(),
  state: z.enum(['open', 'checking', 'approved', 'refused']),
  reason: z.nullable(CheckReason),
  version: z.int().check(z.minimum(1)),
  /** 1 for a person whom the provider has verified itself, 3 where the accepted documents decide; the latter when absent. @spec ID-19 */
  internal_status: z.optional(z.union([z.literal(1), z.literal(3)])),
  /** The provider's code of the group of its result, such as `GREEN`. @spec ID-19 */
  group_code: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
});
export type CheckSnapshot = z.infer<typeof CheckSnapshot>;
const Opened = z.extend(CheckSnapshot, { frameUrl: z.url({ protocol: /^https?$/ }) });

/** The identity provider. Every call throws if it cannot be reached or gives an invalid answer. */
export interface CheckProvider {
  /** The origin that the site frames; null without a provider. */
  origin: string | null;
  /** Opens a check, or returns the existing one with this reference. @param wish.site - the origin that frames it. */
  open(wish: { reference: string; lang: string; site: string }): Promise<z.infer<typeof Opened>>;
  /** Null for an unknown reference. */
  read(reference: string): Promise<CheckSnapshot | null>;
}

/** Client of the provider over the given transport; null if there is none. */
export function openCheckProvider(ask: SendRequest | null, origin: string | null): CheckProvider {
  const to: SendRequest = ask ?? (() => Promise.reject(new Error('no identity provider: TOUCHLINE_IDENTITY_ORIGIN is not set')));
  const must = ({ status, body }: { status: number; body: unknown }): unknown => {
    if (status !== 200) throw new Error(`the identity provider answered ${status}`);
    return body;
  };
  return {
    origin,
    open: async (wish) => {
      const opened = Opened.parse(must(await to('POST', '/v1/checks', wish)));
      // The site's CSP allows frames of this origin only; any other address would show an empty frame.
      if (new URL(opened.frameUrl).origin !== origin) throw new Error('the identity provider named a frame of another origin');
      return opened;
    },
    read: async (reference) => {
      const answer = await to('GET', `/v1/checks/${encodeURIComponent(reference)}`);
      return answer.status === 404 ? null : CheckSnapshot.parse(must(answer));
    },
  };
}
