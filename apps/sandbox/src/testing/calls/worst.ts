import { randomUUID } from 'node:crypto';
import { jpegOfScans, noisyPng } from './pictures.ts';
import type { Asking, Worst, WorstRequests } from './requests.ts';
import { worstBets } from './worst-bets.ts';

/** Overlapping key rows, words, years and substitutions: the strength estimate tries every combination of these matches. */
const GUESSED = 'qwertyuiop1qaz2wsx3edcP@ssw0rdpassw0rd1987198719871212monkeydragonadmin12345678abcdefghzxcvbnm!'.repeat(3).slice(0, 256);
const PART = 36_000;
const MB = 1_000_000;

function worstFiles({ post }: Asking): WorstRequests {
  const document = (what: string, bytes: Buffer): Worst => ({
    what,
    make: async (headers) => {
      const upload = randomUUID();
      const parts = Math.ceil(bytes.length / PART);
      for (let n = 0; n < parts; n += 1)
        await post(
          '/web-api/office/documents/part',
          { upload, n, data: bytes.subarray(n * PART, (n + 1) * PART).toString('base64') },
          headers,
        );
      return { url: '/web-api/office/documents', body: { upload, kind: 'passport', parts } };
    },
  });
  const url = '/web-api/payments/v1/enquiries/files';
  const file = (what: string, bytes: Buffer): Worst => ({
    what,
    make: async () => ({ url, body: { name: what, content: bytes.toString('base64') } }),
  });
  return {
    'POST /web-api/office/documents': [
      document('5 megapixels', jpegOfScans(1)),
      document('20 scans', jpegOfScans(20)),
      document('60,000 scans', jpegOfScans(60_000)),
    ],
    [`POST ${url}`]: [
      file('PNG', noisyPng()),
      file('JPEG', jpegOfScans(100_000)),
      file('PDF', Buffer.from(`%PDF-1.7${'/JavaScrip'.repeat(MB / 5)}%%EOF`)),
    ],
  };
}

function worstPasswords(): WorstRequests {
  const change = (what: string, newPassword: string): Worst => ({
    what,
    make: async () => ({ url: '/web-api/user/password', body: { password: 'correct horse battery', newPassword } }),
  });
  const person = {
    ...{ type: 'full_reg', country_id: 826, currency_id: 978, password: GUESSED, isTermsAccepted: true, lng: 'en' },
    ...{
      name: 'qwerty monkey dragon '.repeat(5).slice(0, 100),
      surname: 'password1987 '.repeat(8).slice(0, 100),
      date_birthday: '1987-12-31',
    },
  };
  return {
    'POST /web-api/registration/full': [
      {
        what: 'a long password',
        make: async () => ({ url: '/web-api/registration/full', body: { ...person, email: `${randomUUID()}@example.test` } }),
      },
    ],
    'POST /web-api/user/password': [
      change('a long password', GUESSED),
      change('substitutions', '4@8({[</369&#!1/|0$5+7%2'.repeat(11).slice(0, 256)),
    ],
  };
}

const CHANGES = '/limit-service-api/api/external/web/v3/changes';

/** The most expensive valid requests of calls for which the largest one by the schema is rejected early or finds nothing. */
export const worstRequests = async (asking: Asking): Promise<WorstRequests> => ({
  // Without `since`, which makes the call wait for a change.
  [`GET ${CHANGES}`]: [{ what: '', make: async () => ({ url: CHANGES }) }],
  ...(await worstBets(asking)),
  ...worstFiles(asking),
  ...worstPasswords(),
});
