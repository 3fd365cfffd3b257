// nx g @touchline/workspace:component ui/kit StatusTag LB-02
import { addExport, exportStyles, kebab, libFolder, pascal, writeNew } from './workspace.mjs';

/** Writes a component fed by props, with styles, stories and a test. */
export function generateComponent(tree, { lib: path, name, spec = 'LB-02' }) {
  const folder = libFolder(tree, path);
  const component = pascal(name);
  const area = kebab(name);
  const code = `import type { ComponentPropsWithRef } from 'react';
import classes from './${component}.module.css';

export interface ${component}Props extends ComponentPropsWithRef<'section'> {
  /** Title of the section, and its accessible name. */
  heading: string;
  /** The player cannot use it at the moment. */
  isLocked?: boolean;
}

/** @spec ${spec} */
export function ${component}({ heading, isLocked = false, className, children, ...rest }: ${component}Props) {
  return (
    <section {...rest} aria-label={heading} data-locked={isLocked || undefined} className={[classes.root, className].filter(Boolean).join(' ')}>
      <h2 className={classes.heading}>{heading}</h2>
      {children}
    </section>
  );
}
`;
  const css = `.root {
  padding-block: var(--s-2);
  padding-inline: var(--s-3);
  color: var(--text);
  background: var(--surface-card);
  border-radius: var(--r-m);
}

.root[data-locked] {
  color: var(--text-muted);
}

.heading {
  margin: 0;
  font-size: var(--fs-14);
  color: var(--text-strong);
}
`;
  const stories = `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${component} } from './${component}.tsx';

const meta: Meta<typeof ${component}> = { title: '${path}/${component}', component: ${component}, args: { heading: 'Match result', children: 'Home, draw, away' } };
export default meta;
type Story = StoryObj<typeof ${component}>;

export const Default: Story = {};
export const LockedByTheLine: Story = { args: { isLocked: true } };
export const LongestText: Story = { args: { heading: 'Total goals of the team that scores first in the second half of extra time' } };
`;
  const test = `import { render, screen } from '@testing-library/react';
import { ${component} } from './${component}.tsx';

it('[${spec}] is a region named by its heading, and passes further props to its root', () => {
  render(<${component} heading="Match result" data-testid="root" className="mine" />);

  const region = screen.getByRole('region', { name: 'Match result' });
  expect(region).toHaveClass('mine');
  expect(region).toHaveAttribute('data-testid', 'root');
});

it('[${spec}] marks its locked state by an attribute', () => {
  render(<${component} heading="Match result" isLocked />);

  expect(screen.getByRole('region')).toHaveAttribute('data-locked', 'true');
});
`;
  const at = `${folder}/src/${area}/${component}`;
  writeNew(tree, `${at}.tsx`, code);
  writeNew(tree, `${at}.module.css`, css);
  writeNew(tree, `${at}.stories.tsx`, stories);
  writeNew(tree, `${at}.test.tsx`, test);
  exportStyles(tree, folder);
  addExport(tree, folder, `export { ${component}, type ${component}Props } from './${area}/${component}.tsx';`);
}
