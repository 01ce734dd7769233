import { Combobox } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './GroupedCombobox.module.css';

/** A choice of a combobox. */
export interface ComboboxChoice {
  readonly value: string;
  readonly label: string;
  /** A line about it, searched too. */
  readonly detail: string;
}

/** Choices under a heading. */
export interface ComboboxGroup {
  readonly heading: string;
  readonly items: readonly ComboboxChoice[];
}

interface GroupedComboboxProps {
  readonly label: string;
  /** What can be typed into its field, which is named so. */
  readonly placeholder: string;
  readonly groups: readonly ComboboxGroup[];
  readonly chosen: readonly string[];
  /** A choice made of what was typed; null where there is nothing to make of it. */
  readonly fromText: (text: string) => ComboboxChoice | null;
  readonly ownHeading: string;
  /** What is in its field at first. */
  readonly initialQuery: string;
  readonly onChange: (chosen: readonly string[]) => void;
  /** What the button that opens it shows. */
  readonly children: ReactNode;
}

function matches({ label, detail }: ComboboxChoice, query: string): boolean {
  const text = `${label} ${detail}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/**
 * A button that opens a searchable list of groups of choices, several of which can be chosen, and to which one's own can
 * be added. Open from the start: it is mounted when it is asked for.
 */
export function GroupedCombobox(props: GroupedComboboxProps) {
  const { label, placeholder, groups, chosen, fromText, ownHeading, onChange, children } = props;
  const [query, setQuery] = useState(props.initialQuery);
  const found = groups
    .map(({ heading, items }) => ({ heading, items: items.filter((item) => matches(item, query)) }))
    .filter(({ items }) => items.length > 0);
  const own = query.trim() === '' ? null : fromText(query.trim());
  const isKnown = groups.some(({ items }) => items.some(({ value }) => value === own?.value));
  const shown = own === null || isKnown ? found : [...found, { heading: ownHeading, items: [own] }];
  return (
    <Combobox.Root<string, true, ComboboxGroup>
      multiple
      defaultOpen
      autoHighlight
      items={shown}
      filter={null}
      value={[...chosen]}
      inputValue={query}
      onInputValueChange={setQuery}
      onValueChange={(next) => {
        onChange(next);
        setQuery('');
      }}
    >
      <Combobox.Trigger render={<Button />} aria-label={label}>
        {children}
      </Combobox.Trigger>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} align="start" className={styles.positioner}>
          <Combobox.Popup className={styles.popup} aria-label={label}>
            <Combobox.Input aria-label={placeholder} placeholder={placeholder} className={styles.input} />
            <Combobox.Empty className={styles.empty}>No matches.</Combobox.Empty>
            <Combobox.List className={styles.list}>
              {(group: ComboboxGroup) => (
                <Combobox.Group key={group.heading} items={group.items} className={styles.group}>
                  <Combobox.GroupLabel className={styles.heading}>{group.heading}</Combobox.GroupLabel>
                  <Combobox.Collection>
                    {(item: ComboboxChoice) => (
                      <Combobox.Item key={item.value} value={item.value} className={styles.item}>
                        <span className={styles.tick}>
                          <Combobox.ItemIndicator>
                            <Check aria-hidden="true" />
                          </Combobox.ItemIndicator>
                        </span>
                        <span className={styles.label}>{item.label}</span>
                        <span className={styles.detail}>{item.detail}</span>
                      </Combobox.Item>
                    )}
                  </Combobox.Collection>
                </Combobox.Group>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
