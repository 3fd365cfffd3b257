/** A conversation of a provider, as the page sees it. One interface for all of them. @spec SU-01 */
export interface ConsultantWidget {
  /** Shows the provider's window. */
  open: () => void;
  /** Calls back with the number of messages that were not read; returns the way to stop. */
  onUnread: (listener: (count: number) => void) => () => void;
}

export interface ConsultantPorts {
  /** The page's global object: every provider puts its own name there. */
  globals: Record<string, unknown>;
  /** Loads a script; resolves when it has run. */
  loadScript: (url: string) => Promise<void>;
}

export interface ConsultantSettings {
  id: string;
  scriptUrl: string;
  version: number;
}

export type StartConsultant = (settings: ConsultantSettings, ports: ConsultantPorts) => Promise<ConsultantWidget>;

type Call = (...values: unknown[]) => unknown;
/** A function that a provider has put on the page. @throws Error when it is not there: the script was not what it said. */
export function providerCall(globals: Record<string, unknown>, name: string): Call {
  const call = globals[name];
  if (typeof call !== 'function') throw new Error(`The consultant's script has not brought "${name}"; its window cannot be opened.`);
  return call as Call;
}

/** Tells listeners of the newest count. */
export function unreadCounter(): { tell: (count: unknown) => void; onUnread: ConsultantWidget['onUnread'] } {
  const listeners = new Set<(count: number) => void>();
  return {
    tell: (count) => {
      const whole = typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : 0;
      for (const listener of listeners) listener(whole);
    },
    onUnread: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
