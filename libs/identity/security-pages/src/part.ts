import type { SecurityAnswer } from '@touchline/identity-contract';

/** What each part of the page gets. */
export interface PartProps {
  security: SecurityAnswer;
  /** Something was changed: the level is asked for again. */
  onChanged: () => void;
}
