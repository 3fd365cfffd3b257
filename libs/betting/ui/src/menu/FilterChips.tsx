import { Chip, Chips } from '@touchline/ui-kit';
import type { ReactNode } from 'react';

export interface FilterChipsProps {
  /** Accessible name of the group. */
  label: string;
  /** In reading order; `count` is the number of games, absent if unknown. */
  options: readonly { value: string; name: string; count?: number; icon?: ReactNode }[];
  /** The selected option. */
  value: string;
  /** Called on each click, also on the selected option. */
  onChange?: (value: string) => void;
}

/** Filters of which exactly one is selected: time, sport, with video. @spec OD-04 */
export function FilterChips({ label, options, value, onChange }: FilterChipsProps) {
  return (
    <Chips aria-label={label}>
      {options.map((option) => (
        <Chip
          key={option.value}
          icon={option.icon}
          count={option.count}
          isPicked={option.value === value}
          onClick={() => onChange?.(option.value)}
        >
          {option.name}
        </Chip>
      ))}
    </Chips>
  );
}
