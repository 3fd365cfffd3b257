import { isVerifiedBy } from './verified.ts';

it('[ID-19] verifies a player by status, group code or documents, and never while another document is requested', () => {
  const facts = { internalStatus: 0, hasSuccessGroupCode: false, hasDocuments: false, isExtraDocumentRequested: false };
  expect(isVerifiedBy(facts)).toBe(false);
  expect(isVerifiedBy({ ...facts, internalStatus: 1 })).toBe(true);
  expect(isVerifiedBy({ ...facts, hasSuccessGroupCode: true })).toBe(true);
  expect(isVerifiedBy({ ...facts, internalStatus: 3 })).toBe(false);
  expect(isVerifiedBy({ ...facts, internalStatus: 3, hasDocuments: true })).toBe(true);
  expect(isVerifiedBy({ ...facts, internalStatus: 1, isExtraDocumentRequested: true })).toBe(false);
});
