import type { Ports } from '@touchline/shared-state';
import { createFakeServer } from './fake-server.ts';
import { createBrowserOfTabs } from './fake-tabs.ts';

export interface FakePorts extends Ports {
  /** Hides or shows the page. */
  setVisible: (isVisible: boolean) => void;
  /** Names of the reports, oldest first. */
  reported: string[];
}

/** Ports without a browser: a visible page, the test's (fake) clock, sequential UUIDs. */
export function createFakePorts(overrides: Partial<Ports> = {}): FakePorts {
  let isVisible = true;
  let made = 0;
  const listeners = new Set<(isVisible: boolean) => void>();
  const reported: string[] = [];
  const tab = createBrowserOfTabs().openTab();

  return {
    send: createFakeServer().send,
    origin: 'https://touchline.test',
    now: () => Date.now(),
    page: {
      isVisible: () => isVisible,
      onChange: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    storage: tab.storage,
    tabs: tab.tabs,
    uuid: () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
    report: (name) => void reported.push(name),
    ...overrides,
    reported,
    setVisible: (next) => {
      isVisible = next;
      listeners.forEach((listener) => listener(next));
    },
  };
}
