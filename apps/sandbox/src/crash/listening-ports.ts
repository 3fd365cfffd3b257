import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENS = '0A';
const HEX = 16;

/** Target of a link; undefined if the file was closed in the meantime. */
function targetOf(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}

/** Ports that a process listens on, read from /proc. */
export function listeningPorts(pid: number): readonly number[] {
  const own = new Set(
    readdirSync(`/proc/${pid}/fd`).flatMap((name) => /^socket:\[(\d+)\]$/.exec(targetOf(`/proc/${pid}/fd/${name}`) ?? '')?.[1] ?? []),
  );
  const lines = ['tcp', 'tcp6'].flatMap((table) => readFileSync(`/proc/${pid}/net/${table}`, 'utf8').split('\n').slice(1));
  return lines.flatMap((line) => {
    const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
    return state === LISTENS && own.has(inode) ? [Number.parseInt(local.split(':')[1] ?? '', HEX)] : [];
  });
}
