import { comeForPlayers } from '@touchline/identity-state';
import { readPageCookies, writePageCookie, type Ports, type StoreModule } from '@touchline/shared-state';
import { agreementsSlice } from './agreements.slice.ts';
import { keepAgreements, type CookieJar } from './effects/keep-agreements.saga.ts';
import { confirmTermsWanted } from './terms.ts';

/** What this browser agreed to. The question about cookies brings it with itself; otherwise it comes with what lies over the page. @spec ID-16 ID-17 */
export const createAgreementsModule =
  (jar: CookieJar) =>
  (ports: Ports): StoreModule => ({
    name: 'agreements',
    slices: [agreementsSlice],
    saga: () => keepAgreements({ ports, jar }),
  });

/** The module of this page. */
export const agreementsModule = (ports: Ports): StoreModule =>
  createAgreementsModule({
    read: readPageCookies,
    write: writePageCookie,
    isSecure: location.protocol === 'https:',
  })(ports);

/** Terms that changed: asked about while a player is signed in, and confirmed. What the player sees of it is the shell's. @spec ID-18 */
export const termsModule = (ports: Ports): StoreModule => ({
  name: 'terms',
  slices: [],
  saga: () =>
    comeForPlayers({
      ports,
      name: 'terms',
      wishes: [confirmTermsWanted.type],
      load: async () => (await import('./processes.ts')).termsProcesses(ports),
    }),
});
