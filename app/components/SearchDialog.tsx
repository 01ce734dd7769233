import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import styles from './SearchDialog.module.css';

/** Something that can be chosen. */
export interface SearchItem {
  readonly id: string;
  /** What is read out and compared. */
  readonly title: string;
  readonly isDisabled: boolean;
}

/** Items under a heading. */
export interface SearchGroup<Item extends SearchItem> {
  readonly heading: string;
  readonly items: readonly Item[];
}

interface SearchDialogProps<Item extends SearchItem> {
  readonly title: string;
  readonly placeholder: string;
  readonly query: string;
  /** What the query finds. */
  readonly groups: readonly SearchGroup<Item>[];
  readonly draw: (item: Item) => ReactNode;
  readonly foot: ReactNode;
  readonly onQuery: (query: string) => void;
  readonly onChoose: (item: Item) => void;
  readonly onClose: () => void;
}

/** A dialog in which a field searches a list of groups: arrows go through it, Enter chooses, Escape closes. */
export function SearchDialog<Item extends SearchItem>(props: SearchDialogProps<Item>) {
  const { title, placeholder, query, groups, draw, foot, onQuery, onChoose, onClose } = props;
  return (
    <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={styles.popup} aria-label={title}>
            <Autocomplete.Root<SearchGroup<Item>>
              inline
              open
              autoHighlight="always"
              keepHighlight
              items={groups}
              filter={null}
              value={query}
              onValueChange={(next, { reason }) => {
                // A chosen item would put its title into the field.
                if (reason !== 'item-press') onQuery(next);
              }}
            >
              <Autocomplete.Input
                aria-label={placeholder}
                placeholder={placeholder}
                className={styles.input}
              />
              <Autocomplete.Empty className={styles.empty}>No matches.</Autocomplete.Empty>
              <Autocomplete.List className={styles.list} aria-label={title}>
                {(group: SearchGroup<Item>) => (
                  <Autocomplete.Group key={group.heading} items={group.items} className={styles.group}>
                    <Autocomplete.GroupLabel className={styles.heading}>
                      {group.heading}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(item: Item) => (
                        <Autocomplete.Item
                          key={item.id}
                          value={item}
                          disabled={item.isDisabled}
                          className={styles.item}
                          onClick={() => onChoose(item)}
                        >
                          {draw(item)}
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </Autocomplete.Root>
            <div className={styles.foot}>{foot}</div>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
