import type { CommandSection, ReadyCommand } from '../../commands/command.ts';
import { keyNames } from '../../commands/keys.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { KeyNames } from '../../components/KeyNames.tsx';
import { isAppleDevice } from '../../services/device.ts';
import { useAppStore } from '../../store/AppStoreContext.ts';
import { editingKeys } from './editingKeys.ts';
import styles from './KeySheet.module.css';
import { isSection, sectionNames } from './paletteGroups.ts';

interface KeyEntry {
  readonly title: string;
  readonly keys: string;
}

function KeyList({ heading, entries }: { readonly heading: string; readonly entries: readonly KeyEntry[] }) {
  const isApple = isAppleDevice();
  return (
    <section>
      <h3>{heading}</h3>
      <dl className={styles.list}>
        {entries.map(({ title, keys }) => (
          <div key={keys} className={styles.entry}>
            <dt>{title}</dt>
            <dd>
              <KeyNames names={keyNames(keys, isApple)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function entriesOf(commands: readonly ReadyCommand[], section: CommandSection): readonly KeyEntry[] {
  return commands.flatMap((command) =>
    command.section !== section || command.keys === null ? [] : { title: command.title, keys: command.keys },
  );
}

/** All keys, by what they are about. */
export function KeySheet({ commands }: { readonly commands: readonly ReadyCommand[] }) {
  const setCommandView = useAppStore((state) => state.setCommandView);
  const arePlainKeysOn = useAppStore((state) => state.arePlainKeysOn);
  const setPlainKeysOn = useAppStore((state) => state.setPlainKeysOn);
  const close = () => setCommandView('none');
  const sections = Object.keys(sectionNames)
    .filter(isSection)
    .map((section) => ({ heading: sectionNames[section], entries: entriesOf(commands, section) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Dialog
      title="Keyboard shortcuts"
      isWide
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          Done
        </Button>
      }
    >
      <label className={styles.plain}>
        <input
          type="checkbox"
          checked={arePlainKeysOn}
          onChange={({ target }) => setPlainKeysOn(target.checked)}
        />
        Single-key shortcuts, such as “?”
      </label>
      <div className={styles.sections}>
        {sections.map(({ heading, entries }) => (
          <KeyList key={heading} heading={heading} entries={entries} />
        ))}
        <KeyList heading="While editing" entries={editingKeys} />
      </div>
    </Dialog>
  );
}
