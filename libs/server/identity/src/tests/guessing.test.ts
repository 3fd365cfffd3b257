import { ENGINES, START_TIMEOUT_MS, type TestBackend } from '@touchline/server-kernel/testing';
import type { TwoStepDemand } from '@touchline/identity-contract';
import { LANGUAGES } from '@touchline/shared-primitives';
import type { LightMyRequestResponse } from 'fastify';
import { openWorld, PASSWORD, type Person, reasonOf, type World } from '../testing/secrets-world.ts';
import { startIdentity } from './identity.test.helper.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe.each(ENGINES)('password guessing on %s', (engine) => {
  let test: TestBackend;
  let world: World;
  let person: Person;

  beforeAll(async () => {
    test = await startIdentity(engine);
    world = openWorld(test);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs += 2 * DAY_MS; // earlier attempts no longer count towards any limit
    person = await world.addPerson();
  });

  type Headers = Record<string, string>;
  const proven = async (): Promise<Headers> => ({ 'x-captcha': await world.proof() });
  const logIn = (uLogin: string, uPassword: string, headers?: Headers) => world.web('user/login', { uLogin, uPassword }, headers);
  const deviceOf = (answer: LightMyRequestResponse): Headers => ({
    cookie:
      [answer.headers['set-cookie'] ?? []]
        .flat()
        .find((cookie) => cookie.startsWith('__Host-tl-device='))
        ?.split(';')[0] ?? '',
  });
  const times = async (count: number, one: (n: number) => Promise<LightMyRequestResponse>) => {
    const reasons: (string | undefined)[] = [];
    for (let n = 0; n < count; n += 1) reasons.push(reasonOf(await one(n)));
    return reasons;
  };
  const count = (reasons: readonly (string | undefined)[], reason: string) => reasons.filter((each) => each === reason).length;
  const lettersTo = async (to: string) =>
    (await test.services.outbox.messages()).filter((message) => message.to === to && message.ref === undefined);

  it('[AUTH-8] checks a password at most ten times in 15 minutes, over all names, devices, sessions and captchas', async () => {
    const device = deviceOf(await logIn(person.login, PASSWORD));
    const own = await world.bearer(person);
    const names = [person.login, person.email, person.phone.full];
    const guesses: (() => Promise<LightMyRequestResponse>)[] = [];
    for (let n = 0; n < 16; n += 1) {
      const [name = '', captcha] = [names[n % 3], await proven()];
      guesses.push(
        () => logIn(name, `wrong-${n}`, captcha),
        () => logIn(name, `wrong-${n}`, device),
        () => world.web('user/phone/off', { password: `wrong-${n}` }, own),
      );
    }

    const reasons = (await Promise.all(guesses.map((guess) => guess()))).map(reasonOf);

    const looked = count(reasons, 'wrong-credentials') + count(reasons, 'wrong-password');
    expect(looked).toBeLessThanOrEqual(10);
    for (let n = looked; n < 10; n += 1)
      expect(reasonOf(await logIn(person.login, 'wrong', { ...device, ...(await proven()) }))).toBe('wrong-credentials');
    expect(reasonOf(await logIn(person.email, PASSWORD, { ...device, ...(await proven()) }))).toBe('too-many-tries');
    test.clock.nowMs += 15 * MINUTE_MS;
    expect((await logIn(person.email, PASSWORD)).statusCode).toBe(200);
  });

  it.each([1, 100])('[AUTH-8] a thousand guesses from %d addresses check at most ten passwords of an account', async (addresses) => {
    const device = deviceOf(await logIn(person.login, PASSWORD));
    const names = [person.login, person.email, person.phone.full];
    const reasons = await times(1_000, async (n) =>
      logIn(names[n % 3] ?? '', `wrong-${n}`, {
        'x-forwarded-for': `203.0.113.${n % addresses}`,
        ...(n % 100 === 99 && (await proven())),
      }),
    );

    expect(count(reasons, 'wrong-credentials')).toBeGreaterThanOrEqual(5);
    expect(count(reasons, 'wrong-credentials')).toBeLessThanOrEqual(10);
    expect(reasons.filter((reason) => reason === undefined)).toEqual([]);
    expect((await logIn(person.login, PASSWORD, device)).statusCode).toBe(200);
    test.clock.nowMs += 15 * MINUTE_MS;
    expect((await logIn(person.login, PASSWORD)).statusCode).toBe(200);
  });

  it('[AUTH-8] after strangers have used up all attempts, the owner can still sign in from a known browser or by e-mail link', async () => {
    const device = deviceOf(await logIn(person.login, PASSWORD));
    await times(5, (n) => logIn(person.login, `wrong-${n}`));
    await times(3, async (n) => logIn(person.email, `wrong-${n}`, await proven()));
    expect(reasonOf(await logIn(person.email, PASSWORD, await proven()))).toBe('too-many-tries');

    expect((await logIn(person.phone.full, PASSWORD, device)).statusCode).toBe(200);
    const link = await world.askCode('user/login/email', { email: person.email, lng: 'en' });
    expect((await world.web('user/login/email/code', link)).statusCode).toBe(200);
  });

  it('[AUTH-9] answers every attempt for an unknown name as for a known one: wrong, then captcha, then wait', async () => {
    const answerFor = async (name: string) => {
      const answers: LightMyRequestResponse[] = [];
      for (let n = 0; n < 7; n += 1) answers.push(await logIn(name, `wrong-${n}`));
      for (let n = 0; n < 5; n += 1) answers.push(await logIn(name, `wrong-${n}`, await proven()));
      return answers.map((answer) => [
        answer.statusCode,
        answer.headers['content-length'],
        answer.headers['retry-after'],
        reasonOf(answer),
      ]);
    };

    const known = await answerFor(person.email);
    expect(known.map(([, , , reason]) => reason)).toEqual([
      ...Array.from({ length: 5 }, () => 'wrong-credentials'),
      ...['captcha', 'captcha', 'wrong-credentials', 'wrong-credentials', 'wrong-credentials', 'too-many-tries', 'too-many-tries'],
    ]);
    expect(await answerFor('nobody-9000001@example.test')).toEqual(known);
  });

  const guessSecondStep = (guid: string, n: number, headers?: Headers) =>
    world.web('user/login/two-step', { guid, code: String(100_000 + n) }, headers);

  it('[AUTH-8] [AUTH-11] checks a second step at most ten times in 15 minutes, however often the password was correct', async () => {
    const { code } = await world.addAuthenticator(person);
    const signIn = async (headers?: Headers) => {
      const { two_step: step } = (await logIn(person.login, PASSWORD, headers)).json<TwoStepDemand>();
      return step.guid;
    };
    const device = deviceOf(await world.web('user/login/two-step', { guid: await signIn(), code: code() }));
    test.clock.nowMs += MINUTE_MS;
    const reasons: (string | undefined)[] = [];
    for (let round = 0; round < 24; round += 1) {
      const guid = await signIn();
      reasons.push(...(await Promise.all(Array.from({ length: 5 }, (_, n) => guessSecondStep(guid, n)))).map(reasonOf));
    }
    const guid = await signIn();
    const withCaptcha = await times(4, async (n) => guessSecondStep(guid, n, await proven()));
    const atHome = await times(3, (n) => guessSecondStep(guid, n, device));

    expect([count(reasons, 'wrong_code'), count(reasons, 'captcha')]).toEqual([5, 115]);
    expect(withCaptcha).toEqual(['wrong_code', 'wrong_code', 'wrong_code', 'too-many-tries']);
    expect(atHome).toEqual(['wrong_code', 'wrong_code', 'time_up']);
    expect(reasonOf(await world.web('user/login/two-step', { guid: await signIn(), code: code() }, await proven()))).toBe('too-many-tries');
    test.clock.nowMs += 15 * MINUTE_MS;
    expect((await world.web('user/login/two-step', { guid: await signIn(), code: code() })).statusCode).toBe(200);
  });

  it('[AUTH-8] a correct second step does not count as an attempt', async () => {
    const { code } = await world.addAuthenticator(person);
    const reasons = await times(12, async () => {
      test.clock.nowMs += 30_000;
      return world.web('user/login/two-step', { guid: await world.firstStep(person), code: code() });
    });

    expect(reasons).toEqual(Array.from({ length: 12 }, () => undefined));
  });

  it.each(LANGUAGES)('[AUTH-8] [ID-31] sends one message after ten failed second steps, in the player’s language: %s', async (lang) => {
    await world.addAuthenticator(person);
    await test.db.query('update users set lang = $2 where id = $1', [person.userId, lang]);
    const attack = async (tries: number) => {
      const guids = [await world.firstStep(person), await world.firstStep(person)];
      await Promise.all(Array.from({ length: tries }, (_, n) => guessSecondStep(guids[n % 2] ?? '', n, { 'accept-language': 'ja' })));
    };

    await attack(9);
    expect(await lettersTo(person.email)).toEqual([]);
    await attack(41);
    const letters = await lettersTo(person.email);
    expect(letters).toHaveLength(1);
    expect([letters[0]?.kind, letters[0]?.html?.includes(`lang="${lang}"`)]).toEqual(['email', true]);
    expect(letters[0]?.html).not.toMatch(/[{}]|undefined/);

    test.clock.nowMs += DAY_MS;
    await attack(10);
    expect(await lettersTo(person.email)).toHaveLength(2);
  });

  it('[AUTH-8] [ID-31] the message is in the language of the last sign-in, and sent by SMS if there is no e-mail address', async () => {
    await world.web('user/login', { uLogin: person.login, uPassword: PASSWORD, lng: 'de' });
    await world.addAuthenticator(person);
    await test.db.query('update users set email = null where id = $1', [person.userId]);
    const guid = (await world.web('user/login', { uLogin: person.login, uPassword: PASSWORD, lng: 'fr' })).json<TwoStepDemand>().two_step
      .guid;
    await times(10, (n) => guessSecondStep(guid, n));

    expect((await lettersTo(person.phone.full)).map(({ kind, text }) => [kind, text])).toEqual([
      ['sms', expect.stringContaining('Zehn Anmeldecodes waren falsch')],
    ]);
  });
});
