export { AboutPaymentPage, AboutTopicPage, ChoosePaymentPage, TopicPage, TopicsPage } from './CreatePages.tsx';
export { EnquiriesPage } from './EnquiriesPage.tsx';
