import { type ClipboardEvent, useId, useRef } from 'react';
import type { RawResponse } from '../../../engine/index.ts';
import { parseRawResponse } from '../../../engine/index.ts';
import { Button } from '../../components/Button.tsx';
import { CodeArea } from '../../components/CodeArea.tsx';
import { useServices } from '../../services/ServicesContext.ts';
import { useAppStore, useAppStoreApi } from '../../store/AppStoreContext.ts';
import { selectResponse } from '../../store/selectors/response.ts';
import { answerSummary, responseProblem } from '../../wording/accessWords.ts';
import styles from './AnswerPaste.module.css';
import { SceneButtons } from './SceneButtons.tsx';

const example = `$ curl -iL https://example.com/robots.txt
HTTP/2 503
retry-after: 3600
cache-control: no-store`;

/** What was read of the pasted text, or why nothing was. */
function status(response: RawResponse): string {
  if (response.ok) return `Read: ${answerSummary(response)}`;
  return responseProblem(response);
}

/** A box for a response as curl prints it; its body can become the file of the editor. */
export function AnswerPaste() {
  const { clock } = useServices();
  const store = useAppStoreApi();
  const raw = useAppStore((state) => state.response);
  const response = selectResponse(raw);
  const file = useRef<HTMLInputElement>(null);
  const statusId = useId();
  const take = (text: string | Uint8Array) => {
    const { setResponse, takeResponse } = store.getState();
    setResponse(text);
    const parsed = parseRawResponse(text);
    if (parsed.ok) takeResponse(parsed, clock.minute());
  };
  const openBody = (octets: Uint8Array) => {
    const { openRobotsFile, case: theCase } = store.getState();
    openRobotsFile(octets, 'body of the response', theCase.fetch);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    if (selectionEnd - selectionStart < value.length) return;
    // A text box turns CRLF into LF: the clipboard still has the octets of the body.
    event.preventDefault();
    take(event.clipboardData.getData('text/plain'));
  };
  const { parsed } = response;
  const body = parsed.ok ? parsed.body : null;
  return (
    <div className={styles.paste}>
      <CodeArea
        rows={7}
        aria-label="Output of curl -i"
        aria-describedby={statusId}
        placeholder={example}
        value={response.shown}
        onChange={(event) => take(event.target.value)}
        onPaste={onPaste}
      />
      <p id={statusId} role="status" className={parsed.ok ? styles.read : styles.problem}>
        {raw.length === 0
          ? 'Paste the output of curl -i or curl -iL, including redirects and errors.'
          : status(parsed)}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => file.current?.click()}>From a file…</Button>
        <Button disabled={body === null} onClick={() => body !== null && openBody(body)}>
          Edit the body as robots.txt
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="Open a saved response"
          onChange={(event) => {
            const [picked] = event.target.files ?? [];
            event.target.value = '';
            void picked?.arrayBuffer().then((buffer) => take(new Uint8Array(buffer)));
          }}
        />
      </div>
      <SceneButtons />
    </div>
  );
}
