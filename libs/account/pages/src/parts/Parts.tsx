import { DATE_STYLES } from '@touchline/shared-primitives';
import type { ChangeResult, LoadedKey, OfficeData } from '@touchline/account-office-state';
import { Button, LinesSkeleton, Notice, TextArea as KitTextArea } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import type { ReactNode } from 'react';
import { defineMessages, FormattedDate } from 'react-intl';
import { refusalWords } from './refusal-words.ts';
import { useMayHaveRewards } from './use-may-have-rewards.ts';
import { useOffice } from './use-office.ts';
import { Words } from './Words.tsx';

const w = defineMessages({
  failed: { id: 'account.part.failed', defaultMessage: "We can't load this right now." },
  again: { id: 'account.again', defaultMessage: 'Try again' },
  saved: { id: 'account.part.saved', defaultMessage: 'Saved' },
  excluded: {
    id: 'account.part.excluded',
    defaultMessage: 'You are on a break until {moment}. Bonuses, cashback and promotions are off until then.',
  },
  restricted: {
    id: 'account.part.restricted',
    defaultMessage: 'Bonuses and promotions are off for this account. Contact support to ask why.',
  },
});

const KEPT_AWAY = ['self-excluded', 'offers-paused', 'account-restricted'];

/** Renders data of the office: a skeleton while it loads, and a retry after a failure. */
export function Loaded<Key extends LoadedKey>({ of, children }: { of: Key; children: (value: OfficeData[Key]) => ReactNode }) {
  const { value, failure, again } = useOffice(of);
  if (value !== undefined) return <>{children(value)}</>;
  if (failure === undefined) return <LinesSkeleton />;
  // A refusal for this player is shown with its reason; a retry would not help.
  if (KEPT_AWAY.includes(failure))
    return (
      <Notice tone="info">
        <Words of={refusalWords(failure)} />
      </Notice>
    );
  return (
    <Notice
      tone="error"
      actions={
        <Button size="small" onClick={again}>
          <Words of={w.again} />
        </Button>
      }
    >
      <Words of={w.failed} />
    </Notice>
  );
}

/**
 * A page of the office: one column once its data has loaded. A page of rewards has a notice on top during a break and for an account without
 * the right to them, and gets `isOpen` false then.
 */
export function OfficeFrame<Key extends LoadedKey>({
  of,
  children,
}: {
  of: Key;
  children: (value: OfficeData[Key], isOpen: boolean) => ReactNode;
}) {
  return (
    <Loaded of={of}>
      {(value) => (
        <div className={pageStyles.page}>
          {'excludedUntil' in value ? (
            <OfRewards until={value.excludedUntil}>{(isOpen) => children(value, isOpen)}</OfRewards>
          ) : (
            children(value, true)
          )}
        </div>
      )}
    </Loaded>
  );
}

/** Rewards with the reason why a player gets none now: a break, or a denied right. @spec LIM-5 ID-29 */
export function OfRewards({ until, children }: { until: number | null; children: (isOpen: boolean) => ReactNode }) {
  const isAllowed = useMayHaveRewards();
  return (
    <>
      <BreakNotice until={until} />
      {until === null && !isAllowed && (
        <Notice tone="info">
          <Words of={w.restricted} />
        </Notice>
      )}
      {children(until === null && isAllowed)}
    </>
  );
}

/** Result of a change; `done` replaces the default text of a success. */
export function ChangeNote({ result, done }: { result: ChangeResult | undefined; done?: ReactNode }) {
  if (result === undefined || result.status === 'busy') return null;
  if (result.status === 'refused')
    return (
      <Notice tone="error">
        <Words of={refusalWords(result.code)} />
      </Notice>
    );
  return <Notice tone="ok">{done ?? <Words of={w.saved} />}</Notice>;
}

/** Formats a server time in seconds for the player. */
export function Moment({ seconds, isDay = false }: { seconds: number; isDay?: boolean }) {
  return (
    <span>
      <FormattedDate value={seconds * 1000} {...(isDay ? DATE_STYLES.date : DATE_STYLES.dateTime)} />
    </span>
  );
}

/** Notice that no offers are made during a break. @spec LIM-5 */
function BreakNotice({ until }: { until: number | null }) {
  if (until === null) return null;
  return (
    <Notice tone="info">
      <Words of={w.excluded} values={{ moment: <Moment seconds={until} /> }} />
    </Notice>
  );
}

/** Text area with a label. */
export function TextArea({
  label,
  value,
  onChange,
  most,
}: {
  label: ReactNode;
  value: string;
  onChange: (text: string) => void;
  most: number;
}) {
  return <KitTextArea label={label} rows={4} value={value} maxLength={most} onChange={(event) => onChange(event.target.value)} />;
}

/** A name with its value, in a `dl`. */
export function Fact({ name, children }: { name: { id: string; defaultMessage: string }; children: ReactNode }) {
  return (
    <>
      <dt>
        <Words of={name} />
      </dt>
      <dd>{children}</dd>
    </>
  );
}
