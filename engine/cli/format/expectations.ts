import type { ExpectationResult, Verdict } from '../../index.ts';

/** 'Googlebot may fetch /page': the expectation as a sentence without its full stop. */
export function describeQuestion({ bot, url, expected }: ExpectationResult): string {
  return `${bot} ${expected === 'allow' ? 'may' : 'may not'} fetch ${url}`;
}

/** 'allowed by line 3'. */
export function describeVerdict({ allowed, line }: Verdict): string {
  const word = allowed ? 'allowed' : 'disallowed';
  return line === 0 ? `${word}, no rule decides` : `${word} by line ${line.toString()}`;
}

/** Why an expectation is not met. */
export function describeFailure(result: ExpectationResult): string {
  const { address, verdict } = result;
  const expectation = `${describeQuestion(result)} was expected, but`;
  if (verdict !== null) return `${expectation} it is ${describeVerdict(verdict)}`;
  if (address.kind === 'outside')
    return `${expectation} another file governs it${address.governedBy === null ? '' : `: ${address.governedBy}`}`;
  return `${expectation} that is no URL`;
}
