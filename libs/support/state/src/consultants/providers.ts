import type { ConsultantProvider } from '../rules/consultant.ts';
import { providerCall, unreadCounter, type StartConsultant } from './consultant-port.ts';

/** A queue that a provider's script empties when it has come, as its own snippet makes one. */
function queueOn(globals: Record<string, unknown>, name: string): void {
  const waiting: unknown[][] = [];
  globals[name] ??= Object.assign((...values: unknown[]) => void waiting.push(values), { q: waiting });
}

const livechat: StartConsultant = async ({ id, scriptUrl }, { globals, loadScript }) => {
  const unread = unreadCounter();
  let count = 0;
  globals['__lc'] = { license: Number(id), integration_name: 'manual_channels' };
  await loadScript(scriptUrl);
  const widget = globals['LiveChatWidget'] as {
    call?: (name: string) => void;
    on?: (event: string, heard: (value: unknown) => void) => void;
  };
  if (typeof widget?.call !== 'function')
    throw new Error('The script of livechat has not brought its widget; its window cannot be opened.');
  widget.on?.('new_event', () => unread.tell((count += 1)));
  return {
    open: () => {
      count = 0;
      unread.tell(0);
      widget.call?.('maximize');
    },
    onUnread: unread.onUnread,
  };
};

const chatra: StartConsultant = async ({ id, scriptUrl }, { globals, loadScript }) => {
  const unread = unreadCounter();
  globals['ChatraID'] = id;
  globals['ChatraSetup'] = { startHidden: true, onUnreadMessagesCountChange: unread.tell };
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
    unread.tell((event as { newUnreadMessagesCount?: unknown } | null)?.newUnreadMessagesCount);
  });
  return { open: () => void providerCall(globals, 'HelpCrunch')('openChat'), onUnread: unread.onUnread };
};

/** Versions 2 and 3 differ in how they are started: the older is a constructor, the newer takes commands. */
const suphelper: StartConsultant = async ({ id, scriptUrl, version }, { globals, loadScript }) => {
  const unread = unreadCounter();
  if (version < 3) {
    await loadScript(scriptUrl);
    const Helper = globals['SupHelperWidget'] as (new (settings: object) => { open?: () => void }) | undefined;
    if (typeof Helper !== 'function') throw new Error('The script of suphelper has not brought its widget; its window cannot be opened.');
    const widget = new Helper({ projectId: id, onUnread: unread.tell });
    return { open: () => widget.open?.(), onUnread: unread.onUnread };
  }
  queueOn(globals, 'suphelper');
  await loadScript(scriptUrl);
  const call = providerCall(globals, 'suphelper');
  call('init', { projectId: id });
  call('on', 'unread', unread.tell);
  return { open: () => void call('open'), onUnread: unread.onUnread };
};

/** How each provider is started. Its script is loaded when this is called, never before. @spec SU-01 */
export const CONSULTANTS: Readonly<Record<ConsultantProvider, StartConsultant>> = { livechat, chatra, helpcrunch, suphelper };
