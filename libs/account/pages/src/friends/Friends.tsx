import type { FriendsAnswer } from '@touchline/account-office-contract';
import { selectLanguage } from '@touchline/shared-state';
import { Badge, Button, Money, moneyText, QrCode, ShareIcon } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { useEffect, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import styles from '../parts/Office.module.css';
import { Moment, OfficeFrame } from '../parts/Parts.tsx';
import { Words } from '../parts/Words.tsx';

const w = defineMessages({
  how: {
    id: 'account.friends.how',
    defaultMessage:
      'You get {reward} for each friend who joins with your link and stakes {stake} within {days, plural, one {# day} other {# days}}. Friends must be 18 or older.',
  },
  link: { id: 'account.friends.link', defaultMessage: 'Your link' },
  code: { id: 'account.friends.code', defaultMessage: 'Your code' },
  copy: { id: 'account.friends.copy', defaultMessage: 'Copy link' },
  copied: { id: 'account.friends.copied', defaultMessage: 'Copied' },
  share: { id: 'account.friends.share', defaultMessage: 'Share' },
  qr: { id: 'account.friends.qr', defaultMessage: 'QR code of your link' },
  list: { id: 'account.friends.list', defaultMessage: 'Friends who joined' },
  none: { id: 'account.friends.none', defaultMessage: 'Friends who join with your link appear here, with what they still need to stake.' },
  earned: { id: 'account.friends.earned', defaultMessage: 'Earned so far: {earned}' },
  staked: { id: 'account.friends.staked', defaultMessage: 'Staked {staked} of {stake}' },
  rules: { id: 'account.friends.rules', defaultMessage: 'Rules' },
  rule1: { id: 'account.friends.rule1', defaultMessage: 'At most {most} friends are rewarded.' },
  rule2: { id: 'account.friends.rule2', defaultMessage: 'A second account of your own, or one opened on your device, is not rewarded.' },
  rule3: { id: 'account.friends.rule3', defaultMessage: 'Returned stakes do not count. No rewards are paid while you are on a break.' },
});
const states = defineMessages({
  joined: { id: 'account.friends.joined', defaultMessage: 'Joined' },
  rewarded: { id: 'account.friends.rewarded', defaultMessage: 'Rewarded' },
  refused: { id: 'account.friends.refused', defaultMessage: 'No reward' },
  expired: { id: 'account.friends.expired', defaultMessage: 'Time ran out' },
});
const reasons = defineMessages({
  'same-device': { id: 'account.friends.sameDevice', defaultMessage: 'Same device as yours' },
  'most-friends': { id: 'account.friends.mostFriends', defaultMessage: 'The most friends are rewarded' },
  excluded: { id: 'account.friends.onBreak', defaultMessage: 'No rewards while you are on a break' },
});

/** Refer a friend: link, code, QR code, states of the friends, rules. @spec AC-10 */
export function Friends() {
  return <OfficeFrame of="friends">{(answer) => <FriendsPage answer={answer} />}</OfficeFrame>;
}

function FriendsPage({ answer: { code, path, terms, friends, earned, excludedUntil } }: { answer: FriendsAnswer }) {
  const intl = useIntl();
  const { reward, stake, days, mostFriends, iso, exponent } = terms;
  const money = (amount: number) => moneyText(intl, { amount, iso, exponent });
  return (
    <>
      <p className={styles.intro}>
        <Words of={w.how} values={{ reward: money(reward), stake: money(stake), days }} />
      </p>
      {excludedUntil === null && <Invitation code={code} path={path} />}
      <h2 className={pageStyles.heading}>
        <Words of={w.list} />
      </h2>
      {friends.length === 0 ? (
        <p className={styles.note}>
          <Words of={w.none} />
        </p>
      ) : (
        <>
          <p className={styles.text}>
            <Words of={w.earned} values={{ earned: money(earned) }} />
          </p>
          <ul className={pageStyles.list}>
            {friends.map(({ id, name, state, reason, staked, at }) => (
              <li key={id} className={styles.row}>
                <div className={styles.top}>
                  <bdi className={pageStyles.name}>{name}</bdi>
                  <Badge tone={state === 'rewarded' ? 'won' : 'returned'}>
                    <Words of={reason === null ? states[state] : reasons[reason]} />
                  </Badge>
                </div>
                <p className={styles.note}>
                  <Moment seconds={at} isDay /> ·{' '}
                  <Words of={w.staked} values={{ staked: <Money amount={staked} iso={iso} exponent={exponent} />, stake: money(stake) }} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className={pageStyles.heading}>
        <Words of={w.rules} />
      </h2>
      <ul className={styles.note}>
        <li>
          <Words of={w.rule1} values={{ most: mostFriends }} />
        </li>
        <li>
          <Words of={w.rule2} />
        </li>
        <li>
          <Words of={w.rule3} />
        </li>
      </ul>
    </>
  );
}

function Invitation({ code, path }: { code: string; path: string }) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  // The edge does not know the public origin, so it is read in the browser.
  const [origin, setOrigin] = useState('');
  const [canShare, setCanShare] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    setOrigin(location.origin);
    setCanShare(typeof navigator.share === 'function');
  }, []);
  const link = `${origin}/${lang}${path}`;
  const copy = () =>
    void navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className={pageStyles.card}>
      <div className={styles.field}>
        <span className={styles.label}>
          <Words of={w.code} />
        </span>
        <bdi className={styles.code}>{code}</bdi>
      </div>
      <div className={styles.field}>
        <span className={styles.label}>
          <Words of={w.link} />
        </span>
        <bdi className={pageStyles.name}>{link}</bdi>
      </div>
      <div className={pageStyles.actions}>
        <Button look="primary" onClick={copy}>
          {isCopied ? <Words of={w.copied} /> : <Words of={w.copy} />}
        </Button>
        {canShare && (
          <Button onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
            <ShareIcon />
            <Words of={w.share} />
          </Button>
        )}
      </div>
      {origin !== '' && <QrCode value={link} label={intl.formatMessage(w.qr)} />}
    </section>
  );
}
