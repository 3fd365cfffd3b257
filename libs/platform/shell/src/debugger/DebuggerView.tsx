import { Card, EmptyState, Fold, SectionHeading, Switch, Table, VisuallyHidden } from '@touchline/ui-kit';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { DebuggerFacts, NavigationFacts, RemoteFacts } from './debugger-facts.ts';
import styles from './Debugger.module.css';
import { columnWords, words } from './debugger-words.ts';

export interface DebuggerViewProps {
  facts: DebuggerFacts;
  /** Switches a remote off for this tab, or on again. */
  onKill: (name: string, isKilled: boolean) => void;
}

const ms = (value: number | null) =>
  value === null ? (
    '–'
  ) : (
    <span>
      <FormattedNumber value={value} maximumFractionDigits={0} style="unit" unit="millisecond" unitDisplay="short" />
    </span>
  );
const kilobytes = (bytes: number) => (
  <FormattedNumber value={bytes / 1000} maximumFractionDigits={1} style="unit" unit="kilobyte" unitDisplay="short" />
);

/** State of the page's remotes, guards, polls, price ages and tabs. Outside production only. @spec RT-13 */
export function DebuggerView({ facts, onKill }: DebuggerViewProps) {
  const { remotes, navigations, polls, ages, leaders } = facts;
  const intl = useIntl();
  const column = (key: keyof typeof columnWords, isNumeric = false) => ({
    key,
    head: <FormattedMessage {...columnWords[key]} />,
    isNumeric,
  });
  const text = (key: keyof typeof words) => intl.formatMessage(words[key]);
  return (
    <div className={styles.page}>
      <h1>{text('title')}</h1>
      <p className={styles.lead}>{text('lead')}</p>
      <section>
        <SectionHeading>{text('remotes')}</SectionHeading>
        <Card>
          <Table
            caption={text('remotes')}
            columns={[
              column('name'),
              // Next to the name, because on a phone the rest of the row has to be scrolled to.
              column('off'),
              column('status'),
              column('loadTime', true),
              column('loads', true),
              column('retries', true),
              column('crashes', true),
              column('bytes', true),
              column('version'),
              column('lastError'),
            ]}
            rows={remotes.map((remote) => ({ key: remote.name, cells: remoteCells(remote, onKill, text('off')) }))}
          />
        </Card>
      </section>
      <section>
        <SectionHeading>{text('guards')}</SectionHeading>
        {navigations.length === 0 ? (
          <EmptyState isCard title={text('noGuards')} />
        ) : (
          <ul className={styles.navigations}>
            {navigations.map((navigation) => (
              <Navigation key={`${navigation.atMs} ${navigation.path}`} navigation={navigation} />
            ))}
          </ul>
        )}
      </section>
      <section>
        <SectionHeading>{text('ages')}</SectionHeading>
        <Card>
          <Table
            caption={text('ages')}
            columns={[
              column('path'),
              column('delivery'),
              column('age', true),
              column('meanAge', true),
              column('longestAge', true),
              column('stale', true),
            ]}
            rows={ages.map(({ view, isPushed, lastMs, meanMs, longestMs, staleShare }) => ({
              key: view,
              cells: {
                path: <bdi dir="ltr">{view}</bdi>,
                delivery: <bdi dir="ltr">{isPushed ? 'push' : 'poll'}</bdi>,
                age: ms(lastMs),
                meanAge: ms(meanMs),
                longestAge: ms(longestMs),
                stale: <FormattedNumber value={staleShare} maximumFractionDigits={1} style="percent" />,
              },
            }))}
          />
        </Card>
      </section>
      <div className={styles.pair}>
        <section>
          <SectionHeading>{text('polls')}</SectionHeading>
          <Card>
            <Table
              caption={text('polls')}
              columns={[column('path'), column('count', true), column('every', true), column('took', true)]}
              rows={polls.map(({ path, count, everyMs, tookMs }) => ({
                key: path,
                cells: { path: <bdi dir="ltr">{path}</bdi>, count, every: ms(everyMs), took: ms(tookMs) },
              }))}
            />
          </Card>
        </section>
        <section>
          <SectionHeading>{text('leaders')}</SectionHeading>
          {leaders.length === 0 ? (
            <EmptyState isCard title={text('noLeaders')} />
          ) : (
            <Card>
              <Table
                caption={text('leaders')}
                columns={[column('work'), column('tab')]}
                rows={leaders.map(({ name, role }) => ({ key: name, cells: { work: <bdi dir="ltr">{name}</bdi>, tab: text(role) } }))}
              />
            </Card>
          )}
        </section>
      </div>
    </div>
  );
}

function remoteCells(remote: RemoteFacts, onKill: DebuggerViewProps['onKill'], off: string) {
  const { name, status, lastLoadMs, loads, retries, crashes, bytes, version, lastCode, isKilled } = remote;
  // The debugger itself uses no section, so a section that has loads was released when its page was left.
  const isReleased = status === 'not-exist' && loads > 0;
  return {
    name: <strong dir="ltr">{name}</strong>,
    status: (
      <span className={styles.status} data-status={status}>
        <FormattedMessage {...words[isReleased ? 'released' : status]} />
      </span>
    ),
    loadTime: ms(lastLoadMs),
    loads,
    retries,
    crashes,
    bytes: kilobytes(bytes),
    version: <bdi dir="ltr">{version ?? '–'}</bdi>,
    lastError: <bdi dir="ltr">{lastCode ?? '–'}</bdi>,
    off: (
      <Switch
        className={styles.off}
        label={<VisuallyHidden>{`${off}: ${name}`}</VisuallyHidden>}
        checked={isKilled}
        onChange={(event) => onKill(name, event.currentTarget.checked)}
      />
    ),
  };
}

function Navigation({ navigation }: { navigation: NavigationFacts }) {
  const { path, decision, by, reasons = [], steps } = navigation;
  const all = steps.reduce((sum, step) => sum + step.ms, 0);
  return (
    <li>
      <Fold
        title={
          <span className={styles.navigation}>
            <span className={styles.path}>
              <bdi dir="ltr">{path}</bdi>
            </span>
            <bdi dir="ltr">{by === null ? decision : `${decision} · ${by}`}</bdi>
            <span className={styles.figure}>{ms(all)}</span>
          </span>
        }
      >
        {reasons.length > 0 && (
          <p className={styles.lead}>
            <bdi dir="auto">{reasons.join(' · ')}</bdi>
          </p>
        )}
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.name} data-failed={step.failed !== undefined || undefined}>
              <bdi dir="ltr">{step.failed === undefined ? step.name : `${step.name} · ${step.failed}`}</bdi>
              <span className={styles.figure}>{ms(step.ms)}</span>
            </li>
          ))}
        </ol>
      </Fold>
    </li>
  );
}
