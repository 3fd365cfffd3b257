import { isIP } from 'node:net';

const LOOPBACK = '127.0.0.1';

/**
 * The address that a process listens on, from the variable `variable`. `localhost` is 127.0.0.1: browsers and Node resolve it so.
 *
 * @param otherwise - default value.
 * @throws RangeError naming the variable, for an invalid address.
 */
export function listenHost(env: Readonly<Record<string, string | undefined>>, variable: string, otherwise = LOOPBACK): string {
  const text = env[variable] ?? '';
  if (text === '') return otherwise;
  if (text === 'localhost') return LOOPBACK;
  if (isIP(text) === 0)
    throw new RangeError(`${variable} is '${text}'; it has to be an address of this machine, such as 127.0.0.1, 0.0.0.0 or ::.`);
  return text;
}
