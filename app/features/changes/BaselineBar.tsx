import { ArrowDownUp, X } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { PanelHeader } from '../../components/PanelHeader.tsx';
import { counted } from '../../wording/proofs.ts';
import { BaselineSources } from './BaselineSources.tsx';
import { ReportButtons } from './ReportButtons.tsx';
import { SimplifyButton } from './SimplifyButton.tsx';
import { useBaseline } from './useBaseline.ts';
import type { ChangeInputs } from './useChangeInputs.ts';

/** What the draft is compared with, and ways to change that. */
export function BaselineBar({ inputs }: { readonly inputs: ChangeInputs }) {
  const { before } = inputs;
  const { clear, swap } = useBaseline();
  return (
    <PanelHeader title="Live" facts={<span>{counted(before.octets.length, 'byte')}</span>}>
      <BaselineSources as="menu" />
      <IconButton label="Swap draft and baseline" onClick={swap}>
        <ArrowDownUp aria-hidden="true" />
      </IconButton>
      <IconButton label="Clear the baseline" onClick={clear}>
        <X aria-hidden="true" />
      </IconButton>
      <SimplifyButton variant="quiet" />
      <ReportButtons inputs={inputs} />
    </PanelHeader>
  );
}
