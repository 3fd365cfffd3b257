import { portsOf } from '@touchline/shared-state';
import { useState } from 'react';
import { useStore } from 'react-redux';

/**
 * A setting of this browser that survives a reload: whether a part of the page is open.
 *
 * @param key - storage key.
 * @returns the setting (false by default) and its setter.
 */
export function useRemembered(key: string): [boolean, (isOn: boolean) => void] {
  const { storage } = portsOf(useStore());
  const [isOn, setIsOn] = useState(() => storage.get(key) === '1');
  return [
    isOn,
    (next) => {
      if (next) storage.set(key, '1');
      else storage.remove(key);
      setIsOn(next);
    },
  ];
}
