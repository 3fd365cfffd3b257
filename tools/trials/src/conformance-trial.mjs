// Runs the kit against an independent backend: a dozen lines of plain Node, first correct, then wrong in one respect at a time.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { playContract, reportText } from './conformance.mjs';

const servers = [];
after(() => servers.forEach((server) => server.closeAllConnections() ?? server.close()));

/** Responses that an implementer would derive from the document alone. */
const RIGHT = {
  'POST /blocks-api/api/v2/block': { displayTypeId: 0, templateTypeId: 0 },
  'POST /redirects-api/api/v1/redirect-light': { redirect: false },
  'GET /third-party/api/list-available-partitions': { success: true, listAvailablePartitions: ['betting'] },
};
const error = (status, code) => ({
  status,
  code: status,
  traceId: '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11',
  errors: [{ code, detail: 'No' }],
});

/** @param over - responses that replace the correct ones, as `[status, value]`. */
async function backendWith({ answers = RIGHT, isOpen = false, breaks = false } = {}) {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      const respond = (status, value) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      const known = answers[`${request.method} ${request.url.split('?')[0]}`];
      if (known === undefined) return response.writeHead(404).end('nothing here');
      if (!isOpen && request.headers['sec-fetch-site'] === 'cross-site') return respond(403, error(403, 'forbidden'));
      let body;
      try {
        body = text === '' ? {} : JSON.parse(text);
      } catch {
        return breaks ? response.writeHead(500).end('SyntaxError') : respond(400, error(400, 'bad-request'));
      }
      if (request.method === 'POST' && (typeof body !== 'object' || Array.isArray(body))) return respond(400, error(400, 'bad-request'));
      return respond(200, known);
    });
  });
  servers.push(server);
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${server.address().port}`;
}

const PATHS = Object.keys(RIGHT);
const findingsOf = async (terms) => {
  const { findings } = await playContract(await backendWith(terms), { scopes: ['platform'] });
  return findings.filter(({ call }) => PATHS.includes(call)).map(({ call, rule }) => `${call}: ${rule}`);
};

test('[LB-01] for a backend that implements three calls, reports no findings about them and lists the missing ones', async () => {
  const report = await playContract(await backendWith(), { scopes: ['platform'] });
  assert.deepEqual(
    report.findings.filter(({ call }) => PATHS.includes(call)),
    [],
  );
  const missing = report.findings.filter(({ rule }) => rule === 'is there');
  assert.equal(missing.length, report.calls - PATHS.length);
  assert.match(reportText(report), /platform\n {2}\S+ \S+: is there: 404: the backend does not have it/);
});

test('[LB-01] an answer of another form, an open door and a crash are found where they are', async () => {
  const wrong = { ...RIGHT, 'POST /redirects-api/api/v1/redirect-light': { redirect: 'no' } };
  assert.deepEqual(await findingsOf({ answers: wrong }), ['POST /redirects-api/api/v1/redirect-light: answers in a form of the contract']);
  const open = await findingsOf({ isOpen: true });
  assert.deepEqual([...new Set(open.map((one) => one.split(': ')[1]))], ['is closed to pages elsewhere']);
  assert.equal(open.length, 2);
  const broken = await findingsOf({ breaks: true });
  assert.deepEqual([...new Set(broken.map((one) => one.split(': ')[1]))], ['refuses a body that is no JSON']);
});

test('[LB-01] an unknown scope is rejected with a list of the known ones', async () => {
  await assert.rejects(playContract('http://127.0.0.1:1', { scopes: ['cricket'] }), /scopes are .*platform/);
});
