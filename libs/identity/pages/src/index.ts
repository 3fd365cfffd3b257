import { PageNotFound, type LoadContext, type SectionModule } from '@touchline/shared-state';
import { UserIcon } from '@touchline/ui-kit';
import { placesOf, plansOf, sectionPages, type PagePlan } from '@touchline/ui-pages';
import { defineMessages } from 'react-intl';
import { titles, words } from './identity-words.ts';
import { providerName } from './providers/social-providers.ts';

const names = defineMessages({ section: { id: 'identity.section', defaultMessage: 'Account' } });
// Pages that are only reached from an e-mail are left out of the menus.
const PLACES = placesOf(titles, ['login', 'registration', 'registration-old', 'confirm', 'convert-account']);
const plans = plansOf(titles, words);

/** A page whose heading is that of its panel; not indexed by search engines. */
const panel = (body: NonNullable<PagePlan['body']>): Pick<PagePlan, 'body' | 'hasOwnHeading' | 'isIndexed'> => ({
  ...{ body, hasOwnHeading: true, isIndexed: false },
});

/** Pages of the identity section by their route keys; each form is a separate chunk. @spec PL-02 RT-01 ID-10 */
export const identityRoutes: SectionModule['routes'] = sectionPages({
  name: names.section,
  Icon: UserIcon,
  places: () => PLACES,
  pages: {
    ...plans,
    'confirm-terms': {
      ...plans['confirm-terms'],
      body: () => import('./terms/ConfirmTermsPage.tsx').then(({ ConfirmTermsPage }) => ConfirmTermsPage),
      isIndexed: false,
    },
    login: {
      ...plans.login,
      body: () => import('./login/LoginPage.tsx').then(({ LoginPage }) => LoginPage),
      hasOwnHeading: true,
    },
    registration: {
      ...plans.registration,
      content: () =>
        import('./social/SocialRegistrationPage.tsx').then(({ RegistrationRoute }) => ({
          Body: RegistrationRoute,
          load: knowProvider,
        })),
      hasOwnHeading: true,
    },
    'registration-old': {
      ...plans['registration-old'],
      ...panel(() => import('./registration/RegistrationPage.tsx').then(({ RegistrationOldPage }) => RegistrationOldPage)),
    },
    'convert-account': {
      ...plans['convert-account'],
      ...panel(() => import('./ways/ConvertAccountPage.tsx').then(({ ConvertAccountPage }) => ConvertAccountPage)),
    },
    confirm: { ...plans.confirm, ...panel(() => import('./ways/ConfirmPage.tsx').then(({ ConfirmPage }) => ConfirmPage)) },
    accountverify: {
      ...plans.accountverify,
      ...panel(() => import('./ways/ActivatePage.tsx').then(({ AccountVerifyPage }) => AccountVerifyPage)),
    },
    activate: { ...plans.activate, ...panel(() => import('./ways/ActivatePage.tsx').then(({ ActivatePage }) => ActivatePage)) },
    passwordreset: {
      ...plans.passwordreset,
      ...panel(() => import('./ways/ForgotPassword.tsx').then(({ PasswordResetPage }) => PasswordResetPage)),
    },
    sumsub: {
      ...plans.sumsub,
      ...panel(() => import('./check/IdentityCheckPage.tsx').then(({ IdentityCheckPage }) => IdentityCheckPage)),
    },
    stopnewsletter: {
      ...plans.stopnewsletter,
      ...panel(() => import('./ways/StopNewsletterPage.tsx').then(({ StopNewsletterPage }) => StopNewsletterPage)),
    },
  },
});

/** @throws PageNotFound for an unknown provider. @spec ID-30 */
async function knowProvider({ params }: LoadContext): Promise<void> {
  const { socialregistration: id } = params;
  if (id !== undefined && providerName(id) === undefined) throw new PageNotFound('no such provider');
}

/** Bodies of modals that the shell may open over any page. */
export const identityModals: NonNullable<SectionModule['modals']> = {
  login: () => import('./login/LoginPage.tsx').then(({ LoginModal }) => ({ Component: LoginModal })),
  registration: () => import('./registration/RegistrationPage.tsx').then(({ RegistrationModal }) => ({ Component: RegistrationModal })),
  'forgot-password': () => import('./ways/ForgotPassword.tsx').then(({ ForgotPasswordModal }) => ({ Component: ForgotPasswordModal })),
};
