import { checkAnswered, selectPlay } from '@touchline/responsible-gaming-play-state';
import { RealityCheckDialog } from '@touchline/responsible-gaming-ui';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { useDispatch, useSelector } from 'react-redux';
import { HelpLines } from '../parts/HelpLines.tsx';

/** The player's reality check, on any page. @spec RG-11 LIM-8 */
export function RealityCheck() {
  const dispatch = useDispatch();
  const { check, answering } = useSelector(selectPlay);
  const lang = useSelector(selectLanguage);
  if (check === null) return null;
  return (
    <RealityCheckDialog
      check={check}
      links={{ history: routePath('office-history', {}, { lang }), limits: routePath('office-responsible', {}, { lang }) }}
      isBusy={answering === 'busy'}
      hasFailed={answering === 'failed'}
      help={<HelpLines />}
      onAnswer={(answer) => dispatch(checkAnswered(answer))}
    />
  );
}
