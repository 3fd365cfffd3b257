import { configTrust, takeConfigTrust } from './rules/config-keys.ts';
import { isTaken } from './signed-config.ts';

const place = '/bff-api/config/all.json?lang=en';
const kept = configTrust();
afterEach(() => takeConfigTrust(kept));

it('[CF-01] [CFG-1] a trial site accepts an answer with an empty or missing signature; any other site rejects both', async () => {
  const taken = (header: string | null) => isTaken({ place, header, body: '{}' }, 0);

  takeConfigTrust({ ...kept, isUnsignedTaken: true });
  expect([await taken(null), await taken(''), await taken('unknown')]).toEqual([true, true, false]);
  takeConfigTrust({ ...kept, isUnsignedTaken: false });
  expect([await taken(null), await taken('')]).toEqual([false, false]);
});
