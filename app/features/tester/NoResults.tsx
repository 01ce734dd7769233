import { EmptyState } from '../../components/EmptyState.tsx';

/** What stands where verdicts would: what is missing for them. */
export function NoResults({ hasUrls }: { readonly hasUrls: boolean }) {
  if (hasUrls)
    return (
      <EmptyState title="Which bots do you want to test?">
        <p>Add a bot above by name, such as Googlebot or GPTBot, or by its full User-Agent header.</p>
      </EmptyState>
    );
  return (
    <EmptyState title="Which URLs do you want to test?">
      <p>
        Enter or paste them above, one per line: paths such as <code>/cart</code> or full URLs. You get a
        verdict for each bot with the line that decides it, next to the verdicts of the 1994 and 1996
        standards.
      </p>
    </EmptyState>
  );
}
