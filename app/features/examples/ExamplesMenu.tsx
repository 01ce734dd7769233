import { BookOpen } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { Menu, MenuItem } from '../../components/Menu.tsx';
import { examples } from './examples.ts';
import { useOpenExample } from './useOpenExample.ts';

/** Cases to learn from. */
export function ExamplesMenu() {
  const open = useOpenExample();
  return (
    <Menu
      trigger={
        <Button>
          <BookOpen aria-hidden="true" />
          Examples
        </Button>
      }
    >
      {examples.map((example) => (
        <MenuItem
          key={example.id}
          title={example.title}
          description={example.lesson}
          onSelect={() => open(example)}
        />
      ))}
    </Menu>
  );
}
