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
  const isAsked = isHere && isPlayer && isUserTermsChanged;
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !isAsked && isHere) void navigate(homePath(lang), { replace: true });
    wasAsked.current = isAsked;
  }, [isAsked, isHere, lang, navigate]);
  if (!isAsked) return null;
  return (
    <Suspense>
      <TermsModal mustAnswer onClose={() => undefined} />
    </Suspense>
  );
}
