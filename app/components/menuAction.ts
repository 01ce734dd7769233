/** An entry of a menu. */
export interface MenuAction {
  readonly id: string;
  readonly title: string;
  /** A line about it, where a title is not enough. */
  readonly description?: string;
  /** Shown, but not to be had now. */
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
}
