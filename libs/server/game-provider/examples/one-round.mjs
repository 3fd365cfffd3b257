// Plays one real-money round through the wallet API, in plain Node: node one-round.mjs ORIGIN PROVIDER SECRET TOKEN
import { createHmac, randomUUID } from 'node:crypto';

const [origin, provider, secret, token] = process.argv.slice(2);

/** Signs the body as Standard Webhooks does: HMAC-SHA-256 of id, time and body. */
async function ask(call, sent) {
  const body = JSON.stringify(sent);
  const [id, time] = [randomUUID(), String(Math.floor(Date.now() / 1000))];
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  const answer = await fetch(`${origin}/wallet-api/v1/${provider}/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': time,
      'webhook-signature': `v1,${signature}`,
    },
    body,
  });
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// The player, the currency and the allowed stakes.
const { player, currencyIso, stake } = await ask('session', { token });
const round = randomUUID();
const debit = { token, player, transaction: `${round}-stake`, round, amount: stake.usual, currencyIso };
const staked = await ask('debit', debit);
if (staked.status === 'refused') {
  console.log(`refused: ${staked.reason}`);
} else {
  // Replace this with your game. This one is a fair coin that returns 1.9 times the stake.
  const returned = Math.random() < 0.5 ? Math.floor(stake.usual * 1.9) : 0;
  const paid = await ask('credit', { player, transaction: `${round}-result`, round, amount: returned, isRoundOver: true });
  console.log(`round ${staked.round}: staked ${stake.usual}, returned ${returned}, balance ${paid.balance} ${currencyIso}`);
}
