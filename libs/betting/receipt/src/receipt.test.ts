import { generateKeyPairSync, sign } from 'node:crypto';
import { checkReceipt, readReceipt, ReceiptError, writeReceipt, type SignedReceipt } from './index.ts';

// RFC 8032, section 7.1, tests 1 to 3: public key, message, signature.
const RFC_8032 = [
  [
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '72',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
] as const;
const base64url = (hex: string) => Buffer.from(hex, 'hex').toString('base64url');

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KEYS = [{ id: 'one', publicKey: String(publicKey.export({ format: 'jwk' }).x) }];
const statement = JSON.stringify({ couponId: 5001, bets: [{ opponent1: 'Østerby', opponent2: 'Ардсдейл' }] });
const signed = (text = statement): SignedReceipt => ({
  statement: text,
  keyId: 'one',
  signature: sign(null, Buffer.from(text), privateKey).toString('base64url'),
});

test.each(RFC_8032)('[BET-11] checks a signature as the standard does: key %s', async (key, message, signature) => {
  const keys = [{ id: 'rfc', publicKey: base64url(key) }];
  const receipt = { statement: Buffer.from(message, 'hex').toString(), keyId: 'rfc', signature: base64url(signature) };
  expect(await checkReceipt(receipt, keys)).toBe('genuine');
  expect(await checkReceipt({ ...receipt, statement: `${receipt.statement}!` }, keys)).toBe('changed');
});

test('[BET-11] a receipt in any script survives writing and reading', async () => {
  const read = readReceipt(writeReceipt(signed()));
  expect(read).toEqual(signed());
  expect(await checkReceipt(read, KEYS)).toBe('genuine');
});

test('[BET-11] detects a change of any single character of the statement', async () => {
  const receipt = signed();
  for (let at = 0; at < statement.length; at += 1) {
    const changed = `${statement.slice(0, at)}${statement[at] === '1' ? '2' : '1'}${statement.slice(at + 1)}`;
    expect(await checkReceipt({ ...receipt, statement: changed }, KEYS)).toBe('changed');
  }
});

test.each(['', 'AAAA', 'A'.repeat(86), '%%%', 'A'.repeat(10_000)])('[BET-11] rejects the malformed signature %s', async (signature) => {
  expect(await checkReceipt({ ...signed(), signature }, KEYS)).toBe('changed');
});

test('[BET-11] rejects a receipt signed with another key, whatever key id it names', async () => {
  expect(await checkReceipt({ ...signed(), keyId: 'two' }, KEYS)).toBe('unknown-key');
  const stranger = { id: 'one', publicKey: base64url(RFC_8032[0][0]) };
  expect(await checkReceipt(signed(), [stranger])).toBe('changed');
  expect(await checkReceipt(signed(), [{ id: 'one', publicKey: 'short' }])).toBe('unknown-key');
});

test.each([
  ['not-a-receipt', ''],
  ['not-a-receipt', 'null'],
  ['not-a-receipt', '{"format":"touchline-receipt/1"}'],
  ['not-a-receipt', '{"format":"touchline-receipt/1","statement":{},"keyId":"a","signature":"b"}'],
  ['other-format', '{"format":"touchline-receipt/2","statement":"","keyId":"a","signature":"b"}'],
  ['too-long', ' '.repeat(64_001)],
] as const)('[BET-11] rejects a file that is not a receipt: %s', (code, text) => {
  expect(() => readReceipt(text)).toThrow(new ReceiptError(code));
});

test('[BET-11] reads a file that an editor saved with a byte order mark', () => {
  expect(readReceipt(`\uFEFF${writeReceipt(signed())}`)).toEqual(signed());
});
