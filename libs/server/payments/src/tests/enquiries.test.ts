import type { Enquiry, EnquiryFile, EnquiryThread } from '@touchline/payments-contract';
import { type ModuleBackend, START_TIMEOUT_MS, startBackend, type TestPlayer } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { payments } from '../module.ts';

const BASE = '/web-api/payments/v1/enquiries';

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, sum]);
};
const START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEAD = chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]));
const DATA = chunk('IDAT', Buffer.from([0x78, 0x9c, 0x63, 0x60, 0, 0, 0, 2, 0, 1]));
const END = chunk('IEND', Buffer.alloc(0));
const PLACE = chunk('tEXt', Buffer.from('Location\0home'));
const PICTURE = Buffer.concat([START, HEAD, PLACE, DATA, END]);

describe('enquiries', () => {
  let test: ModuleBackend;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await startBackend({ modules: [payments] });
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    player = await test.addPlayer();
  });

  const open = (more: object = {}) =>
    test.post(player.token, BASE, { id: randomUUID(), topicId: 4, subTopicId: null, paymentRef: null, text: 'Hello', files: [], ...more });
  const list = async () => (await test.get(player.token, BASE)).json<Enquiry[]>();
  const thread = async (id: number) => (await test.get(player.token, `${BASE}/${id}`)).json<EnquiryThread>();
  const addPicture = async () =>
    (await test.post(player.token, `${BASE}/files`, { name: 'receipt.exe', content: PICTURE.toString('base64') })).json<EnquiryFile>();

  it('[AC-04] opens an enquiry once, with a reply that is marked as automatic', async () => {
    const id = randomUUID();
    const [first, again] = [(await open({ id })).json<EnquiryThread>(), (await open({ id })).json<EnquiryThread>()];
    expect(again.id).toBe(first.id);
    expect((await thread(first.id)).messages.map(({ author, isAutomatic, text }) => [author, isAutomatic, text])).toEqual([
      ['player', false, 'Hello'],
      ['support', true, 'received'],
    ]);
    expect((await list()).map(({ state }) => state)).toEqual(['open']);
  });

  it('[AC-04] counts replies until the player has seen them', async () => {
    const { id } = (await open()).json<EnquiryThread>();
    const answered = await test.app.inject({
      method: 'POST',
      url: '/__test/answer-enquiry',
      payload: { enquiryId: id, text: 'It arrived.' },
    });
    expect(answered.statusCode).toBe(200);
    expect((await list())[0]).toMatchObject({ state: 'answered', unread: 2, lastText: 'It arrived.' });
    await test.post(player.token, `${BASE}/read`, { enquiryId: id, upTo: 3 });
    expect((await list())[0]?.unread).toBe(0);
  });

  it('[AC-04] a file gets its type by content, is private to its player, and is attached to one message', async () => {
    const file = await addPicture();
    expect(file).toMatchObject({ name: 'receipt.exe', type: 'image/png', bytes: PICTURE.length - PLACE.length });
    const { id } = (await open({ files: [file.id] })).json<EnquiryThread>();
    expect((await thread(id)).messages[0]?.files).toEqual([file]);
    expect((await open({ files: [file.id] })).statusCode).toBe(400);
    const other = await test.addPlayer();
    expect((await test.get(other.token, `${BASE}/files/${file.id}`)).statusCode).toBe(404);
    expect((await test.get(other.token, `${BASE}/${id}`)).statusCode).toBe(404);
    expect((await test.get(player.token, `${BASE}/files/${file.id}`)).json()).toMatchObject({ type: 'image/png' });
  });

  it('[AC-04] refuses a topic that is not offered, another player’s payment, and an invalid file', async () => {
    expect((await open({ topicId: 9 })).statusCode).toBe(400);
    expect((await open({ topicId: 1, subTopicId: 31 })).statusCode).toBe(400);
    expect((await open({ topicId: 1, paymentRef: 7001 })).statusCode).toBe(404);
    const content = Buffer.from('<html>').toString('base64');
    expect((await test.post(player.token, `${BASE}/files`, { name: 'a.png', content })).statusCode).toBe(400);
    expect(await list()).toEqual([]);
  });
});
