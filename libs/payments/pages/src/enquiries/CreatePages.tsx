import type { EnquiryTopic } from '@touchline/payments-contract';
import { choicesWanted, enquirySent, openedShown, selectEnquiries, topicsWanted } from '@touchline/payments-state';
import { methodName, STATE_WORDS } from '@touchline/payments-ui';
import { routePath } from '@touchline/shared-routes';
import { ChevronRightIcon, EmptyState, ErrorState, Link, LinkButton, Money, Select } from '@touchline/ui-kit';
import { pageStyles, usePageParams } from '@touchline/ui-pages';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import styles from '../parts/Payments.module.css';
import { Moment } from '../parts/Refusal.tsx';
import { topicWords } from './enquiry-words.ts';
import { MessageForm } from './MessageForm.tsx';

/** Loads the topics; redirects to the list if the URL names an unknown one. */
function WithTopics({ children }: { children: (topics: readonly EnquiryTopic[]) => ReactNode }) {
  const dispatch = useDispatch();
  const { topics, list } = useSelector(selectEnquiries);
  useEffect(() => {
    dispatch(topicsWanted());
  }, [dispatch]);
  if (topics !== null) return <div className={pageStyles.page}>{children(topics)}</div>;
  return list.status === 'failed' ? (
    <ErrorState isCard onRetry={() => dispatch(topicsWanted())} />
  ) : (
    <div className={styles.loading} aria-busy="true" />
  );
}

function WithTopic({ children }: { children: (topic: EnquiryTopic) => ReactNode }) {
  const { topicId } = usePageParams();
  const { locale } = useIntl();
  return (
    <WithTopics>
      {(topics) => {
        const topic = topics.find(({ id }) => String(id) === topicId);
        if (topic !== undefined) return children(topic);
        return (
          <EmptyState
            isCard
            title={<FormattedMessage id="payments.create.unknown" defaultMessage="This topic is not offered" />}
            actions={
              <LinkButton href={routePath('payment-create-request', {}, { lang: locale })}>
                <FormattedMessage id="payments.create.topics" defaultMessage="All topics" />
              </LinkButton>
            }
          />
        );
      }}
    </WithTopics>
  );
}

const Row = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <Link className={styles.link} href={href}>
      <span>{children}</span>
      <ChevronRightIcon />
    </Link>
  </li>
);

/** Choice of a topic. @spec AC-04 */
export function TopicsPage() {
  const { locale } = useIntl();
  return (
    <WithTopics>
      {(topics) => (
        <ul className={pageStyles.list}>
          {topics.map(({ id, key }) => (
            <Row key={id} href={routePath('payment-create-topic', { topicId: id }, { lang: locale })}>
              <FormattedMessage {...topicWords(key)} />
            </Row>
          ))}
        </ul>
      )}
    </WithTopics>
  );
}

/** Choice of a payment or sub-topic; a topic without either leads straight to the message. @spec AC-04 */
export function TopicPage() {
  const { locale: lang } = useIntl();
  return (
    <WithTopic>
      {({ id: topicId, isAboutPayment, subTopics }) =>
        subTopics.length === 0 ? (
          <NewEnquiry topicId={topicId} subTopicId={null} paymentRef={null} />
        ) : (
          <ul className={pageStyles.list}>
            {isAboutPayment && (
              <Row href={routePath('payment-create-transactions', { topicId }, { lang })}>
                <FormattedMessage id="payments.create.choose" defaultMessage="Choose the payment" />
              </Row>
            )}
            {subTopics.map(({ id, key }) => (
              <Row key={id} href={routePath('payment-create-subtopic', { topicId, subTopicId: id }, { lang })}>
                <FormattedMessage {...topicWords(key)} />
              </Row>
            ))}
          </ul>
        )
      }
    </WithTopic>
  );
}

/** The player's payments for this topic. @spec AC-04 */
export function ChoosePaymentPage() {
  return <WithTopic>{({ id, key }) => <Payments topicId={id} direction={key === 'withdrawal' ? 'withdrawal' : 'deposit'} />}</WithTopic>;
}

