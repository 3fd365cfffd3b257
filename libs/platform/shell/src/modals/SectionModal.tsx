import { loginPath, registrationPath, safeReturnUrl } from '@touchline/shared-routes';
import { selectLanguage, type SectionModalProps } from '@touchline/shared-state';
import { BlocksSkeleton, Dialog } from '@touchline/ui-kit';
import { use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import type { ModalProps } from './modal-bodies.ts';
import { ModalSourceContext } from './modal-source.ts';
import styles from './SectionModal.module.css';

interface SectionModalOptions extends ModalProps {
  modal: string;
  title: ReactNode;
  /** The page that does the same: where the remote gives no modal, the person goes there. */
  pagePath: string;
  onDone: () => void;
  className?: string | undefined;
}

/** A modal whose body belongs to the identity section. The section may be slow or broken; its page then says so. */
function SectionModal({ modal, title, pagePath, params, onClose, onDone, className }: SectionModalOptions) {
  const source = use(ModalSourceContext);
  const navigate = useNavigate();
  const [Body, setBody] = useState<ComponentType<SectionModalProps> | null>(null);
  useEffect(() => {
    let isLeft = false;
    const leave = source?.acquire('identity');
    const give = (): Promise<ComponentType<SectionModalProps>> =>
      source?.load('identity', modal) ?? Promise.reject(new Error('no remotes here'));
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
  }, [source, modal]);
  return (
    <Dialog isOpen onClose={onClose} title={title} size="wide" className={className}>
      {Body === null ? <BlocksSkeleton count={2} /> : <Body params={params} onDone={onDone} />}
    </Dialog>
  );
}

/** Sign-in over the page: the page stays, and whoever signed in is where they were. @spec GD-13 */
export function LoginModal(props: ModalProps) {
  const lang = useSelector(selectLanguage);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = props.params['returnUrl'];
  const returnUrl = asked === undefined ? null : safeReturnUrl(asked, window.location.origin, lang);
  return (
    <SectionModal
      {...props}
      modal="login"
      className={styles.narrow}
      title={<FormattedMessage id="shell.signIn" defaultMessage="Sign in" />}
      pagePath={loginPath(lang, returnUrl ?? pathname + search)}
      onDone={() => {
        props.onClose();
        if (returnUrl !== null) void navigate(returnUrl, { replace: true });
      }}
    />
  );
}

/** Registration over the page, as wide as the specification has it. @spec GD-14 */
export function RegistrationModal(props: ModalProps) {
  const lang = useSelector(selectLanguage);
  return (
    <SectionModal
      {...props}
      modal="registration"
      className={styles.registration}
      title={<FormattedMessage id="shell.register" defaultMessage="Register" />}
      pagePath={registrationPath(lang)}
      onDone={props.onClose}
    />
  );
}
