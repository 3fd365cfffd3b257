import type { MethodKind } from '@touchline/payments-contract';
import type { ComponentProps, ReactNode } from 'react';
import styles from './MethodMark.module.css';

const CARD = (
  <>
    <rect x="4" y="4" width="32" height="20" rx="3" />
    <path d="M4 10h32" data-thick="" />
    <path d="M9 19h7M28 19h3" />
  </>
);

/** Drawings of the project, one for each kind. A kind without one is drawn as a card. */
const DRAWINGS: Readonly<Partial<Record<string, ReactNode>>> = {
  card: CARD,
  bank: <path d="M6 11 20 4l14 7zM10 11v9M16.5 11v9M23.5 11v9M30 11v9M6 24h28" />,
  wallet: (
    <>
      <path d="M31 9V6a2 2 0 0 0-2-2H8a3 3 0 0 0 0 6h24a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H8a3 3 0 0 1-3-3V7" />
      <circle cx="28" cy="17" r="1.5" />
    </>
  ),
  voucher: (
    <>
      <path d="M4 6h32v5a3 3 0 0 0 0 6v5H4v-5a3 3 0 0 0 0-6z" />
      <path d="M25 7v2M25 13v2M25 19v2M10 12h9M10 16h6" />
    </>
  ),
  mobile: (
    <>
      <rect x="13" y="3" width="14" height="22" rx="3" />
      <path d="M18 21.5h4M32 9a7 7 0 0 1 0 10M8 9a7 7 0 0 0 0 10" />
    </>
  ),
  crypto: (
    <>
      <path d="m20 3 10 5.5v11L20 25l-10-5.5v-11z" />
      <path d="m10 8.5 10 5.5 10-5.5M20 14v11" />
    </>
  ),
};

export interface MethodMarkProps extends ComponentProps<'svg'> {
  /** Kind of the payment method. */
  kind: MethodKind;
}

/**
 * Mark of a kind of payment methods, drawn for this project: no brand of a payment company.
 *
 * No keyboard and no name: the method is named beside it.
 */
export function MethodMark({ kind, ...rest }: MethodMarkProps) {
  return (
    <svg {...rest} className={styles.mark} viewBox="0 0 40 28" width="40" height="28" aria-hidden="true" data-kind={kind}>
      {DRAWINGS[kind] ?? CARD}
    </svg>
  );
}
