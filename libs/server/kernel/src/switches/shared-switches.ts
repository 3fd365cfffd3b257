import type { Broker } from '../broker/broker.ts';
import { allSwitches, setSwitches } from './switches.ts';

const SET = 'control.switches';
/** A process that has just started asks the others. */
const ASK = 'control.switches-asked';

/** What is set in a scope, and when: of two answers the later one counts. */
interface Setting {
  scope: string;
  values: Readonly<Record<string, unknown>>;
  at: number;
}

const setAt = new Map<string, number>();

/** Sets switches in every process. */
export const shareSwitches = (broker: Broker, scope: string, values: Setting['values']): void =>
  void broker.publish(SET, { scope, values, at: Math.max(Date.now(), (setAt.get(scope) ?? 0) + 1) } satisfies Setting);

/** Takes over what is set in other processes, also before this one was there. */
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
