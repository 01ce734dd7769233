import { expect, test, vi } from 'vitest';
import { lint } from '../../../engine/index.ts';
import { createEditorPositions } from '../editorPositions.ts';
import { toDiagnostics } from './diagnostics.ts';

const text = '# é\r\nUser-agent: *\r\nDisallow: private/\r\n';
const doc = text.replaceAll('\r\n', '\n');
const findings = lint(text).filter(({ id }) => id === 'path-no-slash');

const idle = { onFix: () => undefined, onExplain: () => undefined };

test('a finding is underlined where the editor has its text', () => {
  const [diagnostic] = toDiagnostics(findings, createEditorPositions(text), doc.length, idle);
  expect(diagnostic).toMatchObject({ severity: 'error', source: 'path-no-slash' });
  expect(doc.slice(diagnostic?.from, diagnostic?.to)).toBe('private/');
});

test('its fix is an action that tells which finding to fix', () => {
  const onFix = vi.fn();
  const [diagnostic] = toDiagnostics(findings, createEditorPositions(text), doc.length, { ...idle, onFix });
  const [action] = diagnostic?.actions ?? [];
  expect(action?.name).toBe(findings[0]?.fix?.label);
  // The view is not used: the text changes through whoever owns it.
  Reflect.apply(action?.apply ?? vi.fn(), undefined, []);
  expect(onFix).toHaveBeenCalledWith(findings[0]);
});

test('places beyond the document are drawn back into it', () => {
  const diagnostics = toDiagnostics(findings, createEditorPositions(text), 5, idle);
  for (const { from, to } of diagnostics) expect([from, to]).toEqual([5, 5]);
});
