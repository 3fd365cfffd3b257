// nx g @touchline/workspace:call casino/contract jackpots --path=/bff-api/casino/jackpots
import { camel, kebab, libFolder, Misuse, writeNew } from './workspace.mjs';

const CALLS_END = '} as const satisfies Calls;';

/** Inserts a line before the last end of an object. */
function insert(text, end, lines, file) {
  const at = text.lastIndexOf(end);
  if (at < 0) throw new Misuse(`${file} has no '${end.trim()}' to add to`);
  return text.slice(0, at) + lines + text.slice(at);
}

/** Adds a call to a contract: its descriptor, its schemas, and a test that compares them. It takes no input and returns `{ items }`. */
export function generateCall(tree, { lib: path, name, url, method = 'GET', auth = 'none', spec = 'LB-01' }) {
  const folder = libFolder(tree, path);
  const call = camel(name);
  const [calls, schemas] = ['calls', 'schemas'].map((one) => `${folder}/src/${one}.ts`);
  if (!tree.exists(calls) || !tree.exists(schemas)) throw new Misuse(`${path} is no contract: it has no calls.ts and schemas.ts`);
  if (!/^\/[a-z-]+\/[\w/:-]+$/.test(url ?? '')) throw new Misuse(`--url is the path below the site, such as /bff-api/casino/jackpots`);
  const callsText = tree.read(calls, 'utf8');
  const group = [...callsText.matchAll(/export const (\w+)Calls = \{/g)].at(-1)?.[1];
  if (group === undefined || new RegExp(`^  ${call}: `, 'm').test(callsText)) throw new Misuse(`${calls} has no place for '${call}'`);
  const schemasText = tree.read(schemas, 'utf8');
  const begin = schemasText.indexOf(`export const ${group}Contract = {`);
  const end = schemasText.indexOf('\n};', begin);
  if (begin < 0 || end < 0) throw new Misuse(`${schemas} has no ${group}Contract`);
  const params = [...url.matchAll(/:(\w+)/g)].map(([, param]) => `${param}: z.string()`);
  const descriptor = `  /** ${name}. */\n  ${call}: { method: '${method}', path: '${url}', auth: '${auth}' },\n`;
  const described = `\n  ${call}: withSchemas(${group}Calls.${call}, {
    tag: '${path.split('/')[0]}',
    summary: '${name}',${params.length > 0 ? `\n    params: z.object({ ${params.join(', ')} }),` : ''}
    answers: { 200: z.strictObject({ items: z.array(z.string()) }) },
    spec: ['${spec}'],
  }),`;
  tree.write(calls, insert(callsText, CALLS_END, descriptor, calls));
  const text = schemasText.slice(0, end) + described + schemasText.slice(end);
  tree.write(
    schemas,
    text.includes("from 'zod/mini'")
      ? text
      : text.replace(/(?<=from '@touchline\/shared-contract\/schemas';\n)/, "import * as z from 'zod/mini';\n"),
  );
  writeNew(
    tree,
    `${folder}/src/${kebab(name)}-call.test.ts`,
    `import { ${group}Calls } from './calls.ts';
import { ${group}Contract } from './schemas.ts';

it('[${spec}] is called at the address of the contract, and answers with a list', () => {
  const { method, path, auth } = ${group}Calls.${call};

  expect([method, path, auth]).toEqual(['${method}', '${url}', '${auth}']);
  expect(${group}Contract.${call}.answers[200].safeParse({ items: ['one'] }).success).toBe(true);
  expect(${group}Contract.${call}.answers[200].safeParse({ items: [1] }).success).toBe(false);
});
`,
  );
}
