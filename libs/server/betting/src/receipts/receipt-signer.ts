import type { ReceiptKeysAnswer, ReceiptStatement, SignedReceiptAnswer } from '@touchline/betting-contract';
import type { Queryable } from '@touchline/server-kernel/db';
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

export interface ReceiptSigner {
  sign(statement: ReceiptStatement): SignedReceiptAnswer;
  keys: ReceiptKeysAnswer['keys'];
}

const ID_LENGTH = 16;

/** The key is created once per database, like that of quotes, so that every process signs with the same one. @spec BET-11 */
export async function openReceiptSigner(db: Queryable): Promise<ReceiptSigner> {
  const made = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
  await db.query(`insert into settings (name, value) values ('receipt-key', $1) on conflict (name) do nothing`, [made]);
  const [row] = await db.query<{ value: string }>(`select value from settings where name = 'receipt-key'`);
  const key = createPrivateKey({ key: Buffer.from(row?.value ?? '', 'base64url'), format: 'der', type: 'pkcs8' });
  const publicKey = String(createPublicKey(key).export({ format: 'jwk' }).x);
  const keyId = createHash('sha256').update(publicKey).digest('base64url').slice(0, ID_LENGTH);
  return {
    sign: (statement) => {
      const text = JSON.stringify(statement);
      return { statement: text, keyId, signature: sign(null, Buffer.from(text), key).toString('base64url') };
    },
    keys: [{ id: keyId, publicKey }],
  };
}
