import { inboxContract, playerStreamContract } from '@touchline/account-inbox-contract/schemas';
import type { Bound, Stored } from '@touchline/server-kernel';

export const INBOX_OF_PLAYER: Bound = { name: 'inbox-of-player', whose: 'player', most: 100, of: 'rows', over: 'oldest out' };

export const inboxStores: readonly Stored[] = [
  {
    what: 'Inbox, filled by events of the player',
    tables: ['inbox_items'],
    calls: [],
    bounds: [INBOX_OF_PLAYER],
    ceiling: 'limited by player',
    kept: 'until newer ones replace them',
  },
  {
    what: 'Settings of the inbox',
    tables: ['inbox_settings'],
    calls: [inboxContract.inboxSettingsSave],
    bounds: [],
    ceiling: 'one row per player',
    kept: 'permanently',
  },
  {
    what: 'Counts of changes of a player, for streams',
    tables: ['player_news'],
    calls: [inboxContract.inboxRead],
    bounds: [],
    ceiling: 'one row per player',
    kept: 'permanently',
  },
];

export const inboxAddsNothing = [playerStreamContract.channel, playerStreamContract.changes];
