import { recordPlayerEvent } from '@touchline/server-kernel';
import { takeEvents } from '@touchline/server-inbox/testing';
import jpeg from 'jpeg-js';
import { noisyPng } from '../../testing/calls/pictures.ts';
import { callsOf, IS_LONG, MINUTE, type Somebody, type Trial, uuid } from './trials.test.helper.ts';

const OFFICE = '/web-api/office';
const PAYMENTS = '/web-api/payments/v1';
const DOCUMENT = Buffer.from(jpeg.encode({ data: Buffer.alloc(400 * 400 * 4, 90), width: 400, height: 400 }, 60).data);
const PICTURE = noisyPng(20);
/** An attachment of known size, for the bound in bytes. */
const PLAIN_FILE = Buffer.from(`%PDF-1.7${' '.repeat(IS_LONG ? 1_900_000 : 100)}%%EOF`);

/** Wallets, documents, requests and the inbox in the office. */
export const OFFICE_TRIALS: Readonly<Record<string, (somebody: Somebody) => Promise<Trial>>> = {
  'wallets-of-player': async (somebody) => {
    const { send } = callsOf(somebody);
    const { test, player } = somebody;
    const act = async () => {
      const { addable } = (await test.get(player.token, `${OFFICE}/wallets`)).json<{ addable: { currencyId: number }[] }>();
      const outcome = await send(`${OFFICE}/wallets/add`, { currency_id: addable[0]?.currencyId ?? 840 });
      test.clock.nowMs += 4_000;
      await test.get(player.token, `${OFFICE}/wallets`);
      return outcome;
    };
    const stored = ['select count(*)::int as n from accounts where user_id = $1 and type in (0, 9)', player.userId] as const;
    return { act, taken: 1, stored, code: 'currency-not-addable' };
  },
  'conversions-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    const { test, player } = somebody;
    await send(`${OFFICE}/wallets/add`, { currency_id: 840 });
    test.clock.nowMs += 4_000;
    await test.get(player.token, `${OFFICE}/wallets`);
    const [other] = await test.db.query<{ id: number }>('select id from accounts where user_id = $1 and id <> $2', [
      player.userId,
      player.accountId,
    ]);
    const conversion = { fromId: player.accountId, toId: other?.id, amount: 100 };
    const act = () => send(`${OFFICE}/conversion`, { ...conversion, id: uuid(), rateAt: Math.floor(test.clock.nowMs / 1000) });
    return { act, stored: mine('conversions') };
  },
  'point-exchanges-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    await somebody.test.db.query('update accounts set points = 100000 where id = $1', [somebody.player.accountId]);
    return { act: () => send(`${OFFICE}/cashback/exchange`, { id: uuid(), points: 10 }), stored: mine('point_exchanges') };
  },
  'document-parts-of-player': async (somebody) => {
    const { send, mine, wait } = callsOf(somebody);
    const upload = uuid();
    const act = async (nth: number) => {
      if (nth % 100 === 99) await wait(1_000);
      return send(`${OFFICE}/documents/part`, { upload, n: nth % 28, data: 'AAAA' });
    };
    return { act, stored: mine('document_parts'), full: (most) => Math.min(most, 28) };
  },
  'uploads-of-player': async (somebody) => {
    const { send } = callsOf(somebody);
    const stored = ['select count(distinct upload)::int as n from document_parts where user_id = $1', somebody.player.userId] as const;
    return { act: () => send(`${OFFICE}/documents/part`, { upload: uuid(), n: 0, data: 'AAAA' }), stored };
  },
  'uploads-of-address': async (somebody) => {
    const { test, address } = somebody;
    const data = 'A'.repeat(48_000);
    const act = async () =>
      callsOf({ test, address, player: await test.addPlayer() }).send(`${OFFICE}/documents/part`, { upload: uuid(), n: 0, data });
    await test.db.query('delete from document_parts');
    return { act, takes: data.length, stored: ['select count(*)::int as n from document_parts where $1', true] };
  },
  'documents-of-player': async (somebody) => {
    const { send, mine, wait } = callsOf(somebody);
    const act = async () => {
      await wait(1_000);
      const upload = uuid();
      await send(`${OFFICE}/documents/part`, { upload, n: 0, data: DOCUMENT.toString('base64') });
      return send(`${OFFICE}/documents`, { upload, kind: 'passport', parts: 1 });
    };
    return { act, stored: mine('document_files'), full: () => 1 };
  },
  'requests-open-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    return { act: () => send(`${OFFICE}/requests`, REQUEST), stored: mine('threads') };
  },
  'requests-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    const act = async () => {
      await somebody.test.db.query(`update threads set state = 'closed' where user_id = $1`, [somebody.player.userId]);
      return send(`${OFFICE}/requests`, REQUEST);
    };
    return { act, stored: mine('threads') };
  },
  'office-messages-of-player': async (somebody) => {
    const { send, wait } = callsOf(somebody);
    const act = async () => {
      await wait(3 * MINUTE);
      return send(`${OFFICE}/manager/message`, { text: 'Hello' });
    };
    const stored = `select count(*)::int as n from thread_lines join threads on threads.id = thread_id where user_id = $1 and author = 'player'`;
    return { act, stored: [stored, somebody.player.userId] };
  },
  'ideas-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    const act = (nth: number) =>
      send(`${OFFICE}/ideas`, { title: `An idea with the number ${nth}`, text: 'What it is about, in a few words.' });
    return { act, stored: mine('ideas') };
  },
  'inbox-of-player': async (somebody) => {
    const { done, mine } = callsOf(somebody);
    const { test, player } = somebody;
    const act = async (nth: number) => {
      await test.db.transaction((tx) =>
        recordPlayerEvent(tx, {
          userId: player.userId,
          kind: 'bet-won',
          ref: `${nth}`,
          money: { amount: 100, iso: 'EUR' },
          at: test.clock.nowMs,
        }),
      );
      await takeEvents(test.services);
      return done();
    };
    return { act, stored: mine('inbox_items') };
  },
};
const REQUEST = { topic: 'other', subject: 'A question', text: 'What I want to know.' };

