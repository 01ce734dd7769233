import { Button } from '../../components/Button.tsx';
import { examples } from './examples.ts';
import { useOpenExample } from './useOpenExample.ts';

/** How many of the examples are offered to begin with; the menu has them all. */
const offered = 3;

/** One press from nothing to something worth looking at. */
export function FirstExamples() {
  const open = useOpenExample();
  return examples.slice(0, offered).map((example, index) => (
    <Button key={example.id} variant={index === 0 ? 'primary' : 'plain'} onClick={() => open(example)}>
      {example.title}
    </Button>
  ));
}
