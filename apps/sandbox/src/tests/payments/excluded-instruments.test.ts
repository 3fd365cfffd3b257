import type { RightsAnswer } from '@touchline/identity-contract';
import { ENGINES } from '@touchline/server-kernel/testing';
import { payingOn } from './paying.test.helper.ts';

const LIMITS = '/limit-service-api/api/external/web/v3/limits';

describe.each(ENGINES)('instruments of excluded people on %s', (engine) => {
  const on = payingOn(engine);
  const pay = async (wallet: string) => {
    const { ref } = await on.started({ methodId: 'e-wallet' });
    on.test.provider.act(`deposit:${ref}`, { wallet });
    await on.test.tick();
    expect((await on.payment(ref)).state).toBe('credited');
  };
  const hold = async () => (await on.test.get(on.player.token, '/web-api/user/rights')).json<RightsAnswer>();

  it('[LIM-5] [AC-04] a wallet that an excluded person used holds the account that pays with it, whose money can be withdrawn', async () => {
    await pay('Anna@wallet.test');
    await on.test.post(on.player.token, LIMITS, { limits: [{ limitType: 30, limitValue: 7 }] });
    on.player = await on.test.addPlayer({ money: 10_000 });
    await pay('other@wallet.test');
    expect((await hold()).hold).toBeNull();
    await pay('anna@wallet.test');
    expect(await hold()).toMatchObject({ hold: 'support', rights: { bets: false, deposits: false } });
    expect((await on.test.post(on.player.token, '/web-api/payments/v1/deposits', on.wish())).statusCode).toBe(403);
    expect((await on.withdrawal(2_500)).status).toBe('started');
    await on.test.tick();
    await on.expectBalancedBooks();
  });
});
