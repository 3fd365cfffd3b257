// Plants a violation of every dependency rule and fails unless the lint reports each; then looks for cycles and for modules that read each
// other's tables, and checks the tables of docs/architecture.md. Planted code is linted as text, without writing files.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { filesOf } from '../files.mjs';
import { circlesOf, folderCircles, importsOf } from './circles.mjs';
import { LIBS } from './lint.mjs';
import { EXCEPTIONS } from './one-folding.mjs';
import { UNREAD } from './one-reader.mjs';
import { INTERVALS } from './repeated-work.mjs';
import { ROOMS, roomProblems } from './rooms.mjs';
import { smallLibProblems } from './small-libs.mjs';
import { foreignTables } from './sql-borders.mjs';
import { JOINING, OF_A_SECTION, SCOPES, TYPES, typeOf } from './layers.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');
const GRAPH = '@nx/enforce-module-boundaries';
const IMPORTS = 'no-restricted-imports';
const GLOBALS = 'no-restricted-globals';
const SYNTAX = 'no-restricted-syntax';
const LISTENERS = 'touchline/guarded-listeners';
const WARNINGS = 'touchline/brief-warnings';
const CHANNELS = 'touchline/known-channels';
const SOLD_GAMES = 'touchline/sold-games';
const TYPED = 'touchline/typed-forms';
const SCORES = 'touchline/score-parts';
const ZONES = 'touchline/zoned-time';
const FOLDING = 'touchline/one-folding';
const MESSAGES = 'touchline/messages-in-files';
const READING = 'touchline/one-reader';
const JUDGE = 'touchline/one-judge';
const REPEATED = 'touchline/repeated-work';
const TEXTS = 'touchline/own-elements';
const FIELDS = 'touchline/composed-fields';
const FACTS = 'touchline/model-facts';

/** A component with these children. */
const jsx = (children) =>
  `export const Planted = ({ isOn, count, label }: { isOn: boolean; count: number; label: string }) => {
  void [isOn, count, label];
  return <p>${children}</p>;
};`;
const message = (more = '') => `<FormattedMessage id="a" ${more} />`;

