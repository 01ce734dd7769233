import { crawlers } from '../../../engine/index.ts';
import { purposeNames } from '../../wording/purposes.ts';
import { type AppCommand, commandsOf } from './appCommand.ts';

const botCommands: readonly AppCommand[] = crawlers.flatMap(({ token, operator, purpose }) =>
  commandsOf('bots', [
    {
      id: `ask-${token}`,
      title: `Add ${token}`,
      description: `${purposeNames[purpose]}, ${operator}`,
      isEnabled: ({ case: theCase }) => !theCase.bots.includes(token),
      run: ({ store }) => store.getState().addBot(token),
    },
    {
      id: `drop-${token}`,
      title: `Remove ${token}`,
      description: `${purposeNames[purpose]}, ${operator}`,
      isEnabled: ({ case: theCase }) => theCase.bots.includes(token),
      run: ({ store }) => store.getState().removeBot(token),
    },
  ]),
);

/** Commands that only what was typed asks for: a line by its number, a URL to test, a bot by its name. */
export function queryCommands(query: string): readonly AppCommand[] {
  const text = query.trim();
  if (text === '') return [];
  if (/^\d+$/.test(text))
    return commandsOf('go', [
      {
        id: 'go-to-line',
        title: `Line ${text}`,
        description: 'In the robots.txt',
        run: ({ store }) => store.getState().revealLine(Number(text), { focus: true }),
      },
    ]);
  if (/^(?:\/|https?:)\S*$/.test(text))
    return commandsOf('go', [
      {
        id: 'test-url',
        title: `Test ${text}`,
        description: 'Adds it to the list of URLs',
        run: ({ store }) => {
          store.getState().addUrls([text]);
          store.getState().setTab('urls');
        },
      },
    ]);
  return botCommands;
}
