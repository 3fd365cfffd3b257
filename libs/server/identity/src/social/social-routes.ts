import { ErrorCode } from '@touchline/shared-contract';
import { Refusal, type Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { socialContract } from '@touchline/identity-contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { CodeDesk } from '../codes/code-desk.ts';
import { hiddenEmail } from '../codes/hidden.ts';
import { enter } from '../enter.ts';
import { countRegistration, openingAccounts, addWithMadeLogin } from '../open-account.ts';
import { madePassword } from '../passwords.ts';
import { refCodeOf } from '../referral.ts';
import { requirePerson } from '../registration-terms.ts';
import type { Secrets } from '../secrets/tries.ts';
import { socialSignIn } from './social-sign-in.ts';
import { navigationRoutes } from './navigation-routes.ts';
import { oneTapRoutes } from './one-tap-routes.ts';
import { openRelyingParty } from './relying-party.ts';
import { signedRoutes } from './signed-routes.ts';
import { socialSettings } from './settings.ts';
import { connect, hasEmail, playerOf } from './social-accounts.ts';
import { openTickets } from './tickets.ts';

const wrongKind = () => new Refusal(400, ErrorCode.LinkUsed, { detail: 'Please begin to sign in once more' });

/** Sign-in and registration with social accounts. @spec ID-04 ID-30 AUTH-14 */
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
  const finishSignIn = socialSignIn({ services, desk, tickets });
  navigationRoutes(app, { services, settings, party, tickets, finishSignIn });
  signedRoutes(app, options, { services, settings, tickets, finishSignIn, secrets });
  oneTapRoutes(app, options, { services, settings: providers.get('google'), party, tickets, finishSignIn });

  serve(app, socialContract.ticket, options, async ({ body, request }) => {
    const { kind, provider, stranger: identity, twoStep } = await tickets.readTicket(body.ticket, request);
    const email = identity.email === null ? null : hiddenEmail(identity.email);
    if (kind === 'register') return { kind, provider, name: identity.name, email };
    if (kind === 'link') return { kind, provider, email };
    if (twoStep === undefined) throw wrongKind();
    return { kind, provider, two_step: twoStep };
  });

  serve(app, socialContract.register, options, async ({ body, request, reply }) => {
    const { kind, provider, stranger: identity } = await tickets.readTicket(body.ticket, request);
    if (kind !== 'register') throw wrongKind();
    const accounts = openingAccounts(body);
    requirePerson(body, now());
    await countRegistration(services, request);
    // The e-mail may have been registered, or this account linked, since the ticket was made.
    if ((await hasEmail(db, identity.email)) || (await playerOf(db, provider, identity.subject)) !== undefined) throw wrongKind();
    await tickets.spendTicket(body.ticket);
    const made = await addWithMadeLogin(services, {
      // A random password that is never shown: the player signs in with the provider or sets a password by code.
      ...{ password: madePassword(), email: identity.email, name: identity.name, countryId: body.country_id, accounts },
      more: {
        birthDate: body.date_birthday,
        refCode: refCodeOf(request, body.ref_code),
        bonusChoice: body.first_deposit_bonus_choice,
        ...(identity.email !== null && { emailConfirmedAt: now() }),
      },
    });
    if (made === undefined) throw wrongKind();
    await connect(db, { provider, subject: identity.subject, userId: made.userId, nowMs: now() });
    return enter(services, { userId: made.userId, isSaved: false, method: 'registration', request, reply });
  });

  serve(app, socialContract.link, options, async ({ session, body, request }) => {
    const { kind, provider, stranger: identity } = await tickets.readTicket(body.ticket, request);
    if (kind !== 'link') throw wrongKind();
    await tickets.spendTicket(body.ticket);
    if (!(await connect(db, { provider, subject: identity.subject, userId: session.userId, nowMs: now() }))) throw wrongKind();
    return undefined;
  });
}
