export { SupportButton, type SupportButtonProps } from './button/SupportButton.tsx';
export { Conversation, type ConversationMessage, type ConversationProps } from './conversation/Conversation.tsx';
