import type { EnquiryTopic } from '@touchline/payments-contract';

/** Topics of payment enquiries; clients provide the texts of the keys. @spec AC-04 */
export const TOPICS: readonly EnquiryTopic[] = [
  {
    id: 1,
    key: 'deposit',
    isAboutPayment: true,
    subTopics: [
      { id: 11, key: 'deposit-missing' },
      { id: 12, key: 'deposit-wrong-amount' },
      { id: 13, key: 'deposit-failed' },
    ],
  },
  {
    id: 2,
    key: 'withdrawal',
    isAboutPayment: true,
    subTopics: [
      { id: 21, key: 'withdrawal-late' },
      { id: 22, key: 'withdrawal-returned' },
    ],
  },
  {
    id: 3,
    key: 'methods',
    isAboutPayment: false,
    subTopics: [
      { id: 31, key: 'methods-new' },
      { id: 32, key: 'methods-limits' },
    ],
  },
  { id: 4, key: 'other', isAboutPayment: false, subTopics: [] },
];
