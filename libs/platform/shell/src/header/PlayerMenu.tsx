import { withWords } from '@touchline/shared-i18n';
import type { RootState } from '@touchline/shared-state';
import { Menu, type MenuItem } from '@touchline/ui-kit';
import { cloneElement, useEffect, useRef, useState, type ComponentProps, type ReactElement } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { useLater } from '../later/use-later.ts';
import type { PlayerMenuName } from './player-menu-items.tsx';

/** Delay before the items are loaded, so that they are ready when a menu is opened. */
const IDLE_MS = 1_000;
const NONE: readonly MenuItem[] = [];

const fetchItems = withWords(() => import('./player-menu-items.tsx'));

export interface PlayerMenuProps {
  /** Which items it has. */
  of: PlayerMenuName;
  /** Accessible name of the menu. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>;
}

/** A menu of the player. The button is there at once; the items load later, because visitors never see them. @spec AC-01 */
export function PlayerMenu({ of, label, trigger }: PlayerMenuProps) {
  const store = useStore<RootState>();
  const navigate = useNavigate();
  const pressed = useRef<HTMLElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const { value, hasFailed, retry } = useLater({ name: 'player-menu', fetch: fetchItems, isWanted, idleMs: IDLE_MS, isOptional: true });
  const items = useSelector((state: RootState) => value?.ITEMS[of](state) ?? NONE);
  useEffect(() => {
    if (value !== null) pressed.current?.click();
  }, [value]);
  return (
    <Menu
      label={label}
      trigger={cloneElement(trigger, {
        onClick: (event) => {
          if (value !== null) return;
          // The menu opens with its items: an empty panel would have neither a place nor a first item.
          event.preventDefault();
          pressed.current = event.currentTarget;
          if (hasFailed) retry();
          setIsWanted(true);
        },
      })}
      items={items}
      onChoose={(key) => value?.choose(key, { store, navigate })}
    />
  );
}
