import { useState } from 'react';
import type { GroupsView } from '../../store/selectors/groupsView.ts';
import { GroupEntry } from './GroupEntry.tsx';
import styles from './GroupList.module.css';
import { MoreButton } from './MoreButton.tsx';
import { Part } from './Part.tsx';

/** How many groups are drawn at first, and more at a time. */
const step = 40;

/** All groups as they hold for the names of the file, those of one name put together. */
export function GroupList({ groups }: Pick<GroupsView, 'groups'>) {
  const [limit, setLimit] = useState(step);
  if (groups.total === 0) return null;
  return (
    <Part title="Groups" note={groups.total.toLocaleString('en')}>
      <ul className={styles.groups}>
        {groups.first.slice(0, limit).map((group) => (
          <GroupEntry
            key={group.names.flatMap(({ places }) => places.map(({ line }) => line)).join(' ')}
            group={group}
          />
        ))}
      </ul>
      <MoreButton list={groups} shown={limit} name="groups" onMore={() => setLimit(limit + step)} />
    </Part>
  );
}
