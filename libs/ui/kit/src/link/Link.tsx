import { createContext, useContext } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

export type LinkProps = ComponentProps<'a'>;

const Plain = (props: LinkProps) => <a {...props} />;
const LinkContext = createContext<ComponentType<LinkProps>>(Plain);

export interface LinkProviderProps {
  /** Draws every link below; receives `href` and the rest of an anchor's props. */
  component: ComponentType<LinkProps>;
  /** Where the links are. */
  children: ReactNode;
}

/** Tells the kits how to go to another page without reloading. Without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/**
 * An anchor, through the router where there is one.
 *
 * Keyboard: one tab stop; Enter follows it. Its name is its words, or `aria-label` where it holds a picture.
 */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
