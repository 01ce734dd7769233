import { Flag } from 'lucide-react';
import { Button } from '../components/Button.tsx';
import { useServices } from '../services/ServicesContext.ts';
import { useAppStoreApi } from '../store/AppStoreContext.ts';
import type { Bot } from '../store/selectors/bots.ts';
import styles from './ReportVerdict.module.css';

interface ReportVerdictProps {
  readonly bot: Bot;
  /** As a crawler sends it. */
  readonly url: string;
  readonly expected: 'allow' | 'disallow' | null;
}

/** Copies a report of an answer, for whoever thinks that it is wrong. */
export function ReportVerdict({ bot, url, expected }: ReportVerdictProps) {
  const store = useAppStoreApi();
  const services = useServices();
  const copy = async () => {
    const { copyVerdictReport } = await import('../commands/copyVerdictReport.ts');
    await copyVerdictReport({ store, services }, { bot, url, expected });
  };
  return (
    <Button variant="quiet" className={styles.report ?? ''} onClick={() => void copy()}>
      <Flag aria-hidden="true" />
      Wrong? Copy a report
    </Button>
  );
}
