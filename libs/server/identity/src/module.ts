import {
  callsOf,
  forgetOldCounts,
  forgetOldMessages,
  forgetOldDevices,
  forgetOldSessions,
  forgetOldTries,
  freeTakenLetters,
  type MakeModule,
  deleteExpired,
} from '@touchline/server-kernel';
import { forgetEndedExclusions } from '@touchline/server-kernel/ledger';
import { accountContract } from '@touchline/account-contract/schemas';
import {
  captchaContract,
  codeContract,
  fingerprintContract,
  passkeyContract,
  qrContract,
  securityContract,
  sessionContract,
  socialContract,
} from '@touchline/identity-contract/schemas';
import type { SiteConfig } from '@touchline/shared-contract';
import { accountRoutes } from './account-routes.ts';
import { identityControls } from './controls.ts';
import { ensureDemoPlayer } from './demo-player.ts';
import { openDesk } from './codes/code-desk.ts';
import { forgetOldCodes } from './codes/sent-codes.ts';
import { openPost } from './letters/post.ts';
import { mailingRoutes } from './mailing-routes.ts';
import { accountView } from './migrations/011-account-view.ts';
import { access } from './migrations/032-access.ts';
import { socialAccounts } from './migrations/081-social-accounts.ts';
import { guessedSecondSteps } from './migrations/290-guessed-second-steps.ts';
import { emailKeys } from './migrations/315-email-keys.ts';
import { playerZones } from './migrations/320-player-zones.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { openPasswordRule } from './password-strength.ts';
import { fillEmailKeys } from './people/emails.ts';
import { restoreZeros } from './people/phones.ts';
import { qrRoutes } from './qr-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { forgetOldFailures, secondStepWatch } from './secrets/failed-second-steps.ts';
import { openSecrets } from './secrets/tries.ts';
import { captchaRoutes, requireCaptcha } from './security/captcha.ts';
import { fingerprintRoutes } from './security/fingerprint.ts';
import { securityRoutes } from './security-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { socialConfig } from './social/settings.ts';
import { socialRoutes } from './social/social-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { identityAddsNothing, identityStores } from './stored.ts';
import { viewRoutes } from './view-routes.ts';
import { wayBackRoutes } from './way-back-routes.ts';

const config: Partial<SiteConfig> = {
  isRegistrationAllowed: true,
  isShowIdentification: false,
  isShowRegistrationWidget: false,
  isAutoLogoffEnable: false,
  autoLogoffInactiveMinutes: 30,
  fingerprint: 'after-consent',
  afterSignOut: 'home',
};

/** Players: registration, sign-in, sessions, accounts and view settings. */
export const identity: MakeModule = ({ env }) => ({
  name: 'identity',
  calls: callsOf(
    sessionContract,
    codeContract,
    captchaContract,
    fingerprintContract,
    socialContract,
    qrContract,
    securityContract,
    passkeyContract,
    accountContract,
  ),
  migrations: [accountView, access, socialAccounts, guessedSecondSteps, emailKeys, playerZones],
  stores: identityStores,
  addsNothing: identityAddsNothing,
  config: { ...config, ...socialConfig(env) },
  open: async (services) => {
    await fillEmailKeys(services.db);
    await restoreZeros(services.db);
    await ensureDemoPlayer(services);
    await freeTakenLetters(services.db);
    const post = openPost(services);
    const desk = openDesk(services, post);
    const secrets = openSecrets(services, {
      requireCaptcha: (request) => requireCaptcha(services, request),
      onFailed: secondStepWatch({ ...services, post }),
    });
    const requireStrong = openPasswordRule(services);
    return {
      routes: (app, options) => {
        sessionRoutes(app, services, options);
        registrationRoutes(app, services, options, { desk, requireStrong, secrets });
        signInRoutes(app, services, options, { desk, secrets });
        wayBackRoutes(app, services, options, { desk, post, requireStrong, secrets });
        securityRoutes(app, services, options, { desk, post, requireStrong, secrets });
        qrRoutes(app, services, options, secrets);
        socialRoutes(app, services, options, { desk, secrets });
        passkeyRoutes(app, services, options, secrets);
        fingerprintRoutes(app, services, options);
        captchaRoutes(app, services, options);
        mailingRoutes(app, services, options);
        accountRoutes(app, services, options);
        viewRoutes(app, services, options);
      },
      workers: [
        ...post.workers,
        deleteExpired(
          services,
          ...[forgetOldMessages, forgetOldTries, forgetOldCounts, forgetOldSessions, forgetOldDevices, forgetOldCodes, forgetOldFailures],
          forgetEndedExclusions,
        ),
      ],
      controls: identityControls(services, secrets),
    };
  },
});
