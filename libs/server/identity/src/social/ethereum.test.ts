import { checksummed, signerOf, signInMessage } from './ethereum.ts';

it.each([
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('[ID-04] formats addresses as ERC-55 does: %s', (address) => {
  expect(checksummed(address.toLowerCase())).toBe(address);
});

// The example from the web3.js documentation of accounts.sign.
const SIGNED =
  '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c';

it('[ID-04] recovers the signer of a message', () => {
  expect(signerOf('Some data', SIGNED)).toBe('0x2c7536E3605D9C16a7a3D7b1898e529396a65c23');
  expect(signerOf('Some data', `${SIGNED.slice(0, -2)}01`)).toBe('0x2c7536E3605D9C16a7a3D7b1898e529396a65c23');
  expect(signerOf('Other data', SIGNED)).not.toBe('0x2c7536E3605D9C16a7a3D7b1898e529396a65c23');
});

it.each(['', '0x', SIGNED.slice(0, -2), `0x${'0'.repeat(130)}`, `0x${'f'.repeat(130)}`, `${SIGNED.slice(0, -2)}ff`])(
  '[ID-04] rejects the invalid signature %s',
  (signature) => {
    expect(signerOf('Some data', signature)).toBeNull();
  },
);

it('[ID-04] writes the ERC-4361 message', () => {
  const message = {
    ...{ address: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2', chainId: 1, nonce: '32891756' },
    ...{ issuedAt: Date.UTC(2021, 8, 30, 16, 25, 24), expiresAt: Date.UTC(2021, 8, 30, 16, 35, 24) },
  };
  expect(signInMessage({ origin: 'https://shop.test', ...message })).toBe(`shop.test wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

Sign in. This costs nothing and moves nothing.

URI: https://shop.test
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24.000Z
Expiration Time: 2021-09-30T16:35:24.000Z`);
  expect(signInMessage({ origin: 'http://localhost:4200', ...message })).toContain('http://localhost:4200 wants you to sign in');
});