/** [file to contain the code, code, rule that must report it]; without a rule, the code must pass. */
const PLANTED = [
  ['libs/ui/kit/src/planted.ts', "import '@touchline/betting-rules';", GRAPH],
  ['libs/betting/coupon-math/src/planted.ts', "import '@touchline/shared-http';", GRAPH],
  ['libs/betting/ui/src/planted.ts', "import '@touchline/betting-line-state';", GRAPH],
  ['libs/shared/state/src/planted.ts', "import '@touchline/identity-state';", GRAPH],
  ['libs/shared/http/src/planted.ts', "import '@touchline/shared-testing';", GRAPH],
  ['libs/account/state/src/planted.ts', "import '@touchline/ui-kit';", GRAPH],
  ['apps/sandbox/src/planted.ts', "import '@touchline/shared-http';", GRAPH],
  ['apps/sandbox/src/planted.ts', "import '@touchline/ui-kit';", GRAPH],
  ['libs/server/support/src/planted.ts', "import '@touchline/server-identity';", GRAPH],
  ['libs/server/support/src/planted.ts', "import '@touchline/shared-state';", GRAPH],
  ['libs/server/kernel/src/planted.ts', "import '@touchline/server-engine';", GRAPH],
  ['libs/server/kernel/src/planted.ts', "import '@touchline/betting-contract';", GRAPH],
  [
    'libs/server/kernel/src/planted.ts',
    "import type { CasinoGame } from '@touchline/casino-contract';\nexport type A = CasinoGame;",
    GRAPH,
  ],
  ['libs/server/kernel/src/planted.ts', "import '@touchline/payments-contract';", GRAPH],
  ['libs/server/kernel/src/planted.ts', "import '@touchline/responsible-gaming-contract';", undefined],
  ['libs/betting/rules/src/planted.ts', "import '@touchline/server-engine';", GRAPH],
  ['libs/platform/shell/src/planted.ts', "import '@touchline/server-site';", GRAPH],
  ['apps/host/src/planted.ts', "import '@touchline/server-site';", GRAPH],
  ['libs/server/support/src/planted.ts', "import '@touchline/server-kernel';", undefined],
  ['libs/betting/line-pages/src/planted.ts', "import '@touchline/betting-line-state';", undefined],
  ['libs/server/kernel/src/http/planted.ts', "import { post } from '../ledger/ledger.ts';\nvoid post;", IMPORTS],
  ['libs/server/kernel/src/http/planted.ts', "import { lockPlayer } from '../ledger/ledger.ts';\nvoid lockPlayer;", undefined],
  ['libs/server/office/src/planted.ts', "import { verify } from '@node-rs/argon2';\nvoid verify;", TYPED],
  ['libs/account/pages/src/planted.ts', "import { parsePhoneNumber } from 'libphonenumber-js';\nvoid parsePhoneNumber;", TYPED],
  ['libs/server/office/src/planted.ts', "export const sql = 'select id from users where lower(email) = lower($1)';", FOLDING],
  ['libs/server/office/src/planted.ts', 'export const sql = `select id from users where id > 1 and email = ${1}`;', TYPED],
  ['libs/server/office/src/planted.ts', "export const sql = 'update users set email = $2 where id = $1';", undefined],
  ['libs/account/pages/src/planted.ts', 'export const same = (promoCode: string) => promoCode.trim().toUpperCase();', FOLDING],
  ['libs/server/office/src/planted.ts', 'export const same = (body: { email: string }) => body.email.toLowerCase();', FOLDING],
  [
    'libs/account/pages/src/planted.ts',
    "import { upperAscii } from '@touchline/shared-primitives';\nexport const same = (promoCode: string) => upperAscii(promoCode.trim());",
    TYPED,
  ],
  [
    'libs/server/office/src/planted.ts',
    "import { lowerAscii } from '@touchline/shared-primitives';\nexport const same = (body: { email: string }) => lowerAscii(body.email);",
    TYPED,
  ],
  ['libs/server/office/src/planted.ts', 'export const same = (a: { password: string }, b: typeof a) => a.password === b.password;', TYPED],
  ['libs/server/office/src/planted.ts', "export const isEmpty = (password: string) => password === '';", undefined],
  ['libs/server/office/src/planted.ts', "export const SAVED = { en: 'Saved', ru: 'Сохранено', ar: 'تم الحفظ' };", MESSAGES],
  ['libs/server/office/src/planted.ts', "export const russian = { title: 'Ставки возвращаются' };", MESSAGES],
  ['libs/server/office/src/planted.ts', "export const TERMS = { slots: 'slot слот سلوت автомат' };", undefined],
  ['libs/server/office/src/planted.ts', "export const BY_LANGUAGE = { ru: 'RUB', kk: 'KZT' };", undefined],
  ['tools/check/src/planted.mjs', "import { globSync } from 'node:fs';\nvoid globSync;", IMPORTS],
  ['libs/server/betting/src/coupon/planted.ts', "export const sql = 'insert into ledger_entries values (1)';", SYNTAX],
  ['libs/server/betting/src/coupon/planted.ts', 'export const sql = `update accounts set balance = ${1}`;', SYNTAX],
  ['libs/account/pages/src/planted.ts', "import '@touchline/identity-pages';", IMPORTS],
  ['libs/account/state/src/planted.ts', "import { useState } from 'react';", IMPORTS],
  ['libs/account/state/src/planted.ts', "import type { ReactNode } from 'react';", IMPORTS],
  ['libs/betting/ui/src/planted.tsx', "import { useSelector } from 'react-redux';", IMPORTS],
  ['libs/ui/desktop/src/planted.ts', "import { call } from 'typed-redux-saga';", IMPORTS],
  ['libs/ui/kit/src/planted.ts', "export const page = fetch('/');", GLOBALS],
  ['libs/betting/rules/src/planted.ts', "import 'react';", IMPORTS],
  ['libs/betting/rules/src/planted.ts', "export const page = fetch('/');", GLOBALS],
  ['libs/betting/rules/src/planted.ts', "export const kept = localStorage.getItem('a');", GLOBALS],
  ['libs/betting/coupon-math/src/planted.ts', 'export const at = Date.now();', SYNTAX],
  ['libs/betting/coupon-math/src/planted.ts', 'export const at = new Date();', SYNTAX],
  ['libs/betting/coupon-math/src/planted.ts', 'export const at = Date();', SYNTAX],
  ['libs/platform/guards/src/planted.ts', 'export const at = performance.now();', SYNTAX],
  ['libs/betting/rules/src/planted.ts', 'export const id = crypto.randomUUID();', SYNTAX],
  ['libs/betting/rules/src/planted.ts', 'export const luck = Math.random();', SYNTAX],
  ['libs/betting/coupon-state/src/rules/planted.ts', "import type { A } from '../planted.slice.ts';", IMPORTS],
  ['libs/betting/coupon-state/src/rules/stakes/planted.ts', "import type { A } from '../../planted.slice.ts';", IMPORTS],
  ['libs/betting/coupon-state/src/rules/planted.ts', 'export const at = new Date();', SYNTAX],
  ['libs/platform/shell/src/notices/rules/planted.ts', "import 'react';", IMPORTS],
  ['libs/betting/coupon-state/src/rules/stakes/planted.ts', "import '../fill-stakes.ts';", undefined],
  ['libs/betting/coupon-math/src/planted.ts', 'export const at = new Date(0);', undefined],
  ['libs/platform/shell/src/planted.ts', "import '@touchline/betting-line-state';", undefined],
  ['libs/information/pages/src/planted.ts', "import '@touchline/ui-pages';", undefined],
  ['libs/server/betting/src/coupon/planted.ts', 'export const end = ({ prices }) => prices.result(1);', SOLD_GAMES],
  ['libs/server/betting/src/edit/planted.ts', 'export const now = (services) => services.prices.match(1);', SOLD_GAMES],
  ['libs/server/betting/src/cash-out/planted.ts', 'export const now = (prices) => prices.quote({});', SOLD_GAMES],
  [
    'libs/server/betting/src/cash-out/planted.ts',
    'export const end = (prices) => { const { result } = prices; return result(1); };',
    SOLD_GAMES,
  ],
  ['libs/server/betting/src/coupon/planted.ts', 'export const now = (prices) => prices.quote({});', undefined],
  ['libs/results/pages/src/planted.tsx', 'export const Score = ({ main }: { main: number[] }) => <b>{main[0]}</b>;', SCORES],
  ['libs/betting/line-pages/src/planted.ts', 'export const text = (score: { main: number[] }) => `${score.main[0]}`;', SCORES],
  ['libs/toto/pages/src/planted.ts', "export const text = (score: { main: number[] }) => score.main.join(':');", SCORES],
  ['libs/server/betting/src/planted.ts', 'export const text = ({ main }: { main: number[] }) => String(main[1]);', SCORES],
  ['libs/betting/ui/src/planted.ts', 'export const text = (score: { main: number[] }) => score.main.map(String);', SCORES],
  [
    'libs/results/pages/src/planted.ts',
    'export const lead = (score: { main: number[] }) => { const [home] = score.main; return home; };',
    SCORES,
  ],
  [
    'libs/server/betting/src/planted.ts',
    'export const lead = (score: { main: number[] }) => { const [home] = score.main; return home; };',
    undefined,
  ],
  ['libs/betting/names/src/planted.ts', 'export const text = ({ main }: { main: number[] }) => String(main[1]);', undefined],
  [
    'libs/betting/event-list/src/planted.ts',
    'export const lead = ({ main: [home = 0, away = 0] }: { main: number[] }) => home - away;',
    undefined,
  ],
  ['apps/edge/src/planted.ts', "import fastify from 'fastify';\nvoid fastify;", LISTENERS],
  ['apps/sandbox/src/planted.ts', "import { fastify } from 'fastify';\nvoid fastify;", LISTENERS],
  ['libs/server/support/src/planted.ts', "import { createServer } from 'node:http';\nvoid createServer;", LISTENERS],
  ['libs/server/wallet/src/planted.ts', "import { createServer as open } from 'node:net';\nvoid open;", LISTENERS],
  ['libs/server/wallet/src/planted.ts', "import * as http from 'node:http';\nvoid http.createServer();", LISTENERS],
  ['libs/shared/serving/src/planted.ts', "import { Server } from 'node:http';\nvoid new Server();", LISTENERS],
  ['libs/server/support/src/planted.ts', "export const take = (app) => app.server.on('upgrade', () => 1);", LISTENERS],
  ['libs/server/support/src/planted.ts', "import { WebSocketServer } from 'ws';\nvoid new WebSocketServer({ port: 1 });", LISTENERS],
  ['libs/server/support/src/support.ts', "import { WebSocketServer } from 'ws';\nvoid new WebSocketServer({ noServer: true });", undefined],
  ['libs/server/support/src/planted.ts', "import { WebSocketServer } from 'ws';\nvoid new WebSocketServer({ noServer: true });", CHANNELS],
  ['libs/server/office/src/planted.ts', 'export const keep = (reply: { hijack: () => void }) => reply.hijack();', CHANNELS],
  ['apps/edge/src/planted.ts', "export const type = 'text/event-stream; charset=utf-8';", CHANNELS],
  ['apps/edge/src/planted.ts', 'export const options = { websocket: true };', CHANNELS],
  ['libs/server/support/src/planted.ts', "import type { Server } from 'node:http';\nexport type A = Server;", undefined],
  ['apps/edge/src/planted.ts', "import type { FastifyInstance } from 'fastify';\nexport type A = FastifyInstance;", undefined],
  ['libs/server/wallet/src/planted.ts', "export const a = (log, err) => log.warn({ err }, 'refused');", WARNINGS],
  ['apps/edge/src/planted.ts', "export const a = (app, error) => app.log.warn({ err: error }, 'refused');", WARNINGS],
  ['apps/edge/src/planted.ts', "export const a = (log, error) => log.warn({ code: error.code }, 'refused');", undefined],
  ['apps/host/src/client/planted.ts', 'export const zone = -new Date(0).getTimezoneOffset() / 60;', ZONES],
  ['libs/betting/line-pages/src/planted.ts', 'export const hour = (at: Date) => at.getHours();', ZONES],
  ['libs/server/limits/src/planted.ts', 'export const day = (at: Date) => at.getUTCDate();', ZONES],
  ['libs/server/results/src/planted.ts', 'export const day = (at: Date) => at.toISOString().slice(0, 10);', ZONES],
  ['libs/server/results/src/planted.ts', "export const day = (at: Date) => at.toISOString().split('T')[0];", ZONES],
  ['libs/betting/rules/src/planted.ts', 'export const start = (day: string) => Date.parse(`${day}T00:00:00Z`);', ZONES],
  ['libs/betting/rules/src/planted.ts', 'export const start = (year: number) => Date.UTC(year, 0, 1);', ZONES],
  ['libs/betting/rules/src/planted.ts', 'export const start = (year: number) => new Date(year, 0);', ZONES],
  ['libs/server/betting/src/planted.ts', 'export const today = (ms: number) => Math.floor(ms / 86_400_000);', ZONES],
  ['libs/server/betting/src/planted.ts', 'const DAY_MS = 1;\nexport const ofDay = (ms: number) => ms % DAY_MS;', ZONES],
  ['libs/server/betting/src/planted.ts', 'export const left = (ms: number) => Math.ceil(ms / (24 * 60 * 60 * 1000));', ZONES],
  [
    'libs/server/betting/src/planted.ts',
    'const MS_PER_WEEK = 1;\nexport const week = (ms: number) => Math.trunc(ms / MS_PER_WEEK);',
    ZONES,
  ],
  ['libs/server/betting/src/planted.ts', 'const DAY_MS = 1;\nexport const sql = `select at / ${DAY_MS} from bets`;', ZONES],
  ['libs/server/betting/src/planted.ts', "export const sql = 'select at::date from bets';", ZONES],
  ['libs/betting/rules/src/planted.ts', 'export const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);', ZONES],
  ['libs/betting/rules/src/planted.ts', "export const noon = Date.parse('2026-11-28T12:00');", ZONES],
  ['libs/results/pages/src/planted.ts', 'export const text = new Date(0).toLocaleString();', ZONES],
  ['libs/results/pages/src/planted.ts', "export const text = new Intl.DateTimeFormat('en').format(0);", ZONES],
  ['libs/results/pages/src/planted.ts', 'export const text = new Date(0).toLocaleDateString();', ZONES],
  [
    'libs/results/pages/src/planted.tsx',
    'import { FormattedDate } from \'react-intl\';\nexport const A = () => <FormattedDate value={0} timeZone="UTC" />;',
    ZONES,
  ],
  [
    'libs/promo/pages/src/planted.ts',
    "export const text = (intl: { formatDate: (...of: unknown[]) => string }) => intl.formatDate(0, { timeZone: 'UTC' });",
    ZONES,
  ],
  ['libs/server/limits/src/planted.ts', "export const sql = 'select date_trunc($1, now())';", ZONES],
  ['libs/server/limits/src/planted.ts', 'export const end = (ms: number) => ms + 86_400_000;', undefined],
  ['libs/server/limits/src/planted.ts', 'export const text = (at: Date) => at.toISOString();', undefined],
  ['libs/server/limits/src/planted.ts', 'export const text = (count: number) => count.toLocaleString();', undefined],
  ['libs/server/limits/src/planted.ts', 'export const words = (text: string) => `${text} is not such as 2026-11-28T12:00:00Z`;', undefined],
  ['libs/server/limits/src/planted.ts', "export const START_MS = Date.parse('2026-11-28T12:00:00Z');", undefined],
  ['libs/server/engine/src/planted.ts', 'export const EPOCH_MS = Date.UTC(2025, 0, 1);', undefined],
  ['libs/shared/primitives/src/calendar/planted.ts', 'export const day = (at: Date) => at.getUTCDate();', undefined],
  ['libs/betting/event-list/src/planted.ts', 'export const found = (text: string) => text.toLowerCase();', FOLDING],
  ['libs/ui/kit/src/planted.tsx', 'export const found = (text: string) => text.toLocaleLowerCase();', FOLDING],
  ['libs/ui/kit/src/planted.ts', "export const found = (text: string) => text['toUpperCase']();", FOLDING],
  ['apps/host/src/planted.ts', 'export const upper = (texts: string[]) => texts.map((text) => text?.toLocaleUpperCase());', FOLDING],
  ['libs/betting/rules/src/planted.ts', "export const plain = (text: string) => text.normalize('NFC');", FOLDING],
  ['libs/server/casino/src/planted.ts', 'export const order = (a: string, b: string) => a.localeCompare(b);', FOLDING],
  ['libs/server/casino/src/planted.ts', "export const order = new Intl.Collator('en').compare;", FOLDING],
  ['libs/server/betting/src/feed/planted.ts', "export const found = (typed: string) => new RegExp(typed, 'iu');", FOLDING],
  ['libs/server/betting/src/feed/planted.ts', "export const found = new RegExp('^a$', 'i');", undefined],
  ['libs/server/betting/src/feed/planted.ts', "export const sql = 'select 1 from games where lower(name) = $1';", FOLDING],
  [
    'libs/server/betting/src/feed/planted.ts',
    'export const sql = (name: string) => `select 1 from games where name ilike ${name}`;',
    FOLDING,
  ],
  ['libs/server/betting/src/feed/planted.ts', "export const words = 'The lower (bound) is shown';", undefined],
  ['apps/host/src/client/planted.ts', "import { runGuards } from '@touchline/platform-guards';\nvoid runGuards;", JUDGE],
  ['libs/platform/shell/src/planted.ts', "import { factsOf as facts } from '@touchline/platform-guards';\nvoid facts;", JUDGE],
  ['libs/platform/navigation/src/edge/planted.ts', "import { GUARD_CHAIN } from '@touchline/platform-guards';\nvoid GUARD_CHAIN;", JUDGE],
  ['apps/host/src/client/planted.ts', "import { shownMatch } from '@touchline/platform-guards';\nvoid shownMatch;", undefined],
  ['libs/results/pages/src/planted.ts', 'export const poll = (ask: () => void) => setInterval(ask, 5);', REPEATED],
  [
    'libs/casino/pages/src/planted.tsx',
    'const ASK_EVERY_MS = 5;\nexport const poll = (ask) => window.setTimeout(ask, ASK_EVERY_MS);',
    REPEATED,
  ],
  ['apps/remotes/toto/src/planted.ts', 'export const poll = (ask: () => void) => setInterval(ask, 5);', REPEATED],
  ['libs/results/pages/src/planted.ts', 'export const later = (show: () => void) => setTimeout(show, 5);', undefined],
  ['libs/account/pages/src/planted.tsx', 'export const Field = () => <AmountField value="" />;', READING],
  ['libs/account/pages/src/planted.tsx', 'export const Field = () => <input inputMode="decimal" />;', READING],
  ['libs/toto/pages/src/planted.tsx', "export const Field = () => <TextField inputMode={'numeric'} />;", READING],
  ['libs/casino/game-ui/src/planted.tsx', 'export const Field = () => <input type="number" />;', READING],
  ['libs/payments/rules/src/planted.ts', 'export const amount = (text: string) => Number.parseFloat(text);', READING],
  [
    'libs/toto/pages/src/planted.tsx',
    'export const Field = ({ set }) => <TextField onChange={(event) => set(Number(event.target.value))} />;',
    READING,
  ],
  [
    'libs/toto/pages/src/planted.tsx',
    'export const Field = ({ set }) => <SelectField onChange={(event) => set(Number(event.target.value))} />;',
    undefined,
  ],
  ['libs/identity/forms/src/planted.tsx', 'export const Field = () => <TextInput inputMode="email" />;', undefined],
  [
    'libs/account/pages/src/planted.tsx',
    'import { useAmountReader } from \'@touchline/ui-kit\';\nvoid useAmountReader;\nexport const Field = () => <TextInput inputMode="decimal" />;',
    undefined,
  ],
  ['libs/casino/game-state/src/planted.ts', "export const is = (model: string) => model === 'crash';", FACTS],
  [
    'libs/casino/game-ui/src/planted.ts',
    "export const is = (init: { model: string } | null) => init?.model !== 'roulette-american';",
    FACTS,
  ],
  ['libs/server/games/src/planted.ts', "export const is = (row: { model: string }) => 'mines' === row.model;", FACTS],
  ['apps/game-frame/src/planted.ts', "export const is = (id: string) => ['crash', 'dice'].includes(id);", FACTS],
  ['libs/casino/game-ui/src/planted.ts', "export const is = (family: string) => family === 'slots';", FACTS],
  [
    'libs/server/games/src/planted.ts',
    'export function is(id: string) {\n  switch (id) {\n    case "plinko-8":\n      return 8;\n  }\n}',
    FACTS,
  ],
  ['libs/casino/game-ui/src/planted.ts', "export const is = (scene: { kind: string }) => scene.kind === 'craps';", undefined],
  ['libs/casino/game-math/src/instant/planted.ts', "export const is = (id: string) => id === 'crash';", undefined],
  ['libs/casino/pages/src/parts/planted.tsx', 'export const a = (ask: () => void) => setInterval(ask, 15_000);', REPEATED],
  ['libs/games/pages/src/planted.tsx', 'export const a = (ask: () => void) => window.setTimeout(() => void ask(), 1);', REPEATED],
  ['libs/casino/game-launch/src/use-planted.ts', 'export const a = (ask: () => void) => setTimeout(() => ask(), 1);', REPEATED],
  [
    'libs/casino/game-ui/src/planted.tsx',
    'export const a = (setNow: (ms: number) => void) => setInterval(() => setNow(1), 100);',
    undefined,
  ],
  ['libs/shared/primitives/src/text/planted.ts', 'export const lower = (text: string) => text.toLowerCase();', undefined],
  ...[
    ['{isOn && <b />} on', TEXTS],
    ['{isOn ? <b /> : null}{label}', TEXTS],
    [`{isOn && <b />}${message()}`, TEXTS],
    [`{isOn && ${message()}}`, TEXTS],
    [`{isOn ? ${message()} : <b />}`, TEXTS],
    ["<b />{isOn && 'on'}", TEXTS],
    ['<b />{count}', TEXTS],
    [`<b />${message('values={{ count }}')}`, TEXTS],
    ['{[count].map((one) => <b key={one} />)} in all', TEXTS],
    ['<>{label}<b /></>', TEXTS],
    ['<b />{[label].at(0)}', TEXTS],
    ['{[label].at(0) ?? <b />}{isOn && <i />}', TEXTS],
    [`<i title={isOn ? ${message()} : <b />} />`, TEXTS],
    [`<i title={isOn && ${message()}} />`, undefined],
    [`{isOn ? <i>${message()}</i> : <i><b /></i>}`, TEXTS],
    [`{isOn ? <i>${message()}</i> : <i key="b"><b /></i>}`, undefined],
    ['{isOn && <b />}<span>on</span>', undefined],
    [`{isOn && <b />}${message('tagName="span"')}`, undefined],
    ["{isOn && 'on'}", undefined],
    ["{isOn ? 'on' : label}", undefined],
    [`${message()}`, undefined],
    [`<b />${message()}`, undefined],
    ['<b /> static', undefined],
    ['{isOn && <b />}{isOn && <i />}', undefined],
    ['<input />', FIELDS],
    ['<input type="search" />', FIELDS],
    ['<textarea />', FIELDS],
    ['<span contentEditable />', FIELDS],
    ['<b onKeyDownCapture={() => count} />', FIELDS],
    ['<b onInput={() => count} />', FIELDS],
    ['<b onKeyUp={() => count} />', FIELDS],
    ['<input type="checkbox" />', undefined],
  ].map(([children, rule]) => [
    'libs/platform/shell/src/planted.tsx',
    `import { FormattedMessage } from 'react-intl';\nvoid FormattedMessage;\n${jsx(children)}`,
    rule,
  ]),
  [
    'libs/platform/shell/src/planted.tsx',
    'import { FormattedMessage } from \'react-intl\';\nexport const Planted = () => <FormattedMessage id="a" />;',
    TEXTS,
  ],
  ['libs/ui/kit/src/planted.ts', "export const look = (done) => addEventListener('keydown', done, { capture: true });", FIELDS],
  ['libs/ui/kit/src/planted.ts', "export const look = (done) => addEventListener('keyup', done);", FIELDS],
  ['libs/ui/kit/src/planted.ts', "export const look = (field, done) => field.addEventListener('keydown', done);", FIELDS],
  ['libs/ui/kit/src/planted.ts', "export const look = (done) => addEventListener('keydown', done);", undefined],
];

