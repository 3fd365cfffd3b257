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

/** What may be switched about payments. */
export const PAYMENT_SWITCHES = [cardPageSwitch] as const;
/** How the card page opens: as it is switched, or else as the environment says. @throws for a word that means neither. @spec AC-04 */
export const cardPageFrom = (
  env: Readonly<Record<string, string | undefined>>,
): ((request: Pick<FastifyRequest, 'headers'>) => CardPage) => {
  const usual = CardPage.parse(env['TOUCHLINE_CARD_PAGE'] ?? 'redirect');
  return (request) => cardPageSwitch.of(request) ?? usual;
};
