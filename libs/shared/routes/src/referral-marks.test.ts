import { REFERRAL_KINDS } from './referral-marks.ts';

it('[GD-03] each mark has the lifetime of the specification', () => {
  const days = (count: number) => count * 86_400;
  expect(REFERRAL_KINDS.map(({ query, seconds }) => [query, ...seconds])).toEqual([
    ['ref_id', days(60)],
    ['tag', days(60)],
    ['tag_short', 3_600],
    ['partner_id', days(30), days(60)],
    ['subid', days(60)],
    ['postback', days(30)],
  ]);
});
