import type { CouponReminderProps } from '@touchline/betting-ui';
import { Dialog } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import type { BetRulesProps } from './BetRules.tsx';
import { comesLater } from './comes-later.tsx';
import type { CouponReceiptProps } from './CouponReceipt.tsx';

/** Only for several bets: systems and blocks. */
const fetchMany = () => import('./many-bets.ts');
export const CouponSystemLater = comesLater({ name: 'coupon-system', load: async () => (await fetchMany()).CouponSystem });
export const CouponBlocksLater = comesLater({ name: 'coupon-blocks', load: async () => (await fetchMany()).CouponBlocks });

/** Button and dialog with the rules of a selection's market. */
export const BetRulesLater = comesLater<BetRulesProps>({
  name: 'coupon-rules',
  load: async () => (await import('./BetRules.tsx')).BetRules,
  waiting: null,
});

/** Folds below the bets: accounts, offers, codes and settings. */
const fetchOptions = () => import('./folded-options.tsx');
export const FoldedOptionsLater = comesLater({ name: 'coupon-options', load: async () => (await fetchOptions()).FoldedOptions });
export const CouponSettingsFieldsLater = comesLater({
  name: 'coupon-settings',
  load: async () => (await fetchOptions()).CouponSettingsFields,
});

export const MyBetsLater = comesLater({ name: 'coupon-my-bets', load: async () => (await import('./MyBets.tsx')).MyBets });
export const LoadedBetsLater = comesLater({
  name: 'coupon-loaded',
  load: async () => (await import('./LoadedBets.tsx')).LoadedBets,
  waiting: null,
});
export const ShareDialogLater = comesLater({
  name: 'coupon-share',
  load: async () => (await import('./ShareDialog.tsx')).ShareDialog,
  frame: ({ onClose }, content) => (
    <Dialog isOpen onClose={onClose} title={<FormattedMessage id="betting.share.title" defaultMessage="Share coupon" />}>
      {content}
    </Dialog>
  ),
});

/** Only for players who turned one-click betting on. */
const fetchOneClick = () => import('./OneClick.tsx');
export const OneClickNotesLater = comesLater({
  name: 'coupon-one-click',
  load: async () => (await fetchOneClick()).OneClickNotes,
  waiting: null,
});
export const OneClickQuestionLater = comesLater({
  name: 'coupon-one-click-question',
  load: async () => (await fetchOneClick()).OneClickQuestion,
  waiting: null,
});

/** Loaded when the player is about to place a bet. If it fails to load, the success message is still shown. */
export const CouponReceiptLater = comesLater<CouponReceiptProps>({
  name: 'coupon-receipt',
  load: async () => (await import('./CouponReceipt.tsx')).CouponReceipt,
  frame: ({ coupon }, content) => (
    <>
      <p role="status">
        <b>
          <FormattedMessage id="betting.receipt.title" defaultMessage="Bet placed" />
        </b>{' '}
        <FormattedMessage
          tagName="span"
          id="betting.receipt.line"
          defaultMessage="Bet #{couponId}"
          values={{ couponId: coupon.couponId }}
        />
      </p>
      {content}
    </>
  ),
});

export const CouponReminderLater = comesLater<CouponReminderProps>({
  name: 'coupon-reminder',
  load: async () => (await import('./coupon-reminder.ts')).CouponReminder,
  waiting: null,
});
