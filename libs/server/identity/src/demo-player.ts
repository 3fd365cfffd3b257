import type { Services } from '@touchline/server-kernel';
import { PREPAID_TYPE } from '@touchline/server-kernel/ledger';
import { addPlayer } from './new-player.ts';
import { playerOfEmail } from './people/emails.ts';

export const DEMO = { login: 'demo@touchline.test', password: 'Touchline-demo-1' } as const;

/** Creates the player whose login the documentation gives, at the first start. */
export async function ensureDemoPlayer({ db, house, now }: Pick<Services, 'db' | 'house' | 'now'>): Promise<void> {
  if ((await playerOfEmail(db, DEMO.login)) !== undefined) return;
  const accounts = [
    { type: 0, currencyIso: 'EUR', amount: 100_000 },
    { type: 4, currencyIso: 'EUR', amount: 2000 },
    { type: 9, currencyIso: 'USD', amount: 25_000 },
    { type: PREPAID_TYPE, currencyIso: 'EUR', amount: 5000 },
  ] as const;
  await addPlayer(
    db,
    house,
    { login: DEMO.login, email: DEMO.login, password: DEMO.password, name: 'Demo player', countryId: null, accounts },
    now(),
  );
}
