import { DOCUMENT_KINDS } from '@touchline/account-office-contract';
import { control, type Controls, type Services, type Setup } from '@touchline/server-kernel';
import { lockPlayer } from '@touchline/server-kernel/ledger';
import * as z from 'zod/mini';
import { judge, releaseChecked } from './documents/documents.ts';
import { isVerified, keepDecision } from './documents/verified.ts';
import { answer } from './people/threads.ts';
import { OFFICE_SWITCHES } from './switches.ts';

const MONEY = 100_000;
const setups: readonly Setup[] = [
  {
    name: 'blocked-appeal',
    title: 'A blocked player who may appeal',
    about: 'The page of appeals takes one appeal at a time. Answer it with the action "answer-thread".',
    path: '/en/block-appeal-history',
    player: { money: MONEY, banLevel: 3 },
  },
  {
    name: 'cashback-in-points',
    title: 'Cashback in points',
    about: 'VIP and premium cashback are shown in points, not in percent.',
    path: '/en/office/casino/vipcashback',
    switches: () => ({ cashbackOption: 1 }),
    player: { money: MONEY },
  },
];

/** Actions that staff would take at a real operator. */
export const officeControls = ({ db, now }: Pick<Services, 'db' | 'now'>): Controls => ({
  setups,
  switches: OFFICE_SWITCHES,
  views: [
    {
      name: 'threads',
      label: 'Requests, messages to managers and appeals, the newest first',
      run: () => db.query('select id, user_id as "userId", kind, topic, subject, state from threads order by id desc limit 60'),
    },
    {
      name: 'documents',
      label: 'Documents and their states, the newest first',
      run: () => db.query('select user_id as "userId", kind, state, reason from documents order by at desc limit 60'),
    },
  ],
  actions: [
    control({
      name: 'answer-thread',
      label: 'Answer a request (state answered, closed) or an appeal (accepted, refused)',
      body: z.strictObject({
        id: z.int(),
        text: z.string().check(z.minLength(1), z.maxLength(2000)),
        state: z.enum(['open', 'answered', 'closed', 'accepted', 'refused']),
      }),
      run: async (input) => ({ isAnswered: await db.transaction((tx) => answer(tx, { ...input, nowMs: now() })) }),
    }),
    control({
      name: 'judge-document',
      label: 'Accept, refuse or ask for a document of a player',
      body: z.strictObject({
        userId: z.int(),
        kind: z.enum(DOCUMENT_KINDS),
        state: z.enum(['requested', 'accepted', 'refused']),
        reason: z.optional(z.enum(['unreadable', 'cropped', 'expired', 'other-person'])),
      }),
      run: async ({ reason = null, ...input }) => {
        await db.transaction((tx) => judge(tx, { ...input, reason, nowMs: now() }));
        return input;
      },
    }),
    control({
      name: 'verification',
      label: 'Verify a player: internal status 0 no, 1 yes, 3 by documents, and the group code of a provider (GREEN, success)',
      body: z.strictObject({
        userId: z.int(),
        internalStatus: z.union([z.literal(0), z.literal(1), z.literal(3)]),
        groupCode: z.optional(z.string().check(z.maxLength(40))),
      }),
      run: async ({ userId, internalStatus, groupCode = null }) =>
        db.transaction(async (tx) => {
          await lockPlayer(tx, userId);
          await keepDecision(tx, { userId, internalStatus, groupCode, nowMs: now() });
          await releaseChecked(tx, userId, now());
          return { userId, internalStatus, groupCode, isVerified: await isVerified(tx, userId) };
        }),
    }),
  ],
});
