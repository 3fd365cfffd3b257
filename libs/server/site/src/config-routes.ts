import type { Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance } from 'fastify';
import { agreementContract } from '@touchline/identity-contract/schemas';
import { helpContract } from '@touchline/responsible-gaming-contract/schemas';
import { configContract } from '@touchline/shared-contract/schemas';
import type { SiteConfig } from '@touchline/shared-contract';
import { geoCountryId } from './brand/geo.ts';
import { settingGroupsSwitch } from './controls.ts';
import { HELP_SERVICES, helpFor } from './help-services.ts';
import { visitorCurrency } from './visitor-currency.ts';

/** Configuration groups that are needed by a single page, which loads them when opened, to keep other pages small. @spec CF-02 */
const groupsOf = (site: SiteConfig): Readonly<Record<string, Record<string, unknown>>> => ({
  coupon: { couponTypes: site.couponTypesWithMinAmount, amountStepByCurrencyIso: site.amountStepByCurrencyIso },
  polling: site.polling,
  contacts: {
    channels: [
      { topic: 'support', email: 'support@touchline.example' },
      { topic: 'complaints', email: 'complaints@touchline.example' },
      { topic: 'privacy', email: 'privacy@touchline.example' },
    ],
  },
  bonus: {
    promoToOffer: site.promoToOffer ?? false,
    slot_first_deposit: site.slot_first_deposit ?? false,
    bonusPages: site.bonusPages ?? null,
  },
});

/** Site configuration. @spec CF-01 CF-02 CF-03 */
export function configRoutes(
  app: FastifyInstance,
  { config, consents, now }: Pick<Services, 'config' | 'consents' | 'now'>,
  options: ServeOptions,
): void {
  serve(app, configContract.all, options, async ({ query, request, reply }) => {
    reply.header('cache-control', 'public, max-age=60').header('vary', 'x-geo-country');
    const country = request.headers['x-geo-country'];
    const site = config(request);
    return {
      ...site,
      fallbackCurrencyIso: visitorCurrency(country, query.lang) ?? site.fallbackCurrencyIso,
      geoCountryId: geoCountryId(country),
      helplines: helpFor(country).map(({ name, phone, url }) => ({ name, url, ...(phone !== null && { phone }) })),
    };
  });
  serve(app, configContract.group, options, async ({ query, request, reply }) => {
    reply.header('cache-control', 'public, max-age=600');
    const groups = { ...groupsOf(config(request)), ...settingGroupsSwitch.of(request) };
    const names = query.groups.split(',').filter((name) => Object.hasOwn(groups, name));
    return { groups: Object.fromEntries(names.map((name) => [name, groups[name] ?? {}])) };
  });
  serve(app, helpContract.services, options, async ({ request, reply }) => {
    reply.header('cache-control', 'public, max-age=600').header('vary', 'x-geo-country');
    const first = helpFor(request.headers['x-geo-country']);
    return { services: [...first, ...HELP_SERVICES.filter((service) => !first.includes(service))] };
  });
  // No account-specific configuration here; an operator's backend can restrict features by account group.
  serve(app, configContract.account, options, async () => ({}));
  // Nothing is stored on the server: the choice is returned in a sealed cookie.
  serve(app, agreementContract.cookies, options, async ({ body: { cookiesAgreeTime }, reply }) => {
    reply.header('set-cookie', consents.cookieFor(cookiesAgreeTime, now()));
    return undefined;
  });
}
