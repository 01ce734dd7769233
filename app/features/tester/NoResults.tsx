import { EmptyState } from '../../components/EmptyState.tsx';

/** What stands where verdicts would: what is missing for them. */
export function NoResults({ hasUrls }: { readonly hasUrls: boolean }) {
  if (hasUrls)
    return (
      <EmptyState title="Which bots shall be asked?">
        <p>Add one above: Googlebot, GPTBot, any other by its name, or by its whole User-Agent header.</p>
      </EmptyState>
    );
  return (
    <EmptyState title="Which URLs must be crawled, and which must not?">
      <p>
        Write or paste them above, one a line: paths such as <code>/cart</code> or whole URLs. Each gets a
        verdict per bot, with the line that decides it; beside it stands what the standards of 1994 and 1996
        make of the same file.
      </p>
    </EmptyState>
  );
}
