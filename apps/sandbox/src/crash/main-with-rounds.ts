// The sandbox with a second product for crash tests: rounds of a game, staked through the same gate as coupons.
import { authenticator, visitOf } from '@touchline/server-kernel';
import { openRounds, ROUNDS_TABLE } from '@touchline/server-kernel/testing';
import { startBackend } from '../backend.ts';

interface StakeRequest {
  id: string;
  accountId: number;
  amount: number;
}

const backend = await startBackend(process.env, { level: 'error' });
const { app, services } = backend;
await services.db.query(ROUNDS_TABLE);
const rounds = openRounds(services);
const authenticate = authenticator(services);
app.post<{ Body: StakeRequest }>('/__test/rounds', async (request, reply) => {
  const session = await authenticate(request, 'token');
  const answer = await rounds.stake({ ...request.body, userId: session.userId, visit: visitOf(request, session) });
  return reply.type('application/json').send(answer);
});
app.post<{ Body: { round: number; amount: number } }>('/__test/rounds/win', async ({ body }) => {
  await rounds.win(body.round, body.amount);
  return body;
});
const port = Number(process.env['TOUCHLINE_SANDBOX_PORT']);
await app.listen({ port, host: '127.0.0.1' });
console.log(`Sandbox is ready on http://localhost:${port}`);
process.on('SIGTERM', () => void backend.stop().then(() => process.exit(0)));
