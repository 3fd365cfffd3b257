import { CheckReason } from '@touchline/identity-contract/schemas';
import type { Ask } from '@touchline/server-kernel';
import * as z from 'zod/mini';

/** What the provider tells of a check, in answers and in webhooks. Whatever else it says is not read. */
export const ToldCheck = z.object({
  reference: z.string(),
  state: z.enum(['open', 'checking', 'approved', 'refused']),
  reason: z.nullable(CheckReason),
  version: z.int().check(z.minimum(1)),
});
export type ToldCheck = z.infer<typeof ToldCheck>;
const Opened = z.extend(ToldCheck, { frameUrl: z.url({ protocol: /^https?$/ }) });

/** The identity provider. Every call throws when it cannot be reached or does not answer as it should. */
export interface CheckProvider {
  /** What the site may frame; null where there is no provider. */
  origin: string | null;
  /** Opens a check, or tells of the one that has this reference. @param wish.site - the origin that frames it. */
  open(wish: { reference: string; lang: string; site: string }): Promise<z.infer<typeof Opened>>;
  /** Null for a reference that it does not know. */
  read(reference: string): Promise<ToldCheck | null>;
}

/** The provider behind whatever carries requests to it; null where there is none. */
export function openCheckProvider(ask: Ask | null, origin: string | null): CheckProvider {
  const to: Ask = ask ?? (() => Promise.reject(new Error('no identity provider: TOUCHLINE_IDENTITY_ORIGIN is not set')));
  const must = ({ status, body }: { status: number; body: unknown }): unknown => {
    if (status !== 200) throw new Error(`the identity provider answered ${status}`);
    return body;
  };
  return {
    origin,
    open: async (wish) => {
      const opened = Opened.parse(must(await to('POST', '/v1/checks', wish)));
      // The site frames this origin alone: an address elsewhere would only show an empty frame.
      if (new URL(opened.frameUrl).origin !== origin) throw new Error('the identity provider named a frame of another origin');
      return opened;
    },
    read: async (reference) => {
      const answer = await to('GET', `/v1/checks/${encodeURIComponent(reference)}`);
      return answer.status === 404 ? null : ToldCheck.parse(must(answer));
    },
  };
}
