import { feedCalls } from '@touchline/betting-contract';
import { feedContract } from '@touchline/betting-contract/schemas';
import { sessionCalls } from '@touchline/identity-contract';
import { sessionContract } from '@touchline/identity-contract/schemas';
import { platformContract } from '@touchline/platform-contract/schemas';
import { configTrust } from '@touchline/shared-config/keys';
import { isTaken } from '@touchline/shared-config/signed';
import { CONFIG_SIGNATURE, readSignature } from '@touchline/shared-contract/config-signature';
import { configContract, type ContractCall } from '@touchline/shared-contract/schemas';

/** Faults that prevent all pages, and faults that break parts of them. Each line names a call and its fault. */
export interface BackendLacks {
  pages: readonly string[];
  parts: readonly string[];
}

export interface BackendCheckDeps {
  /** Origin of the backend. */
  backend: string;
  send?: typeof fetch;
  now?: () => number;
}

const ASK_WITHIN_MS = 5_000;
const OK = 200;
const SITE = 'http://site.test/en';

interface Answer {
  place: string;
  header: string | null;
  body: string;
}

interface Question {
  call: ContractCall;
  place: string;
  body?: object;
  /** The fault of an answer with a valid form, or null. */
  judge?: (answer: Answer, value: unknown, nowMs: number) => Promise<string | null> | string | null;
}

/** Checks that a trusted key signed the configuration, without which no page is shown. */
async function judgeSignature(answer: Answer, _value: unknown, nowMs: number): Promise<string | null> {
  if (await isTaken(answer, nowMs)) return null;
  const signature = readSignature(answer.header);
  if ((answer.header ?? '') === '') return `has no header ${CONFIG_SIGNATURE}; without a signature the site takes no configuration`;
  if (signature === null) return `has a header ${CONFIG_SIGNATURE} that is not KEY.TIME.SIGNATURE`;
  const known = Object.keys(configTrust().keys);
  if (!known.includes(signature.keyId))
    return `is signed with the key '${signature.keyId}', and this site trusts ${known.map((id) => `'${id}'`).join(', ')}`;
  return 'has a signature that does not fit its address, time and body, or is more than a day old';
}

/** Calls without which no page is shown. */
const FOR_PAGES: readonly Question[] = [
  { call: configContract.all, place: `${configContract.all.path}?lang=en`, judge: judgeSignature },
  {
    call: platformContract.redirect,
    place: platformContract.redirect.path,
    body: { url: SITE },
    judge: (_, value) => ((value as { redirect: boolean }).redirect ? 'sends the home page elsewhere' : null),
  },
];
/** Calls without which a part of the site is missing. */
const FOR_PARTS: readonly Question[] = [
  {
    call: platformContract.partitions,
    place: platformContract.partitions.path,
    judge: (_, value) =>
      (value as { listAvailablePartitions: string[] }).listAvailablePartitions.includes('betting')
        ? null
        : "does not list the section 'betting', which has the home page",
  },
  { call: platformContract.block, place: platformContract.block.path, body: { auth: false, url: SITE } },
  { call: sessionContract.session, place: sessionCalls.session.path },
  { call: feedContract.menu, place: `${feedCalls.menu.path.replace(':section', 'line')}?lang=en` },
];

/** The fault of a call, or null. */
async function ask(
  { call, place, body, judge }: Question,
  { backend, send = fetch, now = Date.now }: BackendCheckDeps,
): Promise<string | null> {
  const wrong = (what: string): string => `${call.method} ${call.path}: ${what}`;
  try {
    const response = await send(backend + place, {
      method: call.method,
      redirect: 'manual',
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ASK_WITHIN_MS),
    });
    if (response.status !== OK) return wrong(`answers ${response.status}`);
    const answer = { place, header: response.headers.get(CONFIG_SIGNATURE), body: await response.text() };
    const read = readJson(answer.body);
    if (read === undefined) return wrong('answers with something that is not JSON');
    const { success, data, error } = call.answers[OK]?.safeParse(read.value) ?? { success: true, data: undefined, error: undefined };
    if (!success) return wrong(`the field '${error?.issues[0]?.path.join('.') ?? ''}' is missing or has another form`);
    const verdict = (await judge?.(answer, data, now())) ?? null;
    return verdict === null ? null : wrong(verdict);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return wrong(isLate ? `does not answer within ${ASK_WITHIN_MS / 1_000} s` : `cannot be reached at ${backend}`);
  }
}

function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Makes the calls of every page to a backend and reports what it lacks. @spec CFG-1 CF-01 GD-20 RM-07 */
export async function checkBackend(deps: BackendCheckDeps): Promise<BackendLacks> {
  const all = (questions: readonly Question[]): Promise<(string | null)[]> => Promise.all(questions.map((one) => ask(one, deps)));
  const [pages, parts] = await Promise.all([all(FOR_PAGES), all(FOR_PARTS)]);
  const found = (lines: (string | null)[]): string[] => lines.filter((line) => line !== null);
  return { pages: found(pages), parts: found(parts) };
}

export interface BackendWatch {
  /** Faults that prevent pages; empty before the first check. */
  lacks: () => readonly string[];
  stop: () => void;
}

const AGAIN_MS = 10_000;

/**
 * Checks the backend from startup until it has everything that pages need. Reports each finding once.
 *
 * @param log - receives one line for the operator.
 */
export function watchBackend(
  check: () => Promise<BackendLacks>,
  { log, againMs = AGAIN_MS }: { log: (line: string) => void; againMs?: number },
): BackendWatch {
  const logged = new Set<string>();
  let pages: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const look = async (): Promise<void> => {
    const found = await check();
    if (isStopped) return;
    pages = found.pages;
    for (const line of found.pages.filter((one) => !logged.has(one))) log(`no page can be shown: ${line}`);
    for (const line of found.parts.filter((one) => !logged.has(one))) log(`the backend lacks a part: ${line}`);
    for (const line of [...found.pages, ...found.parts]) logged.add(line);
    if (pages.length === 0) return;
    timer = setTimeout(() => void look(), againMs);
    timer.unref();
  };
  void look();
  return {
    lacks: () => pages,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
