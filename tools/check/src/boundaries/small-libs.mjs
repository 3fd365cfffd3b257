// A lib costs a package, a project and a release. A small one of rules or calls with a single user is a folder of that user.

/** Lines of code from which a lib may have a single user. */
const LEAST_LINES = 120;
const LEAST_USERS = 2;

/**
 * @param libs - with `path`, `type`, number of `lines` without tests, and number of workspace packages that depend on it (`users`).
 * @returns one line per lib that should be folded into its user.
 */
export const smallLibProblems = (libs) =>
  libs
    .filter(({ type, lines, users }) => type === 'util' && lines < LEAST_LINES && users < LEAST_USERS)
    .map(({ path, lines, users }) => `${path} has ${lines} lines and ${users} users: make it a folder of the lib that uses it`);
