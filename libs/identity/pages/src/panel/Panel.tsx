import { selectBuild } from '@touchline/shared-state';
import { createContext, use, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { CaptchaFrame } from './CaptchaFrame.tsx';
import styles from './Panel.module.css';
import { useCaptcha } from './use-captcha.ts';

const InModal = createContext(false);
/** Whether the shell renders a dialog with a heading around the panels below. */
export const PanelInModal = InModal.Provider;

export interface PanelProps {
  title: ReactNode;
  children: ReactNode;
  /** How the fields are laid out; `card` where nothing else is said. The mobile build always has one column. @spec ID-26 */
  layout?: 'card' | 'wide' | 'plain';
  /** A way to sign in without the captcha; omitted where there is none. */
  onOtherWay?: () => void;
}

/**
 * Card around every page of this section: heading, form and link to help. When the captcha of a provider is asked for, its frame replaces the
 * form, which keeps its values.
 *
 * @spec HT-04
 */
export function Panel({ title, children, layout, onOtherWay }: PanelProps) {
  const build = useSelector(selectBuild);
  const isInModal = use(InModal);
  const captcha = useCaptcha();
  const skip = () => {
    captcha?.answer(null);
    onOtherWay?.();
  };
  return (
    <section
      className={styles.panel}
      data-in-modal={isInModal || undefined}
      data-build={layout === undefined ? undefined : build}
      data-layout={layout}
      aria-labelledby={isInModal ? undefined : 'identity-title'}
    >
      {!isInModal && (
        <h1 id="identity-title" className={styles.title}>
          {title}
        </h1>
      )}
      {captcha !== null && <CaptchaFrame question={captcha} onOtherWay={onOtherWay && skip} />}
      <div className={styles.content} hidden={captcha !== null}>
        {children}
      </div>
      <p className={styles.care}>
        <FormattedMessage
          id="identity.care"
          defaultMessage="18+ only. Play money. Gambling stopped being fun? Free helplines are at the bottom of every page."
        />
      </p>
    </section>
  );
}