function Payments({ topicId, direction }: { topicId: number; direction: 'deposit' | 'withdrawal' }) {
  const dispatch = useDispatch();
  const { locale } = useIntl();
  const { status, payments } = useSelector(selectEnquiries).choices;
  useEffect(() => {
    dispatch(choicesWanted({ direction }));
  }, [direction, dispatch]);
  if (status === 'failed') return <ErrorState isCard onRetry={() => dispatch(choicesWanted({ direction }))} />;
  if (status !== 'ready') return <div className={styles.loading} aria-busy="true" />;
  if (payments.length === 0)
    return <EmptyState isCard title={<FormattedMessage id="payments.list.none" defaultMessage="No payments yet" />} />;
  return (
    <ul className={pageStyles.list}>
      {payments.map(({ ref, methodId, amount, exponent, currencyIso, state, createdAt }) => (
        <Row key={ref} href={routePath('payment-create-transaction', { topicId, transactionId: ref }, { lang: locale })}>
          <FormattedMessage {...methodName(methodId)} /> · <Money amount={amount} exponent={exponent} iso={currencyIso} /> ·{' '}
          <FormattedMessage {...STATE_WORDS[state]} /> · <Moment seconds={createdAt} />
        </Row>
      ))}
    </ul>
  );
}

/** An enquiry about one payment. @spec AC-04 */
export function AboutPaymentPage() {
  const intl = useIntl();
  const { transactionId = '' } = usePageParams();
  const [chosen, setChosen] = useState('');
  const paymentRef = /^\d{1,15}$/.test(transactionId) ? Number(transactionId) : null;
  return (
    <WithTopic>
      {({ id, subTopics }) => (
        <>
          <p className={styles.fact}>
            <FormattedMessage id="payments.create.about" defaultMessage="About payment {ref}" values={{ ref: transactionId }} />
          </p>
          <Select
            label={intl.formatMessage({ id: 'payments.create.what', defaultMessage: 'What happened' })}
            value={chosen}
            onChange={setChosen}
            options={[
              { value: '', label: intl.formatMessage(topicWords('other')) },
              ...subTopics.map((sub) => ({ value: String(sub.id), label: intl.formatMessage(topicWords(sub.key)) })),
            ]}
          />
          <NewEnquiry topicId={id} subTopicId={chosen === '' ? null : Number(chosen)} paymentRef={paymentRef} />
        </>
      )}
    </WithTopic>
  );
}

/** An enquiry that is not about a payment. @spec AC-04 */
export function AboutTopicPage() {
  const { subTopicId = '' } = usePageParams();
  return (
    <WithTopic>
      {({ id, subTopics }) => {
        const sub = subTopics.find((each) => String(each.id) === subTopicId);
        return (
          <>
            {sub !== undefined && (
              <p className={styles.fact}>
                <FormattedMessage {...topicWords(sub.key)} />
              </p>
            )}
            <NewEnquiry topicId={id} subTopicId={sub?.id ?? null} paymentRef={null} />
          </>
        );
      }}
    </WithTopic>
  );
}

/** Form of a new enquiry; its conversation is shown once it has been sent. */
function NewEnquiry({ topicId, subTopicId, paymentRef }: { topicId: number; subTopicId: number | null; paymentRef: number | null }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { locale } = useIntl();
  const { openedId } = useSelector(selectEnquiries);
  useEffect(() => {
    if (openedId === null) return;
    dispatch(openedShown());
    void navigate(routePath('payment-requests', {}, { lang: locale, query: { request: openedId } }));
  }, [openedId, locale, dispatch, navigate]);
  return (
    <MessageForm
      send={<FormattedMessage id="payments.create.send" defaultMessage="Send enquiry" />}
      onSend={(text) => dispatch(enquirySent({ kind: 'open', topicId, subTopicId, paymentRef, text }))}
    />
  );
}
