import { codeOf } from '@touchline/shared-primitives';
import { portsOf, type Command, type CommandSourceProps, type FoundCommands } from '@touchline/shared-state';
import { Dialog } from '@touchline/ui-kit';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import type { ModalProps } from '../app/modal-props.ts';
import styles from './Palette.module.css';
import { PaletteView } from './PaletteView.tsx';
import { rankCommands } from './rules/rank-commands.ts';
import { usePageCommands, useSearchCommands } from './use-page-commands.ts';
import { type SectionSource, useSectionSources } from './use-section-sources.ts';
import { useSettingCommands } from './use-setting-commands.ts';

const NOTHING: FoundCommands = { status: 'looking', commands: [] };

/** A source that fails contributes no commands; the others stay. */
function Fenced({
  source: { id, Source },
  query,
  onFound,
}: {
  source: SectionSource;
  query: string;
  onFound: (id: string, found: FoundCommands) => void;
}) {
  const { report } = portsOf(useStore());
  const handleFound = useCallback<CommandSourceProps['onFound']>((found) => onFound(id, found), [id, onFound]);
  return (
    <ErrorBoundary
      fallback={() => null}
      onError={(error) => {
        report('remote-page-threw', { name: id, code: codeOf(error) });
        onFound(id, { status: 'failed', commands: [] });
      }}
    >
      <Source query={query} onFound={handleFound} />
    </ErrorBoundary>
  );
}

/** Navigates to a command's target, replacing the palette's history entry. */
function useGo(onClose: () => void): (href: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (href) => {
    if (href === pathname + search) onClose();
    else void navigate(href, { replace: true });
  };
}

/** Search over selections, matches, pages and settings. Each section adds its own commands. @spec BT-05 LY-01 LY-11 */
export function PaletteModal({ onClose }: ModalProps) {
  const intl = useIntl();
  const [query, setQuery] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const [found, setFound] = useState<Readonly<Record<string, FoundCommands>>>({});
  const { sources, isComing, hasFailed } = useSectionSources();
  const onFound = useCallback((id: string, news: FoundCommands) => setFound((known) => ({ ...known, [id]: news })), []);
  const go = useGo(onClose);
  const pages = usePageCommands();
  const settings = useSettingCommands();
  const searches = useSearchCommands(query);

  const isAsking = query.trim() !== '';
  const own = isAsking ? rankCommands([...pages.all, ...settings.all], query) : [...pages.first, ...settings.first];
  const ofSections = isAsking ? sources.map(({ id }) => found[id] ?? NOTHING) : [];
  const commands = withoutTwins([...own, ...ofSections.flatMap((each) => each.commands), ...searches]);
  const isLooking = isAsking && (isComing || ofSections.some(({ status }) => status === 'looking'));
  const status = isLooking ? 'looking' : hasFailed || ofSections.some((each) => each.status === 'failed') ? 'failed' : 'ready';

  const take = (command: Command) => {
    if (command.href !== undefined) return go(command.href);
    command.run?.();
    if (command.id === 'panel') return onClose();
    setAnnouncement(
      command.group === 'selections'
        ? command.isOn === true
          ? intl.formatMessage(
              { id: 'shell.palette.removed', defaultMessage: 'Removed from the coupon: {title}' },
              { title: command.title },
            )
          : intl.formatMessage({ id: 'shell.palette.added', defaultMessage: 'Added to the coupon: {title}' }, { title: command.title })
        : intl.formatMessage({ id: 'shell.palette.done', defaultMessage: 'Setting changed: {title}' }, { title: command.title }),
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      className={styles.dialog}
      title={<FormattedMessage id="shell.palette" defaultMessage="Search" />}
    >
      {sources.map((source) => (
        <Fenced key={source.id} source={source} query={query} onFound={onFound} />
      ))}
      <PaletteView query={query} onQuery={setQuery} commands={commands} status={status} onTake={take} announcement={announcement} />
    </Dialog>
  );
}

/** Drops duplicate pages from different sources. */
function withoutTwins(commands: readonly Command[]): Command[] {
  const pages = new Set<string>();
  return commands.filter(({ href }) => href === undefined || (!pages.has(href) && pages.add(href)));
}
