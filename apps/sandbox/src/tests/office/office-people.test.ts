import type {
  AppealsAnswer,
  DocumentsAnswer,
  FriendsAnswer,
  IdeasAnswer,
  ManagerAnswer,
  ProfileAnswer,
  RequestsAnswer,
  RewardsAnswer,
} from '@touchline/account-office-contract';
import { ENGINES, post, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { forgetPictures } from '@touchline/server-office/testing';
import jpeg from 'jpeg-js';
import { randomUUID } from 'node:crypto';
import { NOON, startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

const OFFICE = '/web-api/office';
const DAY = 86_400_000;
/** Encoding one takes longer than most tests. */
const pictures = new Map<string, Buffer>();

describe.each(ENGINES)('office: profiles and documents on %s', (engine) => {
  let test: TestApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer({ money: 100_000 });
  });

  const get = async <T>(path: string, token = player.token) => (await test.get(token, `${OFFICE}/${path}`)).json<T>();
  const send = async <T>(path: string, body: object) => {
    const response = await test.post(player.token, `${OFFICE}/${path}`, body);
    const answer = response.body === '' ? {} : response.json<object>();
    return { status: response.statusCode, ...(answer as T & { errors?: { code: string; field?: string }[] }) };
  };
  const control = (name: string, body: object) => test.app.inject({ method: 'POST', url: `/__test/${name}`, payload: body });
  const refused = (status: number, code: string, field?: string) => ({ status, errors: [{ code, ...(field !== undefined && { field }) }] });

  /** A picture with grey stripes. */
  function picture({ width, height }: { width: number; height: number }): Buffer {
    const size = `${width} × ${height}`;
    const data = () => Buffer.from(Array.from({ length: width * height * 4 }, (_, at) => (Math.floor(at / 40) % 2) * 200));
    const drawn = pictures.get(size) ?? Buffer.from(jpeg.encode({ data: data(), width, height }, 80).data);
    pictures.set(size, drawn);
    return drawn;
  }
  async function upload(bytes: Buffer, kind: string, { without }: { without?: number } = {}) {
    const id = randomUUID();
    const parts = Math.ceil(bytes.length / 36_000);
    for (let n = 0; n < parts; n += 1)
      if (n !== without)
        expect(
          (await send('documents/part', { upload: id, n, data: bytes.subarray(n * 36_000, (n + 1) * 36_000).toString('base64') })).status,
        ).toBe(204);
    return send<DocumentsAnswer>('documents', { upload: id, kind, parts });
  }
  const stateOf = async (kind: string) => (await get<DocumentsAnswer>('documents')).documents.find((each) => each.kind === kind);

  it('[AC-07] [ID-20] a profile is complete with all six fields, and identity data can be entered only once', async () => {
    expect(await get<ProfileAnswer>('profile')).toMatchObject({ filled: 0, isComplete: false, isVerified: false });
    expect(await send('profile', { birth_date: '2015-02-01' })).toMatchObject(refused(400, 'profile-under-age', 'birth_date'));
    expect(await send('profile', { birth_date: '1990-02-30' })).toMatchObject(refused(400, 'profile-wrong-date', 'birth_date'));
    expect(await send('profile', { surname: 'R0bot' })).toMatchObject(refused(400, 'profile-wrong-name', 'surname'));
    const five = { surname: 'Müller', name: 'أمل', birth_date: '1990-02-28', passport: 'ab 123-4567', passport_date: '2015-05-05' };
    expect(await send('profile', five)).toMatchObject({ status: 200, filled: 5, isComplete: false });
    const whole = await send<ProfileAnswer>('profile', { address: '12 Mill Lane, Harwick' });
    expect(whole).toMatchObject({ filled: 6, isComplete: true });
    expect(whole.fields.find(({ key }) => key === 'passport')).toEqual({ key: 'passport', value: '••••••567', change: 'support' });
    expect(await send('profile', { surname: 'Other' })).toMatchObject(refused(409, 'profile-support-only', 'surname'));
    expect(await send('profile', { address: '14 Mill Lane, Harwick' })).toMatchObject({ status: 200 });
    const rows = await test.db.query<{ sealed: string }>('select sealed from profiles');
    expect(JSON.stringify(rows)).not.toMatch(/Mill Lane|AB1234567/);
  });

  it('[AC-09] [ID-19] is verified once both documents are accepted, and not while another one is requested', async () => {
    expect(await upload(picture({ width: 440, height: 420 }), 'passport')).toMatchObject({
      status: 200,
      isVerified: false,
      documents: [
        { kind: 'passport', state: 'checking', isNeeded: false },
        { kind: 'address', state: 'missing', isNeeded: true },
      ],
    });
    await upload(picture({ width: 440, height: 420 }), 'address');
    test.clock.nowMs += 20_000;
    expect(await get<DocumentsAnswer>('documents')).toMatchObject({ isVerified: true, requestedAdditional: false });
    expect(await upload(picture({ width: 440, height: 420 }), 'passport')).toMatchObject(refused(409, 'document-accepted'));

    await control('judge-document', { userId: player.userId, kind: 'selfie', state: 'requested' });
    expect(await get<DocumentsAnswer>('documents')).toMatchObject({ isVerified: false, requestedAdditional: true });
    expect(await get('attention')).toEqual({ verification: 1, support: 0 });
    await control('judge-document', { userId: player.userId, kind: 'selfie', state: 'refused', reason: 'cropped' });
    expect(await stateOf('selfie')).toMatchObject({ state: 'refused', reason: 'cropped', isNeeded: true });
  });

  it('[ID-19] the operator verifies by internal status or group code, and no status outweighs a request for a further document', async () => {
    const verified = async () => (await get<DocumentsAnswer>('documents')).isVerified;
    const decide = (internalStatus: number, groupCode?: string) =>
      control('verification', { userId: player.userId, internalStatus, ...(groupCode !== undefined && { groupCode }) });
    const judge = (kind: string, state: string) => control('judge-document', { userId: player.userId, kind, state });

    expect((await decide(1)).json()).toMatchObject({ isVerified: true });
    expect([await verified(), (await get<ProfileAnswer>('profile')).isVerified]).toEqual([true, true]);
    await judge('selfie', 'requested');
    expect(await verified()).toBe(false);
    await judge('selfie', 'accepted');
    expect(await verified()).toBe(true);

    await decide(0, 'RED');
    expect(await verified()).toBe(false);
    await decide(0, 'GREEN');
    expect(await verified()).toBe(true);

    await decide(3);
    expect(await verified()).toBe(false);
    await judge('passport', 'accepted');
    await judge('address', 'accepted');
    expect(await verified()).toBe(true);
    await decide(0);
    expect(await verified()).toBe(false);

    // A reviewer who refuses a required document ends a decision in the player's favour.
    await decide(1);
    await judge('passport', 'refused');
    expect(await verified()).toBe(false);
    expect((await decide(2)).statusCode).toBe(400);
  });

  it('[AC-09] [SEC-5] accepts only pictures, whatever their name, and strips everything else from the file', async () => {
    expect(await upload(Buffer.from('<svg onload=alert(1)>'.repeat(9)), 'passport')).toMatchObject(refused(400, 'document-type'));
    expect(await upload(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(900, 7)]), 'passport')).toMatchObject(
      refused(400, 'document-broken'),
    );
    expect(await upload(picture({ width: 300, height: 500 }), 'passport')).toMatchObject(refused(400, 'document-small'));
    expect(await upload(picture({ width: 440, height: 420 }), 'selfie')).toMatchObject(refused(409, 'document-not-asked'));
    const hidden = 'GPS 51.5, -0.12 <script>';
    const bytes = Buffer.concat([picture({ width: 440, height: 420 }), Buffer.from(hidden)]);
    expect((await upload(bytes, 'passport', { without: 0 })).errors?.[0]?.code).toBe('document-parts');
    expect((await upload(bytes, 'passport')).status).toBe(200);
    const [file] = await test.db.query<{ sealed: string }>('select sealed from document_files where user_id = $1', [player.userId]);
    const stored = Buffer.from(file?.sealed ?? '', 'base64');
    expect(stored.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    expect(stored.includes(hidden)).toBe(false);
    expect(await test.db.query(`select action from document_log where user_id = $1`, [player.userId])).toEqual([{ action: 'stored' }]);
  });

  it('[AC-09] [SEC-6] does not lock the player while examining a file, and stores one document per upload', async () => {
    const { files } = test.services;
    const examine = files.examine;
    let examining = 0;
    // Asked once both files are being examined, so that no request is reading or storing.
    let resolve: (rows: Promise<unknown>) => void = () => undefined;
    const free = new Promise<unknown>((settle) => {
      resolve = settle;
    });
    files.examine = async (question) => {
      examining += 1;
      if (examining === 2) resolve(test.db.query('select id from users where id = $1 for update nowait', [player.userId]));
      await free;
      return examine(question);
    };
    const bytes = picture({ width: 440, height: 420 });
    const id = randomUUID();
    for (let n = 0; n < Math.ceil(bytes.length / 36_000); n += 1)
      await send('documents/part', { upload: id, n, data: bytes.subarray(n * 36_000, (n + 1) * 36_000).toString('base64') });
    const sent = { upload: id, kind: 'passport', parts: Math.ceil(bytes.length / 36_000) };
    const answers = await Promise.all([send('documents', sent), send('documents', sent)]);
    files.examine = examine;

    expect(await free).toEqual([{ id: player.userId }]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await test.db.query('select kind from document_files where user_id = $1', [player.userId])).toEqual([{ kind: 'passport' }]);
  });

  it('[AC-10] a referred friend who stakes enough earns the reward once; one with the same browser earns none', async () => {
    const { code, terms } = await get<FriendsAnswer>('friends');
    expect(code).toMatch(/^[A-Z2-9]{7}$/);
    expect(terms).toMatchObject({ reward: 1_000, stake: 5_000, days: 60 });
    const [good, same] = [await test.addPlayer(), await test.addPlayer()];
    await test.db.query('update users set ref_code = $1 where id = any ($2::bigint[])', [code, [good.userId, same.userId]]);
    for (const userId of [player.userId, same.userId])
      await test.db.query('insert into known_devices (id_hash, user_id, last_seen_at) values ($1, $2, $3)', [
        `browser-${code}`,
        userId,
        NOON,
      ]);
    const stake = ({ userId, accountId }: TestPlayer, amount: number) =>
      test.db.transaction((tx) =>
        post(tx, {
          ...{ product: 'coupon', ref: randomUUID(), kind: 'stake', flow: 'stake', userId, accountId, at: test.clock.nowMs },
          entries: [
            { accountId, amount: -amount },
            { accountId: test.house.stakes('EUR', userId), amount },
          ],
        }),
      );
    await stake(good, 4_999);
    await stake(same, 9_000);
    expect((await get<FriendsAnswer>('friends')).friends).toMatchObject([
      { state: 'joined', staked: 4_999, reason: null },
      { state: 'refused', reason: 'same-device' },
    ]);
    await stake(good, 1);
    expect(await get<FriendsAnswer>('friends')).toMatchObject({ earned: 1_000, friends: [{ state: 'rewarded' }, { state: 'refused' }] });
    await get('friends');
    expect(await test.balance(player.accountId)).toBe(101_000);
    expect(await get<RewardsAnswer>('rewards')).toMatchObject({ rewards: [{ kind: 'friend', amount: 1_000, state: 'paid', until: null }] });
  });

  it('[AC-12] offers a conversation with the manager, and half-hour slots for a call', async () => {
    const manager = await get<ManagerAnswer>('manager');
    expect(manager).toMatchObject({ isOnline: true, hours: { from: 9, to: 18 }, messages: [], call: null });
    // It is noon; the next half hour is skipped.
    expect(manager.slots[0]).toBe(NOON / 1000 + 3_600);
    expect(await send('manager/call', { at: manager.slots[0]! + 1 })).toMatchObject(refused(409, 'slot-taken', 'at'));
    expect(await send('manager/call', { at: manager.slots[1] })).toMatchObject({ call: manager.slots[1] });
    expect(await send('manager/call', { at: null })).toMatchObject({ call: null });
    expect(await send('manager/message', { text: 'Hello' })).toMatchObject({
      messages: [{ author: 'player', text: 'Hello' }, { author: 'auto' }],
    });
  });

  it('[AC-06] a request can be answered, read and closed, and is private to its player', async () => {
    const { requests } = await send<RequestsAnswer>('requests', { topic: 'bets', subject: 'Settled wrong', text: 'Coupon 7' });
    const [request] = requests;
    expect(request).toMatchObject({ state: 'open', isUnread: false, lines: [{ author: 'player' }, { author: 'auto' }] });
    await control('answer-thread', { id: request?.id, text: 'We checked it.', state: 'answered' });
    expect(await get('attention')).toMatchObject({ support: 1 });
    expect((await get<RequestsAnswer>('requests')).requests[0]).toMatchObject({ state: 'answered', isUnread: true });
    expect(await get('attention')).toMatchObject({ support: 0 });
    expect(await send('requests/message', { id: request?.id, text: 'Thanks' })).toMatchObject({ requests: [{ state: 'open' }] });
    const other = await test.addPlayer();
    expect(await get('requests', other.token)).toEqual({ requests: [] });
    const foreign = await test.post(other.token, `${OFFICE}/requests/message`, { id: request?.id, text: 'x' });
    expect(foreign.statusCode).toBe(404);
  });

  it('[AC-12] an idea is visible to others once it is planned, and each can vote once', async () => {
    await send('ideas', { title: 'Sort by kick-off', text: 'Let me sort the line by time.' });
    const mine = (await get<IdeasAnswer>('ideas')).ideas.find(({ isOwn }) => isOwn);
    expect(mine).toMatchObject({ state: 'new', votes: 0 });
    expect(await send('ideas/vote', { id: mine?.id, isVoted: true })).toMatchObject(refused(409, 'no-vote'));
    const other = await test.addPlayer();
    expect((await get<IdeasAnswer>('ideas', other.token)).ideas.some(({ id }) => id === mine?.id)).toBe(false);
    await test.db.query(`update ideas set state = 'planned' where id = $1`, [mine?.id]);
    for (let times = 0; times < 2; times += 1) await test.post(other.token, `${OFFICE}/ideas/vote`, { id: mine?.id, isVoted: true });
    expect((await get<IdeasAnswer>('ideas', other.token)).ideas.find(({ id }) => id === mine?.id)).toMatchObject({
      votes: 1,
      isVoted: true,
    });
  });

  it('[AC-06] only a blocked player can appeal, once at a time, and can read the reply', async () => {
    expect(await send('appeals', { text: 'Why?' })).toMatchObject(refused(409, 'no-appeal'));
    await test.db.query('update users set ban_level = 3 where id = $1', [player.userId]);
    expect(await send<AppealsAnswer>('appeals', { text: 'Why?' })).toMatchObject({ canAppeal: false, appeals: [{ state: 'waiting' }] });
    const [appeal] = (await get<AppealsAnswer>('appeals')).appeals;
    await control('answer-thread', { id: appeal?.id, text: 'It was our mistake.', state: 'accepted' });
    expect((await get<AppealsAnswer>('appeals')).appeals[0]).toMatchObject({ state: 'accepted', answer: 'It was our mistake.' });
    expect(await send('promo/activate', { code: 'SPINS5' })).toMatchObject(refused(403, 'account-restricted'));
  });

  it('[PRV-1] deletes pictures 30 days after the decision, and logs it', async () => {
    await upload(picture({ width: 440, height: 420 }), 'passport');
    test.clock.nowMs += 20_000;
    await get('documents');
    await forgetPictures(test.db, test.clock.nowMs + 30 * DAY - 1);
    expect(await test.db.query('select 1 from document_files where user_id = $1', [player.userId])).toHaveLength(1);
    await forgetPictures(test.db, test.clock.nowMs + 30 * DAY + 1);
    expect(await test.db.query('select 1 from document_files where user_id = $1', [player.userId])).toHaveLength(0);
    expect(await test.db.query(`select 1 from document_log where user_id = $1 and action = 'removed'`, [player.userId])).toHaveLength(1);
  });
});
