import type { Db } from '../db/db.ts';
import { ENGINES, START_TIMEOUT_MS } from '../db/testing/test-db.ts';
import type { MakeModule } from '../module.ts';
import { startBackend, type TestBackend, type TestPlayer } from '../testing/test-backend.ts';
import { openHouse } from './house.ts';
import { lockPlayer } from './ledger.ts';
import type { Product } from './product.ts';
import { isBalanced, reconcile } from './reconcile.ts';
import { setAside } from './set-aside.ts';

const POT = 'tontine';
const PRODUCT = {
  name: 'draw',
  kinds: { save: 'transfer' },
  pots: [POT],
  reconcile: async () => [],
} as const satisfies Product;
const draws: MakeModule = () => ({ name: 'draws', products: [PRODUCT], open: async () => ({ routes: () => undefined }) });

describe.each(ENGINES)('pots on %s', (engine: Db['engine']) => {
  let test: TestBackend;
  let player: TestPlayer;
  let refs = 0;
  beforeAll(async () => {
    test = await startBackend({ modules: [draws], engine });
    player = await test.addPlayer();
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());

  const save = (amount: number, currencyIso = 'EUR') =>
    test.db.transaction(async (tx) => {
      const { userId, accountId } = player;
      await lockPlayer(tx, userId);
      const saved = { kind: 'save', ref: String((refs += 1)), userId, accountId, currencyIso, pot: POT, amount, at: 0 } as const;
      return setAside(tx, { product: PRODUCT, house: test.house }, saved);
    });

  it('[BET-9] a pot holds what was set aside, by currency, and the ledger stays balanced', async () => {
    const before = await save(0);
    expect([await save(300), await save(0), await save(45), await save(7, 'KZT')]).toEqual([before + 300, before + 300, before + 345, 7]);
    expect(isBalanced(await reconcile(test.db, [PRODUCT]))).toBe(true);
  });

  it('[BET-9] only pots that a product declares exist, and their names are unique', async () => {
    expect(() => test.house.pot('jackpot', 'EUR')).toThrow('no product has the pot jackpot');
    expect(() => test.house.pot(POT, 'XYZ')).toThrow('its currency is not on offer');
    await expect(openHouse(test.db, ['EUR'], ['promo'])).rejects.toThrow('the house has another account promo');
    await expect(openHouse(test.db, ['EUR'], ['stakes'])).rejects.toThrow('the house has another account stakes');
    await expect(openHouse(test.db, ['EUR'], [POT, POT])).rejects.toThrow('the house has another account tontine');
  });
});
