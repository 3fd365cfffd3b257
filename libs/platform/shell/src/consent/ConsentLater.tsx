import { lazy, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { selectIsConsentAsked } from './is-consent-asked.ts';

const load = () => import('./ConsentQuestion.tsx').then(({ ConsentQuestion }) => ({ default: ConsentQuestion }));
const Question = lazy<ComponentType>(() =>
  load()
    .catch(load)
    .catch(() => ({ default: () => null })),
);

/**
 * The question about cookies: the edge draws it with the page, of which it is a large part on a phone, and the browser takes it over when its
 * code has come. Who has answered loads nothing.
 *
 * @spec ID-17
 */
export function ConsentLater() {
  return useSelector(selectIsConsentAsked) ? <Question /> : null;
}
