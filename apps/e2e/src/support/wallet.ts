import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Page } from '@playwright/test';

const ADDRESS_BYTES = 20;
const V_OFFSET = 27;
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Adds a wallet, whose owner agrees to everything, to every document that the page opens from now on. */
export async function addWallet(page: Page): Promise<void> {
  const key = secp256k1.utils.randomSecretKey();
  const address = hexOf(keccak_256(secp256k1.getPublicKey(key, false).subarray(1)).subarray(-ADDRESS_BYTES));
  await page.exposeFunction('signInTest', (hex: string) => {
    const text = Buffer.from(hex.slice(2), 'hex');
    const hash = keccak_256(Buffer.concat([Buffer.from(`\u0019Ethereum Signed Message:\n${text.length}`), text]));
    const [recovery = 0, ...points] = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' });
    return `0x${hexOf(Uint8Array.from([...points, V_OFFSET + recovery]))}`;
  });
  await page.addInitScript((account) => {
    const host = window as unknown as { ethereum: unknown; signInTest: (hex: string) => Promise<string> };
    host.ethereum = {
      request: async ({ method, params }: { method: string; params?: string[] }) =>
        method === 'personal_sign' ? host.signInTest(params?.[0] ?? '') : [account],
    };
  }, `0x${address}`);
}
