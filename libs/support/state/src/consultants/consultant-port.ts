/** A provider's chat widget. Common interface of all providers. @spec SU-01 */
export interface ConsultantWidget {
  /** Opens the provider's window. */
  open: () => void;
  /** Subscribes to the number of unread messages; returns the unsubscribe function. */
  onUnread: (listener: (count: number) => void) => () => void;
}

export interface ConsultantPorts {
  /** The global object of the page, in which each provider defines its name. */
  globals: Record<string, unknown>;
  /** Loads a script; resolves once it has run. */
  loadScript: (url: string) => Promise<void>;
}

export interface ConsultantSettings {
  id: string;
  scriptUrl: string;
  version: number;
}

export type StartConsultant = (settings: ConsultantSettings, ports: ConsultantPorts) => Promise<ConsultantWidget>;

type Call = (...values: unknown[]) => unknown;
/** A function that the provider's script has defined. @throws Error if it is missing. */
export function providerCall(globals: Record<string, unknown>, name: string): Call {
  const call = globals[name];
  if (typeof call !== 'function') throw new Error(`The consultant's script has not brought "${name}"; its window cannot be opened.`);
  return call as Call;
}

/** Notifies listeners of a new count. */
export function unreadCounter(): { notify: (count: unknown) => void; onUnread: ConsultantWidget['onUnread'] } {
  const listeners = new Set<(count: number) => void>();
  return {
    notify: (count) => {
      const whole = typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : 0;
      for (const listener of listeners) listener(whole);
    },
    onUnread: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
