/** One header field as sent. */
export interface HeaderField {
  /** In lower case. */
  readonly name: string;
  /** Without the white space around it, folded lines joined by one space. */
  readonly value: string;
}

/** The values of a header, in order; `name` in lower case. */
export function headerValues(fields: readonly HeaderField[], name: string): readonly string[] {
  return fields.filter((field) => field.name === name).map((field) => field.value);
}

/** The value of a header that may be a list on several lines, joined as one; undefined where there is none. */
export function headerValue(fields: readonly HeaderField[], name: string): string | undefined {
  const values = headerValues(fields, name);
  return values.length === 0 ? undefined : values.join(', ');
}
