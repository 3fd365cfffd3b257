// Tests the scripts of deploy/postgres with Postgres of Debian: a backup while bets are placed, an accident, and a restore to the moment
// before it: `npm run test:long -- restore`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, test } from 'node:test';
import { ensurePostgres, ROOT } from '../../nx/src/bootstrap/lib.mjs';
import { createProcesses, freePort } from './processes.mjs';

const BIN = ensurePostgres();
const SCRIPTS = join(ROOT, 'deploy/postgres');
const AT_ONCE = 8;
/** Number of bets per phase: before the backup, until the accident, and after the target time of the restore. */
const BETS = 200;

const folder = mkdtempSync(join(tmpdir(), 'touchline-restore-'));
const archive = join(folder, 'archive');
const backup = join(folder, 'backup');
const processes = createProcesses();
const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
/** Postgres refuses to run as root; use the user created by Debian's package instead. */
const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
const env = { PATH: [BIN, process.env.PATH].join(delimiter), LC_ALL: 'C' };
const run = (command, ...args) =>
  execFileSync(command, args, { ...user, env, cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

after(async () => {
  await processes.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts Postgres on a data folder, with an archive, and waits until it accepts writes. */
async function startPostgres(data) {
  const port = await freePort();
  const settings = {
    ...{ listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, archive_mode: 'on' },
    archive_command: `${join(SCRIPTS, 'archive-wal.sh')} "%p" "%f" ${archive}`,
  };
  const set = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const started = processes.begin(join(BIN, 'postgres'), ['-D', data, ...set], { ...user, env, cwd: folder });
  const url = (name) => `postgres://touchline@127.0.0.1:${port}/${name}`;
  const ask = (sql, name = 'touchline') => run('psql', url(name), '--no-psqlrc', '-qtAc', sql).trim();
  const isWritable = () => {
    try {
      return ask('select pg_is_in_recovery()', 'postgres') === 'f';
    } catch {
      return false; // not running yet
    }
  };
  await until(() => {
    if (started.child.exitCode !== null) throw new Error(`postgres ended: ${started.output}`);
    return isWritable();
  });
  return { ...started, url, ask };
}

async function until(isSo) {
  while (!(await isSo())) await new Promise((resume) => setTimeout(resume, 50));
}

const postJson = (url, token, body) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
const getJson = async (url, token) =>
  (await fetch(url, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })).json();

/** A player, and a price of a game that starts late enough to stay in the line. */
async function signUp(url) {
  const form = { type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true };
  const { user_id: userId, token } = await (await postJson(`${url}/web-api/registration/fast`, undefined, form)).json();
  const { accounts } = await getJson(`${url}/web-api/account/list`, token);
  const { games } = await getJson(`${url}/bff-api/feed/line/games?lang=en&count=200`);
  const game = games.find(({ startAt, markets }) => startAt > Date.now() / 1000 + 1800 && markets.length > 0);
  const [{ id: marketId, outcomes }] = game.markets;
  return {
    userId,
    accountId: accounts[0].id,
    token,
    bet: { gameId: game.id, marketId, outcomeId: outcomes[0].id, coef: outcomes[0].coef },
  };
}

/** Places bets and stores the responses, by bet id. */
async function place(url, { userId, accountId, token, bet }, count) {
  const answers = new Map();
  const one = async () => {
    const id = randomUUID();
    const how = { coef: bet.coef, coefByView: '', coefViewId: 0, exactCoef: '1', isDropOnScoreChange: false, refId: 1 };
    const coupon = { ...how, id, userId, accountId, amount: 20, bets: [bet], changeCoefAction: 1, typeId: 0 };
    for (;;) {
      const answer = await postJson(`${url}/web-api/coupon/place`, token, coupon);
      const text = await answer.text();
      if (answer.status === 200) {
        assert.equal(JSON.parse(text).status, 'accepted');
        return answers.set(id, text);
      }
      const wait = answer.headers.get('retry-after');
      assert.notEqual(wait, null, text);
      await new Promise((resume) => setTimeout(resume, Number(wait) * 1000));
    }
  };
  let left = count;
  const worker = async () => {
    while (left-- > 0) await one();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}

const statusOf = async (url, { token }, id) =>
  (await fetch(`${url}/web-api/coupon/status/${id}`, { headers: { authorization: `Bearer ${token}` } })).text();

test('[MON-7] after an accident the database is restored to the moment before it, with every bet until then and balanced books', async (t) => {
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  mkdirSync(archive);
  if (user.uid !== undefined) chownSync(archive, user.uid, user.gid);
  run('initdb', '-D', join(folder, 'data'), '-U', 'touchline', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  const first = await startPostgres(join(folder, 'data'));
  run('createdb', '--maintenance-db', first.url('postgres'), 'touchline');

  const secret = join(folder, 'database-url');
  const startSandbox = (postgres) => {
    writeFileSync(secret, `${postgres.url('touchline')}\n`, { mode: 0o600 });
    return processes.sandbox({ DATABASE_URL_FILE: secret, TOUCHLINE_DATA_DIR: join(folder, 'documents'), TOUCHLINE_QUOTES: 'optional' });
  };
  const before = await startSandbox(first);
  const player = await signUp(before.url);
  const kept = await place(before.url, player, BETS);

  // Bets are placed during the backup, which is a separate process.
  let isBackedUp = false;
  const backingUp = processes.begin(join(SCRIPTS, 'backup.sh'), [first.url('postgres'), backup], { ...user, env, cwd: folder });
  void backingUp.ended.then(() => (isBackedUp = true));
  let during = 0;
  while (!isBackedUp) {
    for (const [id, text] of await place(before.url, player, AT_ONCE)) kept.set(id, text);
    during += AT_ONCE;
  }
  assert.equal(await backingUp.ended, 0, backingUp.output);
  for (const [id, text] of await place(before.url, player, BETS)) kept.set(id, text);

  const moment = first.ask('select clock_timestamp()');
  const lost = await place(before.url, player, BETS);
  before.child.kill('SIGTERM');
  await before.ended;
  // The accident, and the loss of that machine: nothing of its data folder remains.
  first.ask('drop table ledger_entries cascade');
  const last = first.ask('select pg_walfile_name(pg_switch_wal())');
  await until(() => existsSync(join(archive, last)));
  first.child.kill('SIGQUIT');
  await first.ended;
  rmSync(join(folder, 'data'), { recursive: true });

  const restored = join(folder, 'restored');
  const beganAt = performance.now();
  run(join(SCRIPTS, 'restore.sh'), backup, archive, restored, moment);
  const second = await startPostgres(restored);
  const after = await startSandbox(second);
  const seconds = ((performance.now() - beganAt) / 1000).toFixed(1);

  const wrong = [];
  for (const [id, text] of kept) if ((await statusOf(after.url, player, id)) !== text) wrong.push(id);
  assert.deepEqual(wrong, []);
  const unknown = await Promise.all([...lost.keys()].map(async (id) => JSON.parse(await statusOf(after.url, player, id)).status));
  assert.deepEqual([...new Set(unknown)], ['unknown']);
  const { entries, ...books } = await getJson(`${after.url}/__test/reconcile`);
  assert.deepEqual(books, { total: 0, accounts: [], transactions: [], wagers: [], unstaked: [], unknown: [] });
  assert.ok(entries > kept.size * 2, `${entries} entries`);

  // The restored database is fully usable: it accepts bets, archives its log, and can be backed up.
  await place(after.url, player, AT_ONCE);
  const next = second.ask('select pg_walfile_name(pg_switch_wal())');
  await until(() => existsSync(join(archive, next)));
  assert.equal(second.ask('select failed_count from pg_stat_archiver'), '0');
  run(join(SCRIPTS, 'backup.sh'), second.url('postgres'), join(folder, 'second-backup'));
  t.diagnostic(
    `${kept.size} bets kept, ${during} of them placed during the backup; ${lost.size} after the moment gone; back in ${seconds} s`,
  );
});

test('[MON-7] a restore never writes over a data folder, nor reads a backup that was damaged', () => {
  const refusal = (...args) => {
    try {
      return run(join(SCRIPTS, 'restore.sh'), ...args);
    } catch ({ status, stderr }) {
      return { status, stderr };
    }
  };
  const { status, stderr } = refusal(backup, archive, join(folder, 'restored'));
  assert.deepEqual([status, stderr], [1, `restore: ${join(folder, 'restored')} is there already; name a folder that is not\n`]);

  writeFileSync(join(backup, 'global', 'pg_filenode.map'), 'damaged');
  assert.match(refusal(backup, archive, join(folder, 'other')).stderr, /pg_verifybackup: error: .*pg_filenode\.map/);
  assert.equal(existsSync(join(folder, 'other')), false);
});

test('[MON-7] a segment of the log that is kept is never replaced by another one', () => {
  const segment = join(folder, 'segment');
  const keep = (text) => {
    writeFileSync(segment, text);
    try {
      run(join(SCRIPTS, 'archive-wal.sh'), segment, 'ABC', archive);
      return 'kept';
    } catch {
      return 'refused';
    }
  };
  assert.deepEqual([keep('one'), keep('one'), keep('another')], ['kept', 'kept', 'refused']);
});
