import { inboxContract as contract } from '@touchline/account-inbox-contract/schemas';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { reportPlayerNews, type Services } from '@touchline/server-kernel';
import type { FastifyInstance } from 'fastify';
import { countOf, inboxOf, type InboxServices, markRead } from './items.ts';
import { countNews } from './player-stream/player-news.ts';
import { saveSettings, settingsOf } from './settings.ts';

/** Inbox API. @spec AC-06 LIM-5 */
export function inboxRoutes(app: FastifyInstance, services: InboxServices & Pick<Services, 'broker'>, options: ServeOptions): void {
  const { db } = services;
  serve(app, contract.inbox, options, ({ session }) => inboxOf(db, services, session.userId));
  serve(app, contract.inboxCount, options, ({ session }) => countOf(db, services, session.userId));
  serve(app, contract.inboxRead, options, async ({ session: { userId }, body }) => {
    await db.transaction(async (tx) => {
      await markRead(tx, userId, body.upTo);
      await countNews(tx, userId, { bets: false, notices: true });
    });
    void reportPlayerNews(services.broker, [userId]);
    return countOf(db, services, userId);
  });
  serve(app, contract.inboxSettings, options, ({ session }) => settingsOf(db, session.userId));
  serve(app, contract.inboxSettingsSave, options, async ({ session: { userId }, body }) => {
    await saveSettings(db, userId, body);
    return settingsOf(db, userId);
  });
}
