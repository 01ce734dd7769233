import { useState } from 'react';
import type { ReadyCommand } from '../../commands/command.ts';
import { keyNames } from '../../commands/keys.ts';
import { KeyNames } from '../../components/KeyNames.tsx';
import { SearchDialog } from '../../components/SearchDialog.tsx';
import { isAppleDevice } from '../../services/device.ts';
import { useAppStore, useAppStoreApi } from '../../store/AppStoreContext.ts';
import styles from './CommandPalette.module.css';
import { MatchedText } from './MatchedText.tsx';
import { paletteGroups } from './paletteGroups.ts';

interface CommandPaletteProps {
  readonly commands: readonly ReadyCommand[];
  /** Commands made of what was typed. */
  readonly fromQuery: (query: string) => readonly ReadyCommand[];
}

/** Everything that can be done, found by a few letters. */
export function CommandPalette({ commands, fromQuery }: CommandPaletteProps) {
  const store = useAppStoreApi();
  const recent = useAppStore((state) => state.recentCommands);
  const setCommandView = useAppStore((state) => state.setCommandView);
  const [query, setQuery] = useState('');
  const state = store.getState();
  const asked = fromQuery(query).filter(({ isEnabled }) => isEnabled(state));
  const groups = paletteGroups([...commands, ...asked], query, recent).map(({ heading, items }) => ({
    heading,
    items: items.map((item) => ({
      ...item,
      title: item.command.title,
      isDisabled: !item.command.isEnabled(state),
    })),
  }));
  return (
    <SearchDialog
      title="Commands"
      placeholder="What would you like to do?"
      query={query}
      groups={groups}
      draw={({ command, spans }) => (
        <>
          <span className={styles.title}>
            <MatchedText text={command.title} spans={spans} />
          </span>
          <span className={styles.description}>{command.description}</span>
          {command.keys !== null && <KeyNames names={keyNames(command.keys, isAppleDevice())} />}
        </>
      )}
      foot={
        <>
          <span>Type a number to go to that line</span>
          <span>Type a path to add it to the URLs</span>
          <span>Type a name to add that bot</span>
        </>
      }
      onQuery={setQuery}
      onChoose={({ command }) => {
        setCommandView('none');
        store.getState().rememberCommand(command.id);
        // Once the dialog has given the keyboard back, the command may take it elsewhere.
        setTimeout(() => void command.run());
      }}
      onClose={() => setCommandView('none')}
    />
  );
}