/** A lib that matches a predicate, or undefined. */
const libOf = (test) => LIBS.find(test);
const planted = ({ path }, name) => [`libs/${path}/src/planted.ts`, `import '${name}';`];
/** Violations derived from the tables: every forbidden type, scope and package. */
const FROM_TABLES = [
  ...Object.entries(TYPES).flatMap(([type, { may, packages }]) => {
    const lib = libOf((one) => one.type === type);
    if (lib === undefined) return [];
    const others = LIBS.filter(
      (one) => !may.includes(one.type) && (SCOPES[lib.scope]?.may.includes(one.scope) ?? true) && one.path !== lib.path,
    );
    const perType = [...new Map(others.map((one) => [one.type, one])).values()];
    return [
      ...perType.map(({ name }) => [...planted(lib, name), GRAPH]),
      ...packages.map((name) => [...planted(lib, name.replace('*', 'virtual')), type.startsWith('server-') ? GRAPH : IMPORTS]),
    ];
  }),
  ...Object.entries(SCOPES).flatMap(([scope, { may }]) => {
    // A feature may use all types, so only its scope can forbid an import.
    const lib = libOf((one) => one.scope === scope && one.type === 'feature') ?? libOf((one) => one.scope === scope);
    if (lib === undefined || JOINING.includes(scope)) return [];
    return Object.keys(SCOPES)
      .filter((other) => !may.includes(other))
      .flatMap((other) => libOf((one) => one.scope === other && one.type !== 'testing') ?? [])
      .map(({ name }) => [...planted(lib, name), GRAPH]);
  }),
];

