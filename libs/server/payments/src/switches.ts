import { defineSwitch } from '@touchline/server-kernel';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

const CardPage = z.enum(['redirect', 'frame']);
export type CardPage = z.infer<typeof CardPage>;

const cardPageSwitch = defineSwitch({
  name: 'cardPage',
  label: 'The provider’s card page: a page of its own, or a frame in ours',
  schema: CardPage,
});

/** Test and demo switches of payments. */
export const PAYMENT_SWITCHES = [cardPageSwitch] as const;
/** How the card page opens: by the switch, or else by the environment. @throws for an unknown value in the environment. @spec AC-04 */
export const cardPageFrom = (
  env: Readonly<Record<string, string | undefined>>,
): ((request: Pick<FastifyRequest, 'headers'>) => CardPage) => {
  const usual = CardPage.parse(env['TOUCHLINE_CARD_PAGE'] ?? 'redirect');
  return (request) => cardPageSwitch.of(request) ?? usual;
};
