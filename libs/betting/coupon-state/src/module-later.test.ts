import { accountModule } from '@touchline/account-state';
import { sessionModule } from '@touchline/identity-state';
import { createAppStore, createServerPorts } from '@touchline/shared-state';
import { betToggled, couponModuleLater, selectCouponBets } from './index.ts';
import { aPick } from './testing.ts';

it('[CP-24] runs commands dispatched before the sagas were loaded, once and in order', async () => {
  await import('./module.ts'); // load the module in advance, so that the test does not depend on compile time
  const ports = createServerPorts({ send: async () => Response.json({}), origin: 'http://shop.test', report: () => undefined });
  const store = createAppStore({ ports, modules: [sessionModule, accountModule, couponModuleLater] });
  store.start();
  for (const id of [1, 2, 1, 3]) store.dispatch(betToggled(aPick(id)));
  expect(selectCouponBets(store.getState())).toEqual([]);

  for (let turn = 0; turn < 50 && selectCouponBets(store.getState()).length === 0; turn++)
    await new Promise((resume) => setTimeout(resume, 0));
  store.dispatch(betToggled(aPick(4)));

  expect(selectCouponBets(store.getState()).map(({ outcomeId }) => outcomeId)).toEqual([2, 3, 4]);
  store.stop();
});