/** Payments and enquiries about them. */
export const PAYMENT_TRIALS: Readonly<Record<string, (somebody: Somebody) => Promise<Trial>>> = {
  'deposits-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    const wish = { accountId: somebody.player.accountId, methodId: 'card', amount: 900, lang: 'en', returnTo: '/en/line' };
    return { act: () => send(`${PAYMENTS}/deposits`, { ...wish, id: uuid() }), stored: mine('payments') };
  },
  'withdrawals-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    const { test, player } = somebody;
    const [instrument] = await test.db.query<{ id: number }>(
      `insert into payment_instruments (user_id, method_id, token, label, created_at) values ($1, 'card', $2, '4242', 1) returning id`,
      [player.userId, uuid()],
    );
    const wish = { accountId: player.accountId, instrumentId: instrument?.id ?? 0, amount: 1_000 };
    return { act: () => send(`${PAYMENTS}/withdrawals`, { ...wish, id: uuid() }), stored: mine('payments') };
  },
  'enquiries-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    return { act: () => send(`${PAYMENTS}/enquiries`, enquiry()), stored: mine('enquiries') };
  },
  'enquiry-messages-of-player': async (somebody) => {
    const { send } = callsOf(somebody);
    const { test, player } = somebody;
    await send(`${PAYMENTS}/enquiries`, enquiry());
    const [row] = await test.db.query<{ id: number }>('select id from enquiries where user_id = $1', [player.userId]);
    const act = () => send(`${PAYMENTS}/enquiries/messages`, { id: uuid(), enquiryId: row?.id, text: 'And more', files: [] });
    const stored = `select count(*)::int as n from enquiry_messages where enquiry_id = $1 and author = 'player'`;
    return { act, taken: 1, stored: [stored, row?.id] };
  },
  'files-of-player': async (somebody) => {
    const { send, mine } = callsOf(somebody);
    const act = () => send(`${PAYMENTS}/enquiries/files`, { name: 'a.png', content: PICTURE.toString('base64') });
    return { act, stored: mine('enquiry_files') };
  },
  'file-bytes-of-player': async (somebody) => {
    const { send } = callsOf(somebody);
    const { test, player } = somebody;
    const act = async () => {
      // Backdate the files so that the daily bound on their number does not apply.
      await test.db.query('update enquiry_files set created_at = 0 where user_id = $1', [player.userId]);
      return send(`${PAYMENTS}/enquiries/files`, { name: 'a.png', content: PLAIN_FILE.toString('base64') });
    };
    const stored = ['select coalesce(sum(length(content)), 0)::int as n from enquiry_files where user_id = $1', player.userId] as const;
    return { act, takes: PLAIN_FILE.length, stored, full: (most) => Math.floor(most / PLAIN_FILE.length) * PLAIN_FILE.length };
  },
};
const enquiry = () => ({ id: uuid(), topicId: 4, subTopicId: null, paymentRef: null, text: 'Hello', files: [] });

/** Conversations with support. */
export const SUPPORT_TRIALS: Readonly<Record<string, (somebody: Somebody) => Promise<Trial>>> = {
  'conversations-of-address': async (somebody) => {
    const { post, wait } = callsOf(somebody);
    await somebody.test.db.query('delete from support_conversations');
    const act = async () => {
      await wait(3 * MINUTE);
      return post('/support-api/v1/conversation', {});
    };
    return { act, stored: ['select count(*)::int as n from support_conversations where $1', true] };
  },
  'messages-of-conversation': async (somebody) => {
    const { test } = somebody;
    const opened = await test.app.inject({
      method: 'POST',
      url: '/support-api/v1/conversation',
      remoteAddress: somebody.address,
      payload: {},
    });
    const cookie = String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
    const [row] = await test.db.query<{ id: number }>('select max(id) as id from support_conversations');
    const { post, wait } = callsOf(somebody);
    const act = async () => {
      await wait(61_000);
      return post('/support-api/v1/message', { topic: 'other', bet: '', text: 'Hello', lang: 'en', id: uuid() }, { cookie });
    };
    const stored = `select count(*)::int as n from support_messages where conversation_id = $1 and author = 'player'`;
    return { act, stored: [stored, row?.id] };
  },
};
