import { defineMessages } from 'react-intl';

export const words = defineMessages({
  title: { id: 'shell.debugger.title', defaultMessage: 'Flight recorder' },
  lead: {
    id: 'shell.debugger.lead',
    defaultMessage: 'What this tab knows about its sections. It never leaves this browser.',
  },
  remotes: { id: 'shell.debugger.remotes', defaultMessage: 'Sections' },
  guards: { id: 'shell.debugger.guards', defaultMessage: 'Guards of the last navigations' },
  noGuards: { id: 'shell.debugger.noGuards', defaultMessage: 'No navigation yet' },
  polls: { id: 'shell.debugger.polls', defaultMessage: 'Calls to the backend' },
  leaders: { id: 'shell.debugger.leaders', defaultMessage: 'Work of one tab' },
  noLeaders: { id: 'shell.debugger.noLeaders', defaultMessage: 'No tab holds such work now' },
  off: { id: 'shell.debugger.off', defaultMessage: 'Switched off in this tab' },
  here: { id: 'shell.debugger.here', defaultMessage: 'This tab' },
  elsewhere: { id: 'shell.debugger.elsewhere', defaultMessage: 'Another tab' },
  waiting: { id: 'shell.debugger.waiting', defaultMessage: 'Another tab; this one waits' },
  'not-exist': { id: 'shell.debugger.notExist', defaultMessage: 'Not loaded' },
  released: { id: 'shell.debugger.released', defaultMessage: 'Let go' },
  loading: { id: 'shell.debugger.loading', defaultMessage: 'Loading' },
  ready: { id: 'shell.debugger.ready', defaultMessage: 'Ready' },
  error: { id: 'shell.debugger.error', defaultMessage: 'Failed' },
});

export const columnWords = defineMessages({
  name: { id: 'shell.debugger.name', defaultMessage: 'Section' },
  status: { id: 'shell.debugger.status', defaultMessage: 'State' },
  loadTime: { id: 'shell.debugger.loadTime', defaultMessage: 'Load time' },
  loads: { id: 'shell.debugger.loads', defaultMessage: 'Loads' },
  retries: { id: 'shell.debugger.retries', defaultMessage: 'Retries' },
  crashes: { id: 'shell.debugger.crashes', defaultMessage: 'Crashes' },
  bytes: { id: 'shell.debugger.bytes', defaultMessage: 'Size' },
  version: { id: 'shell.debugger.version', defaultMessage: 'Version' },
  lastError: { id: 'shell.debugger.lastError', defaultMessage: 'Last error' },
  off: { id: 'shell.debugger.offShort', defaultMessage: 'Off' },
  path: { id: 'shell.debugger.path', defaultMessage: 'Path' },
  count: { id: 'shell.debugger.count', defaultMessage: 'Calls' },
  every: { id: 'shell.debugger.every', defaultMessage: 'Every' },
  took: { id: 'shell.debugger.took', defaultMessage: 'Answer after' },
  work: { id: 'shell.debugger.work', defaultMessage: 'Work' },
  tab: { id: 'shell.debugger.tab', defaultMessage: 'Tab' },
});
