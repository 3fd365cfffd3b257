import type { ConsultantProvider } from '../rules/consultant.ts';
import { providerCall, unreadCounter, type StartConsultant } from './consultant-port.ts';

/** Queues calls until the provider's script has loaded, like the provider's own snippet. */
function queueOn(globals: Record<string, unknown>, name: string): void {
  const waiting: unknown[][] = [];
  globals[name] ??= Object.assign((...values: unknown[]) => void waiting.push(values), { q: waiting });
}

interface LivechatWidget {
  on: (event: string, listener: (value: unknown) => void) => void;
  call: (name: string) => void;
}

/** Equivalent of livechat's own snippet: queues calls until the script takes over through `_h`. */
function livechatQueue(): LivechatWidget {
  const widget = {
    _q: [] as unknown[][],
    _h: null as ((...args: unknown[]) => unknown) | null,
    _v: '2.0',
    on: (...values: unknown[]) => pass('on', values),
    once: (...values: unknown[]) => pass('once', values),
    off: (...values: unknown[]) => pass('off', values),
    get: (...values: unknown[]) => pass('get', values),
    call: (...values: unknown[]) => pass('call', values),
  };
  const pass = (name: string, values: unknown[]): unknown =>
    widget._h === null ? widget._q.push([name, values]) : widget._h(name, values);
  return widget;
}

/** Whether a message was written by support. */
const isTheirs = (event: unknown): boolean => (event as { author?: { type?: unknown } } | null)?.author?.type !== 'customer';

const livechat: StartConsultant = async ({ id, scriptUrl }, { globals, loadScript }) => {
  const unread = unreadCounter();
  let count = 0;
  let isOpen = false;
  const setCount = (next: number): void => unread.notify((count = next));
  globals['__lc'] = { license: Number(id), integration_name: 'manual_channels' };
  const widget = (globals['LiveChatWidget'] ??= livechatQueue()) as LivechatWidget;
  // Until livechat is ready, the site's own conversation is used.
  const ready = new Promise<void>((resolve) => widget.on('ready', () => resolve()));
  widget.on('new_event', (event) => {
    if (!isOpen && isTheirs(event)) setCount(count + 1);
  });
  widget.on('visibility_changed', (change) => {
    isOpen = (change as { visibility?: unknown } | null)?.visibility === 'maximized';
    if (isOpen) setCount(0);
  });
  await loadScript(scriptUrl);
  await ready;
  return { open: () => widget.call('maximize'), onUnread: unread.onUnread };
};

const chatra: StartConsultant = async ({ id, scriptUrl }, { globals, loadScript }) => {
  const unread = unreadCounter();
  globals['ChatraID'] = id;
  globals['ChatraSetup'] = { startHidden: true, onUnreadMessagesCountChange: unread.notify };
  queueOn(globals, 'Chatra');
  await loadScript(scriptUrl);
  return { open: () => void providerCall(globals, 'Chatra')('openChat', true), onUnread: unread.onUnread };
};

const helpcrunch: StartConsultant = async ({ id, scriptUrl }, { globals, loadScript }) => {
  const unread = unreadCounter();
  const [organization = '', appId = ''] = id.split(':');
  globals['helpcrunchSettings'] = { organization, appId };
  queueOn(globals, 'HelpCrunch');
  await loadScript(scriptUrl);
  providerCall(globals, 'HelpCrunch')('onNewUnreadMessages', (event: unknown) => {
    unread.notify((event as { newUnreadMessagesCount?: unknown } | null)?.newUnreadMessagesCount);
  });
  return { open: () => void providerCall(globals, 'HelpCrunch')('openChat'), onUnread: unread.onUnread };
};

/** Version 2 is a constructor, version 3 takes commands. */
const suphelper: StartConsultant = async ({ id, scriptUrl, version }, { globals, loadScript }) => {
  const unread = unreadCounter();
  if (version < 3) {
    await loadScript(scriptUrl);
    const Helper = globals['SupHelperWidget'] as (new (settings: object) => { open?: () => void }) | undefined;
    if (typeof Helper !== 'function') throw new Error('The script of suphelper has not brought its widget; its window cannot be opened.');
    const widget = new Helper({ projectId: id, onUnread: unread.notify });
    return { open: () => widget.open?.(), onUnread: unread.onUnread };
  }
  queueOn(globals, 'suphelper');
  await loadScript(scriptUrl);
  const call = providerCall(globals, 'suphelper');
  call('init', { projectId: id });
  call('on', 'unread', unread.notify);
  return { open: () => void call('open'), onUnread: unread.onUnread };
};

/** Starts a provider; loads its script only when called. @spec SU-01 */
export const CONSULTANTS: Readonly<Record<ConsultantProvider, StartConsultant>> = { livechat, chatra, helpcrunch, suphelper };
