import type { Enquiry, EnquiryMessage } from '@touchline/payments-contract';
import { enquiriesWanted, enquirySent, fileWanted, selectEnquiries, threadLeft, threadWanted } from '@touchline/payments-state';
import { routePath } from '@touchline/shared-routes';
import { Badge, Button, EmptyState, ErrorState, Link, LinkButton, SupportIcon } from '@touchline/ui-kit';
import { pageStyles, usePageQuery } from '@touchline/ui-pages';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import styles from '../parts/Payments.module.css';
import { Moment } from '../parts/Refusal.tsx';
import { AUTOMATIC, ENQUIRY_STATES, topicWords } from './enquiry-words.ts';
import { MessageForm } from './MessageForm.tsx';

/** List of enquiries about payments, or the conversation of one. @spec AC-04 */
export function EnquiriesPage() {
  const text = usePageQuery().get('request') ?? '';
  return /^\d{1,15}$/.test(text) ? <Conversation id={Number(text)} /> : <List />;
}

function List() {
  const dispatch = useDispatch();
  const { locale } = useIntl();
  const { status, enquiries } = useSelector(selectEnquiries).list;
  useEffect(() => {
    dispatch(enquiriesWanted());
  }, [dispatch]);
  const create = (
    <LinkButton look="primary" href={routePath('payment-create-request', {}, { lang: locale })}>
      <FormattedMessage id="payments.enquiry.new" defaultMessage="New enquiry" />
    </LinkButton>
  );
  if (status === 'failed') return <ErrorState isCard onRetry={() => dispatch(enquiriesWanted())} />;
  if (status === 'unknown') return <div className={styles.loading} aria-busy="true" />;
  if (enquiries.length === 0)
    return (
      <EmptyState
        isCard
        icon={<SupportIcon />}
        title={<FormattedMessage id="payments.enquiry.none" defaultMessage="No enquiries yet" />}
        actions={create}
      >
        <FormattedMessage
          id="payments.enquiry.noneWords"
          defaultMessage="Ask about a deposit, a withdrawal or a payment method. Our answers appear here."
        />
      </EmptyState>
    );
  return (
    <div className={pageStyles.page}>
      <div>{create}</div>
      <ul className={pageStyles.list}>
        {enquiries.map((enquiry) => (
          <Entry key={enquiry.id} enquiry={enquiry} />
        ))}
      </ul>
    </div>
  );
}

function Title({ enquiry: { topicKey, subTopicKey, paymentRef } }: { enquiry: Enquiry }) {
  return (
    <>
      <FormattedMessage tagName="span" {...topicWords(topicKey)} />
      {subTopicKey !== null && (
        <>
          <span> · </span>
          <FormattedMessage tagName="span" {...topicWords(subTopicKey)} />
        </>
      )}
      {paymentRef !== null && (
        <>
          <span> · </span>
          <FormattedMessage
            tagName="span"
            id="payments.enquiry.payment"
            defaultMessage="payment {ref}"
            values={{ ref: String(paymentRef) }}
          />
        </>
      )}
    </>
  );
}

function Entry({ enquiry }: { enquiry: Enquiry }) {
  const { locale } = useIntl();
  const { id, state, unread, lastText, updatedAt } = enquiry;
  return (
    <li>
      <Link className={pageStyles.card} href={routePath('payment-requests', {}, { lang: locale, query: { request: id } })}>
        <span className={styles.head}>
          <span className={styles.name}>
            <Title enquiry={enquiry} />
          </span>
          {unread > 0 && (
            <Badge>
              <FormattedMessage
                id="payments.enquiry.unread"
                defaultMessage="{count, plural, one {# new answer} other {# new answers}}"
                values={{ count: unread }}
              />
            </Badge>
          )}
        </span>
        <span>{lastText}</span>
        <span className={styles.note}>
          <FormattedMessage {...ENQUIRY_STATES[state]} /> · <Moment seconds={updatedAt} />
        </span>
      </Link>
    </li>
  );
}

function Conversation({ id }: { id: number }) {
  const dispatch = useDispatch();
  const { locale } = useIntl();
  const { status, thread } = useSelector(selectEnquiries).thread;
  useEffect(() => {
    dispatch(threadWanted({ id }));
    return () => void dispatch(threadLeft());
  }, [id, dispatch]);
  const all = (
    <LinkButton href={routePath('payment-requests', {}, { lang: locale })}>
      <FormattedMessage id="payments.enquiry.all" defaultMessage="All enquiries" />
    </LinkButton>
  );
  if (status === 'unknown')
    return (
      <EmptyState
        isCard
        title={<FormattedMessage id="payments.enquiry.unknown" defaultMessage="You have no such enquiry" />}
        actions={all}
      />
    );
  if (status === 'failed') return <ErrorState isCard onRetry={() => dispatch(threadWanted({ id }))} />;
  if (thread === null) return <div className={styles.loading} aria-busy="true" />;
  return (
    <div className={pageStyles.page}>
      <h2 className={pageStyles.heading}>
        <Title enquiry={thread} />
      </h2>
      <p className={styles.note}>
        <FormattedMessage {...ENQUIRY_STATES[thread.state]} />
      </p>
      <div className={pageStyles.page} role="log">
        {thread.messages.map((message) => (
          <Message key={message.n} message={message} />
        ))}
      </div>
      {thread.state !== 'closed' && (
        <MessageForm
          send={<FormattedMessage id="payments.enquiry.reply" defaultMessage="Send" />}
          onSend={(text) => dispatch(enquirySent({ kind: 'say', enquiryId: id, text }))}
        />
      )}
      <div>{all}</div>
    </div>
  );
}

function Message({ message: { author, isAutomatic, text, at, files } }: { message: EnquiryMessage }) {
  const dispatch = useDispatch();
  const words = isAutomatic ? AUTOMATIC[text] : undefined;
  return (
    <article className={styles.message} data-own={author === 'player' ? '' : undefined}>
      <span className={styles.note}>
        {author === 'player' ? (
          <FormattedMessage tagName="span" id="payments.enquiry.you" defaultMessage="You" />
        ) : isAutomatic ? (
          <FormattedMessage tagName="span" id="payments.enquiry.automatic" defaultMessage="Automatic reply" />
        ) : (
          <FormattedMessage tagName="span" id="payments.enquiry.support" defaultMessage="Support" />
        )}
        <span> · </span>
        <Moment seconds={at} />
      </span>
      <p className={styles.text} dir="auto">
        {words === undefined ? <span>{text}</span> : <FormattedMessage tagName="span" {...words} />}
      </p>
      {files.map(({ id, name }) => (
        <div key={id}>
          <Button size="small" look="quiet" onClick={() => dispatch(fileWanted({ id }))}>
            <FormattedMessage id="payments.enquiry.save" defaultMessage="Save {name}" values={{ name: <bdi>{name}</bdi> }} />
          </Button>
        </div>
      ))}
    </article>
  );
}
