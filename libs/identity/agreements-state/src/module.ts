import { loadForPlayers } from '@touchline/identity-state';
import { readPageCookies, writePageCookie, type Ports, type StoreModule } from '@touchline/shared-state';
import { agreementsSlice } from './agreements.slice.ts';
import { keepAgreements, type CookieJar } from './effects/keep-agreements.saga.ts';
import { confirmTermsWanted } from './terms.ts';

/** Consent to cookies and confirmation of age in this browser; injected with the components that ask for them. @spec ID-16 ID-17 */
export const createAgreementsModule =
  (jar: CookieJar) =>
  (ports: Ports): StoreModule => ({
    name: 'agreements',
    slices: [agreementsSlice],
    saga: () => keepAgreements({ ports, jar }),
  });

/** {@link createAgreementsModule} with the cookies of the current page. */
export const agreementsModule = (ports: Ports): StoreModule =>
  createAgreementsModule({
    read: readPageCookies,
    write: writePageCookie,
    isSecure: location.protocol === 'https:',
  })(ports);

/** Checks for changed terms while a player is signed in, and confirms them. The shell renders the dialog. @spec ID-18 */
export const termsModule = (ports: Ports): StoreModule => ({
  name: 'terms',
  slices: [],
  saga: () =>
    loadForPlayers({
      ports,
      name: 'terms',
      wishes: [confirmTermsWanted.type],
      load: async () => (await import('./processes.ts')).termsProcesses(ports),
    }),
});
