import { ENQUIRY_FILE_BYTES } from '@touchline/payments-contract';
import { enquiryContract } from '@touchline/payments-contract/schemas';
import { Refusal } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import type { FastifyInstance } from 'fastify';
import type { PaymentServices } from '../services.ts';
import { addMessage, enquiriesOf, fileOf, keepFile, openEnquiry, threadOf } from './enquiries.ts';
import { TOPICS } from './topics.ts';

const MOST_DIGITS = 15;
/** Base64 and the surrounding JSON. */
const BODY_BYTES = Math.ceil((ENQUIRY_FILE_BYTES * 4) / 3) + 1_000;

/** @throws Refusal 404 for text that is not a number. */
function numberOf(text: string): number {
  if (!/^\d+$/.test(text) || text.length > MOST_DIGITS) throw new Refusal(404, 'not-found', { detail: 'There is nothing here' });
  return Number(text);
}

/** Files are sent as JSON too, in a scope with a larger body limit. */
function fileRoutes(app: FastifyInstance, services: PaymentServices, options: ServeOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      scope.getDefaultJsonParser('error', 'error'),
    );
    serve(scope, enquiryContract.addFile, options, ({ session: { userId }, body, request }) =>
      keepFile(services, { userId, address: request.ip }, body),
    );
  });
  // Inside JSON, so that browsers never render the file; the page offers to save it.
  serve(app, enquiryContract.file, options, async ({ session, params }) => {
    const { name, type, content } = await fileOf(services.db, session.userId, numberOf(params.file));
    return { name, type, content: Buffer.from(content).toString('base64') };
  });
}

/** Enquiries about payments. @spec AC-04 */
export function enquiryRoutes(app: FastifyInstance, services: PaymentServices, options: ServeOptions): void {
  const { db, now } = services;
  serve(app, enquiryContract.topics, options, async () => TOPICS.map((topic) => ({ ...topic, subTopics: [...topic.subTopics] })));
  serve(app, enquiryContract.list, options, ({ session }) => enquiriesOf(db, session.userId));
  serve(app, enquiryContract.one, options, ({ session, params }) => threadOf(db, session.userId, numberOf(params.id)));
  serve(app, enquiryContract.open, options, ({ session: { userId }, body }) =>
    db.transaction(async (tx) => threadOf(tx, userId, await openEnquiry(tx, userId, body, now()))),
  );
  serve(app, enquiryContract.say, options, ({ session: { userId }, body: { id, enquiryId, text, files } }) =>
    db.transaction(async (tx) => {
      await threadOf(tx, userId, enquiryId); // 404 before anything is written
      await addMessage(tx, userId, enquiryId, { text, requestId: id, files, author: 'player' }, now());
      return threadOf(tx, userId, enquiryId);
    }),
  );
  serve(app, enquiryContract.read, options, async ({ session, body }) => {
    await db.query('update enquiries set read_up_to = greatest(read_up_to, $3) where id = $1 and user_id = $2', [
      body.enquiryId,
      session.userId,
      body.upTo,
    ]);
    return undefined;
  });
  fileRoutes(app, services, options);
}
