import { ageConfirmed } from '@touchline/identity-agreements-state';
import { AgeDialog } from '@touchline/identity-ui';
import { useDispatch } from 'react-redux';
import { HelpLines } from '../parts/HelpLines.tsx';

/** The age question with the help lines of this site. @spec ID-16 */
export function AgeQuestion() {
  const dispatch = useDispatch();
  return <AgeDialog onConfirm={() => dispatch(ageConfirmed())} help={<HelpLines />} />;
}
