/** An entry of a menu. */
export interface MenuAction {
  readonly id: string;
  readonly title: string;
  /** A line about it, where a title is not enough. */
  readonly description?: string;
  readonly onSelect: () => void;
}
