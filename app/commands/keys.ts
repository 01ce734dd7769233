/** A key press, as the browser tells it. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

interface KeyCombination {
  readonly key: string;
  readonly mod: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

function parseKeys(keys: string): KeyCombination {
  const parts = keys.split('-');
  return {
    key: parts.at(-1) ?? '',
    mod: parts.includes('Mod'),
    alt: parts.includes('Alt'),
    shift: parts.includes('Shift'),
  };
}

/** Alt and Shift turn letters and digits into other characters: then the key's place on the board tells what it is. */
function keyOf({ key, code, altKey, shiftKey }: KeyPress): string {
  if (!altKey && !shiftKey) return key.toLowerCase();
  const [, name = key] = /^(?:Key|Digit)(\w)$/.exec(code) ?? [];
  return name.toLowerCase();
}

/** Whether a combination has a modifier that typing does without. */
export function hasModifier(keys: string): boolean {
  const { mod, alt } = parseKeys(keys);
  return mod || alt;
}

/**
 * Whether a key press is a combination in CodeMirror's notation ('Mod-Alt-n'; 'Mod' is Command on Apple's machines, Ctrl
 * elsewhere). One without modifiers is the character itself, however it is typed: '?' has Shift on some keyboards.
 */
export function isPressed(keys: string, press: KeyPress, isApple: boolean): boolean {
  const { key, mod, alt, shift } = parseKeys(keys);
  // AltGr types characters, though some systems report it as Ctrl and Alt.
  if (press.getModifierState('AltGraph')) return !hasModifier(keys) && press.key === key;
  const [isMod, isOther] = isApple ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (isOther || isMod !== mod || press.altKey !== alt) return false;
  if (!mod && !alt) return press.key === key;
  return press.shiftKey === shift && keyOf(press) === key.toLowerCase();
}

const appleNames: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };
const arrows: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓' };
const otherNames: Readonly<Record<string, string>> = { Mod: 'Ctrl' };

/** The names that are printed on the keys of a combination, modifiers in the system's order. */
export function keyNames(keys: string, isApple: boolean): readonly string[] {
  const { key, mod, alt, shift } = parseKeys(keys);
  const own = arrows[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  const order = isApple
    ? [alt && 'Alt', shift && 'Shift', mod && 'Mod']
    : [mod && 'Mod', alt && 'Alt', shift && 'Shift'];
  const modifiers = order.filter((name) => name !== false);
  const names = isApple ? appleNames : otherNames;
  return [...modifiers.map((name) => names[name] ?? name), own];
}

/** A combination as `aria-keyshortcuts` wants it: 'Control+Alt+N'. */
export function ariaKeys(keys: string, isApple: boolean): string {
  return keyNames(keys, false)
    .join('+')
    .replace('Ctrl', isApple ? 'Meta' : 'Control');
}
