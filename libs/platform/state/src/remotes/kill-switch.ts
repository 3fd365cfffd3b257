/** Storage of the tab that holds the switches. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'tl-killed-remotes';
const NAME = /^[a-z][a-z0-9-]{0,40}$/;

/** Remotes that this tab must not load. Callers use it outside production only. @spec RT-13 */
export function killedRemotes(storage: () => TabStorage): readonly string[] {
  try {
    return (storage().getItem(KEY) ?? '').split(',').filter((name) => NAME.test(name));
  } catch {
    return []; // no switches without storage
  }
}

/** Switches a remote off or on for this tab. @returns whether the switch could be stored. */
export function setRemoteKilled(storage: () => TabStorage, name: string, isKilled: boolean): boolean {
  const others = killedRemotes(storage).filter((known) => known !== name);
  try {
    storage().setItem(KEY, (isKilled ? [...others, name] : others).join(','));
    return true;
  } catch {
    return false;
  }
}
