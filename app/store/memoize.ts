/** The function with its last answer remembered for as long as its arguments stay the same, by identity. */
export function memoizeLast<Arguments extends readonly unknown[], Answer>(
  compute: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  let last: { readonly given: Arguments; readonly answer: Answer } | null = null;
  return (...given) => {
    const isSame =
      last?.given.length === given.length &&
      last.given.every((value, index) => Object.is(value, given[index]));
    if (last !== null && isSame) return last.answer;
    last = { given, answer: compute(...given) };
    return last.answer;
  };
}

/** The function with an answer remembered for each object it was asked about, as long as that object lives. */
export function memoizeByObject<Key extends object, Answer>(
  compute: (key: Key) => Answer,
): (key: Key) => Answer {
  const answers = new WeakMap<Key, { readonly answer: Answer }>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known.answer;
    const answer = compute(key);
    answers.set(key, { answer });
    return answer;
  };
}
