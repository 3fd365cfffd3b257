import { TEST_ENV } from '@touchline/shared-serving/testing';
import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess, onFreePort, untilReady } from '../support/free-port.ts';
import { WORLD } from '../support/product.ts';
import type { Json } from './json.ts';

/** A backend for one check, by HTTP without an edge: for other start-up settings, and for a clock that only this check moves. */
export interface OwnSandbox {
  /** @returns status and body. @param call - such as `POST /web-api/user/login`. */
  ask: (call: string, data?: unknown) => Promise<{ status: number; body: Json }>;
  operate: (name: string, data: object) => Promise<Json>;
  /** Registers a player, who sends the next calls. */
  register: (country?: string) => Promise<{ login: string; userId: number }>;
  /** Moves the clock and signs the player in anew. */
  pass: (ms: number) => Promise<void>;
}

const ORIGIN = 'http://localhost:4200';

/** Starts a backend with further environment variables, and stops it after the work. */
export function withSandbox(env: Readonly<Record<string, string>>, work: (sandbox: OwnSandbox) => Promise<void>): Promise<void> {
  return onFreePort(async (port) => {
    const folder = mkdtempSync(join(tmpdir(), 'touchline-rows-'));
    const args = ['--conditions=@touchline/source', '--disable-warning=ExperimentalWarning', 'apps/sandbox/src/main.ts'];
    const child = spawn(process.execPath, args, {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        TOUCHLINE_MODE: 'test',
        ...TEST_ENV,
        TOUCHLINE_WORLD: WORLD,
        TOUCHLINE_SANDBOX_PORT: String(port),
        TOUCHLINE_DATA_DIR: folder,
        ...env,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const base = `http://127.0.0.1:${port}`;
    try {
      await untilReady(base, child);
      await work(callsOf(base));
    } finally {
      await endProcess(child);
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

function callsOf(base: string): OwnSandbox {
  let token = '';
  let credentials = { login: '', password: '' };
  let offsetMs = 0;
  const ask: OwnSandbox['ask'] = async (call, data) => {
    const [method = 'GET', path = ''] = call.split(' ');
    const answer = await fetch(base + path, {
      method,
      headers: {
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(data !== undefined && { 'content-type': 'application/json' }),
      },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  };
  const operate = async (name: string, data: object): Promise<Json> => {
    const { status, body } = await ask(`POST /__test/${name}`, data);
    expect(status, name).toBe(200);
    return body;
  };
  return {
    ask,
    operate,
    register: async (country = 'DE') => {
      token = '';
      const { countries, currencies } = (await ask('GET /web-api/registration/options?lang=en')).body;
      const { status, body } = await ask('POST /web-api/registration/fast', {
        type: 'one_click',
        country_id: countries.find((one: Json) => one.country_code === country).id,
        currency_id: currencies.find((one: Json) => one.iso === 'EUR').id,
        isTermsAccepted: true,
      });
      expect(status, JSON.stringify(body)).toBe(200);
      token = body.token;
      credentials = { login: body.login, password: body.password };
      return { login: body.login, userId: body.user_id };
    },
    pass: async (ms) => {
      offsetMs += ms;
      await operate('clock', { offsetMs });
      token = '';
      const { status, body } = await ask('POST /web-api/user/login', { uLogin: credentials.login, uPassword: credentials.password });
      expect(status, JSON.stringify(body)).toBe(200);
      token = body.token;
    },
  };
}
