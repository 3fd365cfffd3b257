import type { InboxKind, InboxTopic } from '@touchline/account-inbox-contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Messages by kind of notification. */
export const itemWords: Readonly<Record<InboxKind, MessageDescriptor>> = defineMessages({
  'bet-won': { id: 'account.inbox.bet-won', defaultMessage: 'Bet {ref} won: {amount}' },
  'bet-lost': { id: 'account.inbox.bet-lost', defaultMessage: 'Bet {ref} lost' },
  'bet-returned': { id: 'account.inbox.bet-returned', defaultMessage: 'Bet {ref} returned: {amount}' },
  'bet-cashed-out': { id: 'account.inbox.bet-cashed-out', defaultMessage: 'Bet {ref} cashed out by your rule: {amount}' },
  'withdrawal-sent': { id: 'account.inbox.withdrawal-sent', defaultMessage: 'Withdrawal {ref} sent: {amount}' },
  'withdrawal-received': { id: 'account.inbox.withdrawal-received', defaultMessage: 'Withdrawal {ref} paid: {amount}' },
  'withdrawal-returned': {
    id: 'account.inbox.withdrawal-returned',
    defaultMessage: 'Withdrawal {ref} failed: {amount} is back in your account',
  },
  'support-answered': { id: 'account.inbox.support-answered', defaultMessage: 'Support answered your request' },
  'appeal-answered': { id: 'account.inbox.appeal-answered', defaultMessage: 'Your appeal was answered' },
});

/** Names of topics. */
export const topicWords: Readonly<Record<InboxTopic, MessageDescriptor>> = defineMessages({
  bet: { id: 'account.inbox.topic.bet', defaultMessage: 'Settled bets' },
  withdrawal: { id: 'account.inbox.topic.withdrawal', defaultMessage: 'Withdrawals' },
  support: { id: 'account.inbox.topic.support', defaultMessage: 'Answers from support' },
});
