import { sportById } from '@touchline/betting-rules';
import { Button } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';

export interface BuilderSwitchProps {
  sportId: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** Switches between the markets and the bet builder; renders nothing for sports without one. @spec BT-10 */
export function BuilderSwitch({ sportId, isOpen, onToggle }: BuilderSwitchProps) {
  if (sportById(sportId)?.family !== 'football') return null;
  return (
    <Button size="small" look="outline" aria-pressed={isOpen} onClick={onToggle}>
      <FormattedMessage id="betting.builder.title" defaultMessage="Bet builder" />
    </Button>
  );
}
