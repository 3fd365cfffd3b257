// What the executors of tests share: they run once for all tasks of a batch, and say of each how it went. Nx keeps the result of each task.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspace.mjs';

/** So much of what one failure says is kept, in characters. */
export const FAILURE_LENGTH = 2_000;

/** Without what tells a process that it runs below Nx: tools that start Nx themselves, or read what tools print, must not inherit it. */
const withoutNx = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => name === 'NX_DAEMON' || !(name.startsWith('NX_') || name === 'FORCE_COLOR')));

/** Runs a script of the workspace and shows what it prints. @returns its exit code. */
export function show(args, env = {}) {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...withoutNx(process.env), ...env } });
  return new Promise((done) => child.on('exit', (code, signal) => done(signal === null ? code : 1)));
}

/** Makes place for a report, so that none of an earlier run is read. */
export function clearReport(file) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  rmSync(join(ROOT, file), { force: true });
}

/** A JSON report that a tool wrote; undefined when it ended before. */
export function readReport(file) {
  return existsSync(join(ROOT, file)) ? JSON.parse(readFileSync(join(ROOT, file), 'utf8')) : undefined;
}

/** Counts of a task: what `npm test` adds up, and what Nx brings back when it takes the task from its cache. */
export function writeResult(file, { passed, failed, skipped, why, unstable = [] }) {
  const path = join(ROOT, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ passed, failed, skipped, why, unstable }));
}

const NOTHING = { passed: 0, failed: 1, skipped: 0, why: ['it ended without a result'] };
const told = ({ passed, failed, skipped, why }) => [`${passed} passed, ${failed} failed, ${skipped} skipped`, ...why].join('\n');

/**
 * Makes the two faces of an executor.
 *
 * @param runAll - runs tasks (`id`, `folder`, `options`) with the words that were given on the command line; answers with the counts by id.
 */
export function suite(runAll) {
  const finish = (tasks, counts) =>
    Object.fromEntries(
      tasks.map(({ id, options }) => {
        const result = counts.get(id) ?? NOTHING;
        writeResult(options.result, result);
        return [id, { success: result.failed === 0, terminalOutput: told(result) }];
      }),
    );
  return {
    one: async (options, { root, projectName, targetName, projectsConfigurations }) => {
      if (root !== ROOT) throw new Error(`this executor belongs to ${ROOT}`);
      const id = `${projectName}:${targetName}`;
      const { result: _result, file: _file, part: _part, ...words } = options;
      const tasks = [{ id, folder: projectsConfigurations.projects[projectName].root, options }];
      const given = Object.entries(words).filter(([name]) => !name.startsWith('__'));
      const counts = await runAll(
        tasks,
        given.map(([name, value]) => `--${name}=${value}`),
      );
      return { success: finish(tasks, counts)[id].success };
    },
    all: async (graph, inputs, overrides) => {
      const tasks = Object.values(graph.tasks).map(({ id, projectRoot }) => ({ id, folder: projectRoot, options: inputs[id] }));
      return finish(tasks, await runAll(tasks, overrides.__overrides_unparsed__ ?? []));
    },
  };
}
