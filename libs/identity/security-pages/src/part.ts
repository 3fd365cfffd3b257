import type { SecurityAnswer } from '@touchline/identity-contract';

/** Props of each part of the page. */
export interface PartProps {
  security: SecurityAnswer;
  /** Called after a change, to reload the protection level. */
  onChanged: () => void;
}
