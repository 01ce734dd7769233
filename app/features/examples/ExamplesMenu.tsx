import { BookOpen } from 'lucide-react';
import { MenuButton } from '../../components/MenuButton.tsx';
import { examples } from './examples.ts';
import { useOpenExample } from './useOpenExample.ts';

/** Cases to learn from. */
export function ExamplesMenu() {
  const open = useOpenExample();
  return (
    <MenuButton
      actions={examples.map((example) => ({
        id: example.id,
        title: example.title,
        description: example.lesson,
        onSelect: () => open(example),
      }))}
    >
      <BookOpen aria-hidden="true" />
      Examples
    </MenuButton>
  );
}
