import type { PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { FormattedMessage, useIntl } from 'react-intl';
import { limitWords } from './limit-words.ts';

export interface LimitLeftProps {
  /** A stake limit in force; null renders nothing. */
  limit: PlayerLimitView | null;
}

/**
 * Unused part of a limit, in one line next to a stake field.
 *
 * No keyboard. Changes are announced politely.
 *
 * @spec LIM-12 RG-16
 */
export function LimitLeft({ limit }: LimitLeftProps) {
  const intl = useIntl();
  const words = limit && limitWords(intl, limit);
  if (limit?.limitBalance == null || words == null) return null;
  return (
    <p role="status" style={{ margin: 0 }}>
      <FormattedMessage
        id="limits.left"
        defaultMessage="{name}: {left} left"
        values={{ name: words.name, left: words.value(limit.limitBalance) }}
      />
    </p>
  );
}
