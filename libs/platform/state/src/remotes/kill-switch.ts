/** What keeps the switches: the tab's own storage. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'tl-killed-remotes';
const NAME = /^[a-z][a-z0-9-]{0,40}$/;

/** Remotes that this tab must not load. Outside production only; whoever reads it says so. @spec RT-13 */
export function killedRemotes(storage: () => TabStorage): readonly string[] {
  try {
    return (storage().getItem(KEY) ?? '').split(',').filter((name) => NAME.test(name));
  } catch {
    return []; // a tab without storage has no switches
  }
}

/** Switches a remote off or on for this tab. @returns whether it could be kept. */
export function setRemoteKilled(storage: () => TabStorage, name: string, isKilled: boolean): boolean {
  const others = killedRemotes(storage).filter((known) => known !== name);
  try {
    storage().setItem(KEY, (isKilled ? [...others, name] : others).join(','));
    return true;
  } catch {
    return false;
  }
}
