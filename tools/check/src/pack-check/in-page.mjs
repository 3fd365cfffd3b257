// Runs the examples of a README in a page, from the installed package and without a bundler: the browser imports the package's modules
// directly.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { chromium } from '@playwright/test';
import ts from 'typescript';

const NONCE = 'examples';
const OPTIONS = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ES2022 };

/** Collects the values of the examples with the expected ones; values are compared field by field. */
const COLLECT = `
const plain = (value) => JSON.stringify(value, (_, field) =>
  typeof field === 'bigint' ? field + 'n'
  : field !== null && typeof field === 'object' && !Array.isArray(field)
    ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
  : field);
globalThis.claims = [];
globalThis.claim = (example, shown, expected) => claims.push({ example, shown: plain(shown) ?? 'undefined', expected: plain(expected) ?? 'undefined' });
`;

/** Converts an example to a module: each statement followed by `// => value` reports both values. */
function moduleOf(code, number) {
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2023, true);
  const lines = source.statements.map((statement) => {
    const expected = /^\s*\/\/ => (.+)/.exec(code.slice(statement.end))?.[1];
    if (expected === undefined || !ts.isExpressionStatement(statement)) return statement.getText();
    return `claim(${number}, ${statement.expression.getText()}, ${expected});`;
  });
  return ts.transpileModule(lines.join('\n'), { compilerOptions: OPTIONS }).outputText;
}

function serve(project, packages, modules) {
  const imports = Object.fromEntries(packages.map(({ name, exports }) => [name, `/node_modules/${name}/${exports['.'].default.slice(2)}`]));
  const page = `<!doctype html><title>examples</title><script type="importmap" nonce="${NONCE}">${JSON.stringify({ imports })}</script>
<script type="module" src="/examples.js"></script>`;
  const files = {
    '/': page,
    '/collect.js': COLLECT,
    '/examples.js': `import '/collect.js';\n${modules.map((_, at) => `await import('/example-${at + 1}.js');`).join('\n')}\nclaims.isOver = true;`,
    ...Object.fromEntries(modules.map((code, at) => [`/example-${at + 1}.js`, code])),
  };
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(url);
    try {
      const body = files[path] ?? (path.startsWith('/node_modules/') ? readFileSync(join(project, path)) : undefined);
      response.writeHead(body === undefined ? 404 : 200, {
        'content-type': path === '/' ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8',
        // The policy of a strict site: no eval, no inline code, no network.
        'content-security-policy': `default-src 'none'; script-src 'self' 'nonce-${NONCE}'`,
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** @returns the collected values, and every difference from the README. */
export async function runInPage(project, packages, examples) {
  const server = await serve(
    project,
    packages,
    examples.map((code, at) => moduleOf(code, at + 1)),
  );
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const problems = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && !message.text().includes('favicon') && problems.push(message.text()));
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const isOver = page.waitForFunction(() => globalThis.claims?.isOver === true, null, { timeout: 20_000 });
    await isOver.catch(() => problems.push('the examples did not come to their end'));
    const results = await page.evaluate(() => [...(globalThis.claims ?? [])]);
    const wrong = results.filter(({ shown, expected }) => shown !== expected);
    problems.push(...wrong.map(({ example, shown, expected }) => `example ${example}: ${shown}, and the README says ${expected}`));
    return { count: results.length, problems };
  } finally {
    await browser.close();
    server.close();
  }
}
