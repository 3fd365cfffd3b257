import { Chip, Chips } from '@touchline/ui-kit';
import type { ReactNode } from 'react';

export interface FilterChipsProps {
  /** What is chosen here. */
  label: string;
  /** In reading order; `count` is the number of games behind it, left out where it is not known. */
  options: readonly { value: string; name: string; count?: number; icon?: ReactNode }[];
  /** The one that holds. */
  value: string;
  /** Called for every press, also on the one that holds. */
  onChange?: (value: string) => void;
}

/** Filters of which one holds: time, sport, with video. @spec OD-04 */
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
