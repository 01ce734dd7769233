import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { governedGroups } from '../../store/selectors/governedBots.ts';
import type { GroupReader } from '../../store/selectors/groupReader.ts';
import { GroupEntry } from './GroupEntry.tsx';
import styles from './GroupList.module.css';
import { Part } from './Part.tsx';

/** How many groups are drawn at first, and more at a time. */
const step = 40;

/** All groups as they hold for the names of the file, those of one name put together. */
export function GroupList({ reader }: { readonly reader: GroupReader }) {
  const [limit, setLimit] = useState(step);
  const groups = governedGroups(reader);
  if (groups.length === 0) return null;
  return (
    <Part title="Groups" note={groups.length.toLocaleString('en')}>
      <ul className={styles.groups}>
        {groups.slice(0, limit).map((group) => (
          <GroupEntry
            key={group.names.map(({ lines }) => lines.join(' ')).join(' ')}
            group={group}
            reader={reader}
          />
        ))}
      </ul>
      {groups.length > limit && (
        <Button variant="quiet" onClick={() => setLimit(limit + step)}>
          {(groups.length - limit).toLocaleString('en')} more groups
        </Button>
      )}
    </Part>
  );
}
