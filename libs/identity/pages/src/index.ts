import type { SectionModule } from '@touchline/shared-state';
import { UserIcon } from '@touchline/ui-kit';
import { placesOf, plansOf, sectionPages } from '@touchline/ui-pages';
import { defineMessages } from 'react-intl';
import { titles, words } from './identity-words.ts';

const names = defineMessages({ section: { id: 'identity.section', defaultMessage: 'Account' } });
// Pages that only a link in a letter leads to are no places to go.
const PLACES = placesOf(titles, ['login', 'registration', 'registration-old', 'confirm', 'convert-account']);
const plans = plansOf(titles, words);

/** Pages of the identity section by their route keys, the forms each in a chunk of its own. @spec PL-02 RT-01 */
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
      body: () => import('./registration/RegistrationPage.tsx').then(({ RegistrationPage }) => RegistrationPage),
      hasOwnHeading: true,
    },
  },
});

/** Bodies of modals that the shell may open over any page. */
export const identityModals: NonNullable<SectionModule['modals']> = {
  login: () => import('./login/LoginPage.tsx').then(({ LoginModal }) => ({ Component: LoginModal })),
  registration: () => import('./registration/RegistrationPage.tsx').then(({ RegistrationModal }) => ({ Component: RegistrationModal })),
};
