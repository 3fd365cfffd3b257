import { casinoContract } from '@touchline/casino-contract/schemas';
import { callsOf, type MakeModule } from '@touchline/server-kernel';
import { casinoRoutes } from './casino-routes.ts';

/** The casino: a catalogue of invented games. */
export const casino: MakeModule = () => ({
  name: 'casino',
  calls: callsOf(casinoContract),
  open: async () => ({ routes: casinoRoutes }),
});
