import type { SectionModule } from '@touchline/shared-state';

/** Pages of the identity section by their route keys, each its own chunk. @spec PL-02 */
export const identityRoutes: SectionModule['routes'] = {
  login: () => import('./login/LoginPage.tsx').then(({ LoginPage }) => ({ Component: LoginPage })),
  registration: () => import('./registration/RegistrationPage.tsx').then(({ RegistrationPage }) => ({ Component: RegistrationPage })),
};
