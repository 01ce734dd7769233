import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { useAppStore } from '../../store/AppStoreContext.ts';
import type { Theme } from '../../store/viewSlice.ts';

const themes: {
  readonly [Id in Theme]: { readonly name: string; readonly Icon: typeof Sun; readonly next: Theme };
} = {
  system: { name: 'same as system', Icon: Monitor, next: 'light' },
  light: { name: 'light', Icon: Sun, next: 'dark' },
  dark: { name: 'dark', Icon: Moon, next: 'system' },
};

/** Light, dark, or as the system has it: each press goes on to the next. */
export function ThemeButton() {
  const theme = useAppStore((state) => state.theme);
  const setTheme = useAppStore((state) => state.setTheme);
  const { name, Icon, next } = themes[theme];
  return (
    <IconButton label={`Theme: ${name}`} onClick={() => setTheme(next)}>
      <Icon aria-hidden="true" />
    </IconButton>
  );
}
