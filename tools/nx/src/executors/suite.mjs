// Shared code of the test executors: one run for all tasks of a batch, with a result per task. Nx caches the result of each task.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../generators/workspace.mjs';

/** Maximum length of a failure message, in characters. */
export const FAILURE_LENGTH = 2_000;

/**
 * Removes variables that mark a process as a child of Nx: tools that start Nx themselves, or parse the output of others, must not inherit
 * them.
 */
const withoutNx = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => name === 'NX_DAEMON' || !(name.startsWith('NX_') || name === 'FORCE_COLOR')));

/** Runs a script of the workspace and prints its output. @returns its exit code. */
export function show(args, env = {}) {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...withoutNx(process.env), ...env } });
  return new Promise((done) => child.on('exit', (code, signal) => done(signal === null ? code : 1)));
}

/** Removes an old report, so that it cannot be mistaken for a new one. */
export function clearReport(file) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  rmSync(join(ROOT, file), { force: true });
}

/** A JSON report written by a tool; undefined if there is none. */
export function readReport(file) {
  return existsSync(join(ROOT, file)) ? JSON.parse(readFileSync(join(ROOT, file), 'utf8')) : undefined;
}

/** Stores the counts of a task and what it measured of promises, which `npm test` sums and Nx restores from its cache. */
export function writeResult(file, { passed, failed, skipped, why, unstable = [], measures = [] }) {
  const path = join(ROOT, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ passed, failed, skipped, why, unstable, measures }));
}

const NOTHING = { passed: 0, failed: 1, skipped: 0, why: ['it ended without a result'] };
const outputOf = ({ passed, failed, skipped, why }) => [`${passed} passed, ${failed} failed, ${skipped} skipped`, ...why].join('\n');

/**
 * Creates the single-task and the batch version of an executor.
 *
 * @param runAll - runs tasks (`id`, `folder`, `options`) with the arguments of the command line; returns counts by id.
 */
export function suite(runAll) {
  const finish = (tasks, counts) =>
    Object.fromEntries(
      tasks.map(({ id, options }) => {
        const result = counts.get(id) ?? NOTHING;
        writeResult(options.result, result);
        return [id, { success: result.failed === 0, terminalOutput: outputOf(result) }];
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
