import { BlockAnswer, MediaAnswer, PartitionsAnswer, PaymentsAnswer, RedirectAnswer } from '@touchline/platform-contract/schemas';
import { TermsAnswer } from '@touchline/identity-contract/schemas';
import { readBlock, readMedia, readPartitions, readPayments, readRedirect, readTerms } from './read-answer.ts';

const CORPUS: unknown[] = [
  null,
  undefined,
  'x',
  [],
  {},
  { redirect: false },
  { redirect: true, code: 301, url: '/en/live' },
  { redirect: 'true', url: '/x' },
  { redirect: true, url: 7 },
  { redirect: true, code: 1.5 },
  { redirect: true, reasons: ['a'] },
  { redirect: true, reasons: [1] },
  { displayTypeId: 1, templateTypeId: 3 },
  { displayTypeId: '1', templateTypeId: 3 },
  { displayTypeId: 1 },
  { success: true, listAvailablePartitions: ['betting'] },
  { success: false, listAvailablePartitions: [] },
  { success: true, listAvailablePartitions: [1] },
  { success: 1, listAvailablePartitions: [] },
  { redirect: false, breadcrumbs: [{ title: 'Line', url: '/en/line' }] },
  { redirect: false, breadcrumbs: [{ title: 'Line' }] },
  { redirect: false, breadcrumbs: [null] },
  { result: true, updatedAt: 1_700_000_000 },
  { result: true },
  { result: 1, updatedAt: 1 },
  { isAvailable: false },
  { isAvailable: 'no' },
  { items: [] },
  { items: [{ id: 'a', image: '/a.svg', alt: 'A', url: null }] },
];

it.each(CORPUS)("[GD-20][GD-22][RM-07] the hand-written readers agree with the contract's schemas: %j", (answer) => {
  expect(readRedirect(answer) !== null).toBe(RedirectAnswer.safeParse(answer).success);
  expect(readBlock(answer) !== null).toBe(BlockAnswer.safeParse(answer).success);
  expect(readPartitions(answer) !== null).toBe(PartitionsAnswer.safeParse(answer).success);
  expect(readTerms(answer) !== null).toBe(TermsAnswer.safeParse(answer).success);
  expect(readPayments(answer) !== null).toBe(PaymentsAnswer.safeParse(answer).success);
  expect(readMedia(answer) !== null).toBe(MediaAnswer.safeParse(answer).success);
});

it('[RM-07] sections are unknown if the service does not know', () => {
  expect(readPartitions({ success: false, listAvailablePartitions: ['betting'] })).toEqual({ sections: null });
});

it('[GD-10] drops an invalid image and keeps the others', () => {
  const whole = { id: 'a', image: '/a.svg', alt: 'A', url: '/en/promo' };

  expect(readMedia({ items: [whole, { ...whole, alt: 7 }, null] })).toEqual([whole]);
});

it.each(['javascript:alert(1)', '//elsewhere.test/a', '/\\elsewhere.test/a', 'http://elsewhere.test/a', 'data:text/html,a', ''])(
  '[GD-10] [SEC-1] drops an image that links to or is loaded from %j',
  (address) => {
    const whole = { id: 'a', image: 'https://pictures.test/a.svg', alt: 'A', url: null };

    expect(readMedia({ items: [{ ...whole, url: address }, { ...whole, image: address }, whole] })).toEqual([whole]);
  },
);
