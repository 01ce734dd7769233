import { BetweenHorizontalStart, Sparkles } from 'lucide-react';
import { useMemo } from 'react';
import type { Command, CommandTools } from '../../commands/command.ts';
import { editingCommands } from '../../commands/editingCommands.ts';
import { MenuButton } from '../../components/MenuButton.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStore, useAppStoreApi } from '../../store/AppStoreContext.ts';
import styles from './EditMenus.module.css';
import { useRobotsEditor } from './RobotsEditorProvider.tsx';

/** The commands of a section as a menu's actions; those that have nothing to do now are left to be seen. */
function useActions(sections: readonly Command['section'][]) {
  const store = useAppStoreApi();
  const services = useServices();
  const editor = useRobotsEditor();
  const tools = useMemo((): CommandTools => ({ store, services, editor }), [store, services, editor]);
  const own = editingCommands.filter(({ section }) => sections.includes(section));
  const enabled = useAppStore((state) =>
    own
      .filter(({ isEnabled }) => isEnabled(state))
      .map(({ id }) => id)
      .join(' '),
  ).split(' ');
  return own.map(({ id, title, description, run }) => ({
    id,
    title,
    description,
    isDisabled: !enabled.includes(id),
    onSelect: () => void run(tools),
  }));
}

/** What can be done to the file, and what can be put into it. */
export function EditMenus() {
  const tidy = useActions(['go', 'tidy']);
  const insert = useActions(['insert']);
  return (
    <>
      <MenuButton variant="quiet" title="Insert" actions={insert}>
        <BetweenHorizontalStart aria-hidden="true" />
        <span className={styles.word}>Insert</span>
      </MenuButton>
      <MenuButton variant="quiet" title="Tidy" actions={tidy}>
        <Sparkles aria-hidden="true" />
        <span className={styles.word}>Tidy</span>
      </MenuButton>
    </>
  );
}
