import { safeReturnUrl, withLanguage } from '@touchline/shared-routes';
import { selectLanguage, type SectionModalProps } from '@touchline/shared-state';
import { BlocksSkeleton } from '@touchline/ui-kit';
import { use, useEffect, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import type { ModalProps } from '../app/modal-props.ts';
import { ModalSourceContext } from './modal-source.ts';
import type { SectionModalEntry } from './rules/modal-links.ts';
import { SectionDialog } from './SectionDialog.tsx';

/**
 * A modal whose body comes from a section. If the section is slow or broken, its page serves the same purpose. When the modal is done, a
 * `returnUrl` among its params is opened.
 *
 * @spec GD-13 GD-14
 */
export function SectionModal({ entry, params, onClose }: ModalProps & { entry: SectionModalEntry }) {
  const { section, modal, page, returns = false } = entry;
  const source = use(ModalSourceContext);
  const lang = useSelector(selectLanguage);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [Body, setBody] = useState<ComponentType<SectionModalProps> | null>(null);
  const requested = params['returnUrl'];
  const returnUrl = requested === undefined ? null : safeReturnUrl(requested, window.location.origin, lang);
  const back = returns ? `?${new URLSearchParams({ returnUrl: returnUrl ?? pathname + search }).toString()}` : '';
  const pagePath = withLanguage(page, lang) + back;
  useEffect(() => {
    let isLeft = false;
    const leave = source?.acquire(section);
    const give = (): Promise<ComponentType<SectionModalProps>> =>
      source?.load(section, modal) ?? Promise.reject(new Error('no remotes here'));
    give().then(
      (loaded) => !isLeft && setBody(() => loaded),
      () => {
        if (isLeft) return;
        onClose();
        void navigate(pagePath, { replace: true });
      },
    );
    return () => {
      isLeft = true;
      leave?.();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked for once: the page's path and the handlers may be new objects on every render
  }, [source, section, modal]);
  const onDone = (): void => {
    onClose();
    if (returnUrl !== null) void navigate(returnUrl, { replace: true });
  };
  return (
    <SectionDialog entry={entry} onClose={onClose}>
      {Body === null ? <BlocksSkeleton count={4} /> : <Body params={params} onDone={onDone} />}
    </SectionDialog>
  );
}
