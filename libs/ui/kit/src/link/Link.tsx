import { createContext, useContext } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

export type LinkProps = ComponentProps<'a'>;

const Plain = (props: LinkProps) => <a {...props} />;
const LinkContext = createContext<ComponentType<LinkProps>>(Plain);

export interface LinkProviderProps {
  /** Renders every link below; gets `href` and the other props of an anchor. */
  component: ComponentType<LinkProps>;
  /** The subtree with the links. */
  children: ReactNode;
}

/** Sets the link component, for navigation without a reload. Without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/**
 * An anchor, rendered by the router's link if there is one.
 *
 * Keyboard: one tab stop; Enter follows it. Its name is its text, or `aria-label` around an icon.
 */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
