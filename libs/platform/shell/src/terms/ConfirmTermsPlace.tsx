import { selectIsPlayer } from '@touchline/identity-state';
import { withWords } from '@touchline/shared-i18n';
import { homePath } from '@touchline/shared-routes';
import { selectLanguage, selectView } from '@touchline/shared-state';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { useRoute } from '../app/use-route.ts';

const TermsModal = lazy(withWords(() => import('./TermsModal.tsx').then((module) => ({ default: module.TermsModal }))));

/** The page of changed terms: the question has to be answered, then the player goes home. @spec ID-18 GD-15 */
export function ConfirmTermsPlace() {
  const navigate = useNavigate();
  const lang = useSelector(selectLanguage);
  const isPlayer = useSelector(selectIsPlayer);
  const { isUserTermsChanged } = useSelector(selectView);
  const isHere = useRoute().key === 'confirm-terms';
  const mustConfirm = isHere && isPlayer && isUserTermsChanged;
  const hadToConfirm = useRef(false);
  useEffect(() => {
    if (hadToConfirm.current && !mustConfirm && isHere) void navigate(homePath(lang), { replace: true });
    hadToConfirm.current = mustConfirm;
  }, [mustConfirm, isHere, lang, navigate]);
  if (!mustConfirm) return null;
  return (
    <Suspense>
      <TermsModal mustAnswer onClose={() => undefined} />
    </Suspense>
  );
}
