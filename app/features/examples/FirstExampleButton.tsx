import { Button } from '../../components/Button.tsx';
import { examples } from './examples.ts';
import { useOpenExample } from './useOpenExample.ts';

/** One press from nothing to something worth looking at. */
export function FirstExampleButton() {
  const open = useOpenExample();
  const [first] = examples;
  if (first === undefined) return null;
  return (
    <Button variant="primary" onClick={() => open(first)}>
      Show me a file with classic mistakes
    </Button>
  );
}
