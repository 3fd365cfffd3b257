export { SupportClientMessage, supportContract, SupportMessage, SupportServerMessage } from './support.ts';
