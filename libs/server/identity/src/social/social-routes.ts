import { ErrorCode } from '@touchline/shared-contract';
import { Refusal, serve, type ServeOptions, type Services } from '@touchline/server-kernel';
import { socialContract } from '@touchline/identity-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { CodeDesk } from '../codes/code-desk.ts';
import { hiddenEmail } from '../codes/phones.ts';
import { enter } from '../enter.ts';
import { countRegistration, openingAccounts, addWithMadeLogin } from '../open-account.ts';
import { madePassword } from '../passwords.ts';
import { refCodeOf } from '../referral.ts';
import { requirePerson } from '../registration-terms.ts';
import type { Secrets } from '../secrets/tries.ts';
import { arrivals } from './arrivals.ts';
import { navigationRoutes } from './navigation-routes.ts';
import { oneTapRoutes } from './one-tap-routes.ts';
import { openRelyingParty } from './relying-party.ts';
import { signedRoutes } from './signed-routes.ts';
import { socialSettings } from './settings.ts';
import { connect, hasEmail, playerOf } from './social-accounts.ts';
import { openTickets } from './tickets.ts';

const wrongKind = () => new Refusal(400, ErrorCode.LinkUsed, { detail: 'Please begin to sign in once more' });

/** Signing in and registering with accounts of other sites. @spec ID-04 ID-30 AUTH-14 */
export function socialRoutes(
  app: FastifyInstance,
  services: Services,
  options: ServeOptions,
  { desk, secrets }: { desk: CodeDesk; secrets: Secrets },
): void {
  const { db, now } = services;
  const settings = socialSettings(services.env);
  const { openId: providers } = settings;
  const tickets = openTickets(services);
  const party = openRelyingParty(providers, now);
  const goOn = arrivals({ services, desk, tickets });
  navigationRoutes(app, { services, settings, party, tickets, goOn });
  signedRoutes(app, options, { services, settings, tickets, goOn, secrets });
  oneTapRoutes(app, options, { services, settings: providers.get('google'), party, tickets, goOn });

  serve(app, socialContract.ticket, options, async ({ body, request }) => {
    const { kind, provider, stranger, twoStep } = await tickets.readTicket(body.ticket, request);
    const email = stranger.email === null ? null : hiddenEmail(stranger.email);
    if (kind === 'register') return { kind, provider, name: stranger.name, email };
    if (kind === 'link') return { kind, provider, email };
    if (twoStep === undefined) throw wrongKind();
    return { kind, provider, two_step: twoStep };
  });

  serve(app, socialContract.register, options, async ({ body, request, reply }) => {
    const { kind, provider, stranger } = await tickets.readTicket(body.ticket, request);
    if (kind !== 'register') throw wrongKind();
    const accounts = openingAccounts(body);
    requirePerson(body, now());
    await countRegistration(services, request);
    // Somebody may have registered with this e-mail, or connected this account, since the ticket was made.
    if ((await hasEmail(db, stranger.email)) || (await playerOf(db, provider, stranger.subject)) !== undefined) throw wrongKind();
    await tickets.spendTicket(body.ticket);
    const made = await addWithMadeLogin(services, {
      // Nobody knows it: the player signs in with the other site, or chooses one with a code.
      ...{ password: madePassword(), email: stranger.email, name: stranger.name, countryId: body.country_id, accounts },
      more: {
        birthDate: body.date_birthday,
        refCode: refCodeOf(request, body.ref_code),
        bonusChoice: body.first_deposit_bonus_choice,
        ...(stranger.email !== null && { emailConfirmedAt: now() }),
      },
    });
    if (made === undefined) throw wrongKind();
    await connect(db, { provider, subject: stranger.subject, userId: made.userId, nowMs: now() });
    return enter(services, { userId: made.userId, isSaved: false, method: 'registration', request, reply });
  });

  serve(app, socialContract.link, options, async ({ session, body, request }) => {
    const { kind, provider, stranger } = await tickets.readTicket(body.ticket, request);
    if (kind !== 'link') throw wrongKind();
    await tickets.spendTicket(body.ticket);
    if (!(await connect(db, { provider, subject: stranger.subject, userId: session.userId, nowMs: now() }))) throw wrongKind();
    return undefined;
  });
}
