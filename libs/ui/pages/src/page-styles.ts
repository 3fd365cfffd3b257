import styles from './Page.module.css';

/** Classes that pages of all sections share: a column of cards, headings, facts, actions, lists. A section adds only what is its own. */
export const pageStyles = styles;
