import type { Broker } from '../broker/broker.ts';
import { allSwitches, setSwitches } from './switches.ts';

const SET = 'control.switches';
/** Sent by a process that has just started, to get the current switches. */
const ASK = 'control.switches-asked';

/** The values of a scope and when they were set; the later setting wins. */
interface Setting {
  scope: string;
  values: Readonly<Record<string, unknown>>;
  at: number;
}

const setAt = new Map<string, number>();

/** Sets switches in every process. */
export const shareSwitches = (broker: Broker, scope: string, values: Setting['values']): void =>
  void broker.publish(SET, { scope, values, at: Math.max(Date.now(), (setAt.get(scope) ?? 0) + 1) } satisfies Setting);

/** Applies switches set in other processes, including those set before this one started. */
export function followSwitches(broker: Broker): void {
  broker.subscribe(SET, (message) => {
    const { scope, values, at } = message as Setting;
    if (at <= (setAt.get(scope) ?? 0)) return;
    setAt.set(scope, at);
    setSwitches(scope, values);
  });
  if (broker.kind === 'in-process') return;
  broker.subscribe(ASK, (_, from) => {
    if (from === broker.self) return;
    for (const [scope, values] of allSwitches()) void broker.publish(SET, { scope, values, at: setAt.get(scope) ?? 1 } satisfies Setting);
  });
  const ask = (): void => void broker.publish(ASK, null);
  broker.onGap(ask);
  ask();
}