const problems = FROM_TABLES.length === 0 ? ['no lib was found from which to plant a violation'] : [];
const eslint = new ESLint({ cwd: ROOT });
for (const [file, code, rule] of [...PLANTED, ...FROM_TABLES]) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(ROOT, file) });
  const found = result.messages.filter(({ severity }) => severity === 2).map(({ ruleId }) => ruleId);
  const isRight = rule === undefined ? found.length === 0 : found.includes(rule);
  if (!isRight) problems.push(`${file}: '${code}' gave [${found}], wanted ${rule ?? 'nothing'}`);
}

for (const [files, reason] of [...Object.entries(EXCEPTIONS), ...Object.entries(UNREAD), ...Object.entries(INTERVALS)])
  if (reason.length < 10 || filesOf(files, { mayBeNone: true }).length === 0)
    problems.push(`the exception ${files} of the lint has no reason or names no file`);

const isProduct = (file) => !/\.(test|e2e|stories|dev|trials|bench)\.|\.test\.helper\.|\/testing\//.test(file);
const circlesIn = (project) => {
  const files = filesOf(`${project}/**/*.{ts,tsx,mjs}`).filter(isProduct);
  const imports = importsOf(new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')])));
  if (project in ROOMS) problems.push(...roomProblems(imports, project, ROOMS[project]));
  return { files: circlesOf(imports), folders: folderCircles(imports, project) };
};
const projects = filesOf(['apps/*/src', 'apps/remotes/*/src', 'libs/*/*/src', 'tools/*/src']);
for (const project of Object.keys(ROOMS))
  if (!projects.includes(project)) problems.push(`${project} has rooms (rooms.mjs) and is not there`);
for (const project of projects) {
  const { files, folders } = circlesIn(project);
  for (const [circles, what] of [
    [files, 'files'],
    [folders, 'folders'],
  ])
    for (const circle of circles) problems.push(`${project}: ${what} in a circle: ${circle.join(', ')}`);
}

for (const { path, type } of LIBS) {
  const byName = typeOf(...path.split('/'));
  if (byName !== type) problems.push(`${path} is tagged ${type}, and the last word of its name says ${byName} (layers.mjs)`);
}

const manifests = filesOf(['apps/*/package.json', 'apps/remotes/*/package.json', 'libs/*/*/package.json', 'tools/*/package.json']).map(
  (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')),
);
const usersOf = (name) =>
  manifests.filter(
    ({ dependencies, devDependencies, peerDependencies }) => name in { ...dependencies, ...devDependencies, ...peerDependencies },
  );
const linesOf = (path) =>
  filesOf(`libs/${path}/src/**/*.{ts,tsx}`)
    .filter(isProduct)
    .reduce((sum, file) => sum + readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1, 0);
const sizes = LIBS.map(({ name, path, type }) => ({ path, type, lines: linesOf(path), users: usersOf(name).length }));
problems.push(...smallLibProblems(sizes));

const ofBackend = filesOf('libs/server/*/src/**/*.ts').filter(isProduct);
problems.push(...foreignTables(new Map(ofBackend.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))));

const cells = (line) => line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
const rows = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map(cells);
if (!rows.some(([, name, , uses]) => name === 'any other section' && uses === OF_A_SECTION.join(', ')))
  problems.push(`docs/architecture.md: any other section may use '${OF_A_SECTION.join(', ')}'`);
for (const [scope, { owns, may }] of Object.entries(SCOPES)) {
  if (owns === undefined) continue; // a section without its own entry
  const row = rows.find(([, name, owned]) => name === scope && owned === owns);
  const uses = [...may].filter((name) => name !== scope || scope === 'shared');
  if (row?.[3] !== uses.join(', ')) problems.push(`docs/architecture.md: scope ${scope} owns '${owns}' and may use '${uses.join(', ')}'`);
}
for (const [type, { names, never }] of Object.entries(TYPES)) {
  const row = rows.find(
    ([, name, last, , bans]) => name === type && bans === never && (names.length === 0 || last.startsWith(names.join(', '))),
  );
  if (row === undefined)
    problems.push(`docs/architecture.md: type ${type} is described by '${names.join(', ')}' and never imports '${never}'`);
}

for (const problem of problems) console.error(problem);
console.log(
  `[LB-03] ${PLANTED.length + FROM_TABLES.length} breaches planted, folders and files walked, tables compared: ${problems.length} problems`,
);
process.exit(problems.length === 0 ? 0 : 1);
