import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { configSwitch, configChanges } from '../config/configuration.ts';
import { Refusal } from '../refusal.ts';
import { lockPlayer } from '../ledger/ledger.ts';
import type { Product } from '../ledger/product.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { grant, MINT } from '../ledger/transfer.ts';
import type { Services } from '../services.ts';
import { VISIT_SWITCHES } from '../visit/money-gate.ts';
import { control, type Control, type Controls } from './control.ts';
import { stuckDashboard, tryAgainControl } from './stuck-dashboard.ts';
import { overrideServices, overridesSwitch } from '../switches/service-overrides.ts';
import { followSwitches, shareSwitches } from '../switches/shared-switches.ts';
import { type Switch, switchesBody } from '../switches/switches.ts';

/** Broker topic for moving the clock of every process. */
const CLOCK = 'control.clock';
const ClockBody = z.strictObject({ offsetMs: z.int() });
const MintBody = z.strictObject({ accountId: z.int(), amount: z.int().check(z.minimum(1)) });

function mintControl({ db, house, now }: Services): Control {
  let mints = 0;
  return control({
    name: 'mint',
    label: 'Give play money to an account (minor units)',
    body: MintBody,
    run: async ({ accountId, amount }) =>
      db.transaction(async (tx) => {
        const [account] = await tx.query<{ user_id: number; currency_iso: string }>(
          'select user_id, currency_iso from accounts where id = $1',
          [accountId],
        );
        if (account === undefined) throw new Refusal(404, 'not-found', { detail: 'No such account' });
        await lockPlayer(tx, account.user_id);
        const { user_id: userId, currency_iso: currencyIso } = account;
        const ref = `${process.pid}:${now()}:${(mints += 1)}`;
        return { balance: await grant(tx, house, MINT, { ref, userId, accountId, currencyIso, amount, at: now() }) };
      }),
  });
}

/**
 * Controls that do not depend on modules: the clock, money, the configuration, failing services. `site` changes the configuration for
 * everybody and replaces the previous change; `services` sets all switches of a scope, for visits with the cookie `tl-test` of that scope.
 *
 * @param of - switches and products of the modules.
 */
export function kernelControls(
  services: Services,
  clock: Clock,
  { switches, products }: { switches: readonly Switch[]; products: readonly Product[] },
): Controls {
  services.broker.subscribe(CLOCK, (offsetMs) => clock.setOffset(Number(offsetMs)));
  followSwitches(services.broker);
  const own = [configSwitch, overridesSwitch, ...VISIT_SWITCHES];
  const body = switchesBody([...own, ...switches]);
  return {
    switches: own,
    attach: overrideServices,
    actions: [
      control({
        name: 'clock',
        label: 'Move the clock of the server away from real time (milliseconds)',
        body: ClockBody,
        run: async ({ offsetMs }) => {
          await services.broker.publish(CLOCK, offsetMs);
          return { now: clock.now() };
        },
      }),
      mintControl(services),
      tryAgainControl(services.stuck),
      control({
        name: 'site',
        label: 'Change the configuration for everybody',
        body: z.record(z.string(), z.unknown()),
        run: (config) => {
          const changes = configChanges(config);
          shareSwitches(services.broker, '', { config });
          return changes;
        },
      }),
      control({
        name: 'services',
        label: 'Set switches in a scope',
        body,
        run: ({ scope, ...values }) => {
          configChanges((values as { config?: Record<string, unknown> }).config ?? {});
          shareSwitches(services.broker, String(scope), values);
          return values;
        },
      }),
    ],
    views: [
      { name: 'reconcile', label: 'Compare every product with the ledger', run: () => reconcile(services.db, products) },
      { name: 'stuck', label: 'List background work that fails', run: async () => services.stuck.list() },
    ],
    dashboards: [stuckDashboard(services.stuck)],
  };
}
