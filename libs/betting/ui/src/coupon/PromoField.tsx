import { Button, CheckIcon, TextField } from '@touchline/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Coupon.module.css';

export interface PromoFieldProps {
  /** The typed text. */
  value: string;
  /** Called on each input. */
  onChange: (text: string) => void;
  /** Called on Enter or a click on the button, to check the typed code. */
  onApply: () => void;
  /** Called when the player removes the applied code. */
  onRemove: () => void;
  /** Whether the code is being checked. */
  isBusy?: boolean;
  /** Why the code does not apply, with the next step; shown as the error of the field. */
  error?: ReactNode;
  /** The applied code and its effect. */
  applied?: { code: string; words: ReactNode };
  /** The player's own codes, each applied with one click. */
  own?: readonly { code: string; words: string }[];
  /** Called when one of `own` is clicked. */
  onTake?: (code: string) => void;
}

/** A promo code, typed or selected, with its effect or why it does not apply. @spec CP-28 */
export function PromoField({ value, onChange, onApply, onRemove, isBusy, error, applied, own = [], onTake }: PromoFieldProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const hasError = error !== undefined;
  useEffect(() => {
    // In a low coupon the error would be below the visible part. (jsdom has no scrolling.)
    if (hasError) form.current?.scrollIntoView?.({ block: 'nearest' });
  }, [hasError]);
  if (applied) {
    return (
      <div className={styles.promoHeld} role="status" data-testid="promo-applied">
        <CheckIcon />
        <span>
          <b dir="ltr">{applied.code}</b> <span>{applied.words}</span>
        </span>
        <Button size="small" look="quiet" onClick={onRemove}>
          <FormattedMessage id="betting.promo.remove" defaultMessage="Remove code" />
        </Button>
      </div>
    );
  }
  return (
    <form
      ref={form}
      className={styles.promo}
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <TextField
        label={intl.formatMessage({ id: 'betting.promo.label', defaultMessage: 'Promo code' })}
        value={value}
        dir="ltr"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        error={error}
        onChange={(event) => onChange(event.target.value)}
        end={
          <Button type="submit" size="small" look="outline" isBusy={isBusy}>
            <FormattedMessage id="betting.promo.apply" defaultMessage="Apply" />
          </Button>
        }
      />
      {own.length > 0 && (
        <div className={styles.ownCodes}>
          <FormattedMessage tagName="span" id="betting.promo.own" defaultMessage="Your promo codes" />
          {own.map(({ code, words }) => (
            <Button key={code} size="small" look="outline" onClick={() => onTake?.(code)}>
              <span dir="ltr">{code}</span> <span>{words}</span>
            </Button>
          ))}
        </div>
      )}
    </form>
  );
}
