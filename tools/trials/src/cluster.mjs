// The whole topology under faults while players bet: `npm run test:long -- cluster`, for three minutes, or TOUCHLINE_CLUSTER_MINUTES.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { reconcile } from '@touchline/server-kernel/ledger';
import { isBalanced, openPostgres, ROUND } from '@touchline/server-kernel/testing';
import { makeModules } from '../../../apps/sandbox/src/backend.ts';
import { anomaliesIn, readBooks } from '../../../apps/sandbox/src/crash/history-checker.ts';
import { startTopology } from '../../nx/src/bootstrap/topology.mjs';
import { createSite, play, readPrices } from './cluster-play.mjs';

const MINUTES = Number(process.env.TOUCHLINE_CLUSTER_MINUTES ?? 3);
const PLAYERS = Number(process.env.TOUCHLINE_CLUSTER_PLAYERS ?? 60);
const FAULT_EVERY_MS = Number(process.env.TOUCHLINE_CLUSTER_FAULT_MS ?? 10_000);
const HELD_MS = 6_000;
const LONGEST_WRONG_PRICE_MS = 5_000;
const REPORT = process.env.TOUCHLINE_CLUSTER_REPORT;
const PRODUCTS = makeModules({ env: {}, mode: 'test', now: () => 0 }).flatMap(({ products = [] }) => products);
const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));

/** All faults in turn; after each, everything is running again. */
function faultsOf({ sandboxes, edges, nats, postgres }) {
  const killed = async (part) => {
    part.kill('SIGKILL');
    await part.ended;
    await part.start();
  };
  const held = async (part) => {
    part.isHeld = true;
    part.kill('SIGSTOP');
    await pause(HELD_MS);
    part.kill('SIGCONT');
    await part.ready();
    part.isHeld = false;
  };
  const restarted = async (part) => {
    await part.stop();
    await part.start();
  };
  let turn = 0;
  const next = (parts) => parts[(turn += 1) % parts.length];
  return {
    'a sandbox killed': () => killed(next(sandboxes)),
    'an edge killed': () => killed(next(edges)),
    'a sandbox that is paused': () => held(next(sandboxes)),
    'an edge that is paused': () => held(next(edges)),
    'the broker restarted': () => restarted(nats),
    'the broker killed': () => killed(nats),
    'all restarted one by one': async () => {
      for (const part of [...sandboxes, ...edges]) await restarted(part);
    },
    'the database restarted': async () => {
      // Fast shutdown: connections are closed, and no acknowledged write is lost.
      postgres.kill('SIGINT');
      await postgres.ended;
      await postgres.start();
    },
  };
}

test(
  `[BET-7] [SRV-2] ${MINUTES} minutes of play on two edges and two sandboxes, through every fault in turn`,
  { timeout: 40 * 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'touchline-cluster-'));
    const cluster = await startTopology({
      folder,
      sandboxMain: 'apps/sandbox/src/crash/main-with-rounds.ts',
      sandboxEnv: { TOUCHLINE_TEST: '1', TOUCHLINE_MODE: 'test', TOUCHLINE_QUOTES: 'optional' },
      hasPrometheus: false,
    });
    let db;
    try {
      const site = createSite(cluster.origin, readFileSync(cluster.certificate));
      const wrong = [];
      const until = Date.now() + MINUTES * 60_000;
      const faults = faultsOf(cluster);
      const made = {};
      const blamed = {};
      let isDone = false;
      const isOver = () => isDone;
      const nemesis = async () => {
        for (let at = 0; Date.now() < until || at < Object.keys(faults).length; at += 1) {
          const [name, fault] = Object.entries(faults)[at % Object.keys(faults).length];
          await pause(FAULT_EVERY_MS);
          const before = { ...site.counts };
          const began = Date.now();
          await fault();
          await pause(FAULT_EVERY_MS / 2);
          made[name] = (made[name] ?? 0) + 1;
          const missed = Object.fromEntries(
            ['502', '503', '504', 'none'].map((one) => [one, site.counts[one] - before[one]]).filter(([, count]) => count > 0),
          );
          (blamed[name] ??= []).push({ seconds: Math.round((Date.now() - began) / 100) / 10, ...missed });
        }
        isDone = true;
      };
      const { sandboxes } = cluster;
      const [{ history, counts }, prices] = await Promise.all([
        play({ site, sandboxes, players: PLAYERS, isOver, wrong }),
        readPrices({ site, sandboxes, isOver }),
        nemesis(),
      ]);
      site.close();
      for (const part of [...cluster.edges, ...sandboxes]) await part.stop();
      db = await openPostgres(cluster.postgres.url);
      const books = await reconcile(db, [...PRODUCTS, ROUND]);
      const kept = await readBooks(db);
      const anomalies = anomaliesIn(kept, history);
      const accepted = history.placed.filter(({ received }) => received?.status === 'accepted').length;
      const first = history.placed.find(({ received }) => received?.status === 'accepted');
      const report = {
        ...{ minutes: MINUTES, players: PLAYERS, ...counts, placed: history.placed.length, accepted },
        ...{
          rounds: history.rounds.length,
          deposits: history.deposits.length,
          requests: site.counts,
          busy: site.busy,
          prices,
          faults: blamed,
        },
      };
      if (REPORT !== undefined) writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
      console.log(JSON.stringify(report, null, 1));
      const odd = [...site.wrong, ...wrong];
      for (const line of new Set(odd)) console.log(`wrong: ${line}`);

      assert.equal(isBalanced(books) ? 'balanced' : books, 'balanced');
      assert.deepEqual(anomalies, []);
      // Negative control of the checker: it must detect a missing request.
      assert.equal(anomaliesIn(kept, { ...history, placed: history.placed.filter((op) => op !== first) }).length, 1);
      assert.deepEqual([...new Set(odd)], []);
      assert.ok(accepted > PLAYERS, `${accepted} bets were accepted`);
      assert.ok(prices.compared > 1_000, `${prices.compared} prices were compared`);
      assert.ok(prices.longestMs <= LONGEST_WRONG_PRICE_MS, `a wrong price was held for ${prices.longestMs} ms`);
      assert.deepEqual(Object.keys(made), Object.keys(faults));
    } finally {
      await db?.close();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
