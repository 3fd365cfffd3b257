import { useIntl } from 'react-intl';
import { words } from '../words.ts';
import styles from '../Game.module.css';

export interface ExtrasProps {
  isSoundOn: boolean;
  /** Missing for a game without sounds. */
  onSound?: ((isOn: boolean) => void) | undefined;
  onFullScreen: () => void;
}

/** Sound and full screen, which belong to the site: the same for every game. */
export function Extras({ isSoundOn, onSound, onFullScreen }: ExtrasProps) {
  const intl = useIntl();
  return (
    <div className={styles.extras}>
      {onSound !== undefined && (
        <button type="button" aria-label={intl.formatMessage(words.sound)} aria-pressed={isSoundOn} onClick={() => onSound(!isSoundOn)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={isSoundOn ? 'M4 9h4l5-4v14l-5-4H4zM16 9q3 3 0 6M18.5 6.5q5 5.5 0 11' : 'M4 9h4l5-4v14l-5-4H4zM16 9l5 6M21 9l-5 6'} />
          </svg>
        </button>
      )}
      <button type="button" aria-label={intl.formatMessage(words.fullScreen)} onClick={onFullScreen}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
        </svg>
      </button>
    </div>
  );
}
