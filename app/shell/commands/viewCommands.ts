import type { Theme } from '../../store/viewSlice.ts';
import { defaultPanes } from '../../store/viewSlice.ts';
import { firstTab, tabs } from '../tabs.ts';
import { commandsOf } from './appCommand.ts';
import type { AppTools } from './appTools.ts';

const themes: readonly { readonly id: Theme; readonly title: string }[] = [
  { id: 'light', title: 'Light theme' },
  { id: 'dark', title: 'Dark theme' },
  { id: 'system', title: 'System theme' },
];

/** Puts panes, tab and filters back to what they are on a first visit; the case stays as it is. */
function resetView({ store, services }: AppTools): void {
  const { panes, tab, urlFilter, urlSearch, urlSort, isGroupedByRule } = store.getState();
  store.setState({
    panes: defaultPanes,
    tab: firstTab.id,
    urlFilter: 'all',
    urlSearch: '',
    urlSort: { by: 'list', descending: false },
    isGroupedByRule: false,
  });
  services.notifier.notify({
    tone: 'info',
    title: 'Panes, tab and filters are reset',
    action: {
      label: 'Undo',
      run: () => store.setState({ panes, tab, urlFilter, urlSearch, urlSort, isGroupedByRule }),
    },
  });
}

/** Going to places, and how things look. */
export const viewCommands = [
  ...commandsOf('go', [
    ...tabs.map(({ id, label, about }, index) => ({
      id: `tab-${id}`,
      title: `${label}`,
      description: about,
      keys: `Mod-Alt-${index + 1}`,
      run: ({ store, goToPart }: AppTools) => {
        store.getState().setTab(id);
        goToPart('tests');
      },
    })),
    {
      id: 'go-robots',
      title: 'Editor of the robots.txt',
      keys: 'Mod-Alt-e',
      run: ({ goToPart, editor }) => {
        goToPart('robots');
        editor.focus();
      },
    },
    {
      id: 'go-urls',
      title: 'List of URLs to test',
      keys: 'Mod-Alt-u',
      run: ({ store, goToPart, focusUrls }) => {
        store.getState().setTab(firstTab.id);
        goToPart('tests');
        focusUrls();
      },
    },
    {
      id: 'go-problems',
      title: 'Problems of the file',
      keys: 'Mod-Alt-p',
      run: ({ goToPart }) => goToPart('problems'),
    },
  ]),
  ...commandsOf('view', [
    ...themes.map(({ id, title }) => ({
      id: `theme-${id}`,
      title,
      run: ({ store }: AppTools) => store.getState().setTheme(id),
    })),
    {
      id: 'reset-view',
      title: 'Reset the layout',
      description: 'Resets panes, tab and filters; keeps the case',
      run: resetView,
    },
  ]),
  ...commandsOf('help', [
    {
      id: 'palette',
      title: 'Commands',
      keys: 'Mod-k',
      run: ({ store }) => store.getState().setCommandView('palette'),
    },
    {
      id: 'keys',
      title: 'Keyboard shortcuts',
      description: 'All keys and what they do',
      keys: '?',
      run: ({ store }) => store.getState().setCommandView('keys'),
    },
  ]),
];
