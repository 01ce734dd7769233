import { memo } from 'react';
import type { MatrixRow } from '../../store/selectors/botMatrix.ts';
import type { MatrixColumn } from '../../store/selectors/matrixColumns.ts';
import { BotHead } from './BotHead.tsx';
import type { GridPosition } from './gridPosition.ts';
import styles from './MatrixBotRow.module.css';
import type { MatrixPick } from './matrixPick.ts';
import { VerdictCell } from './VerdictCell.tsx';

interface MatrixBotRowProps {
  readonly row: MatrixRow;
  readonly columns: readonly MatrixColumn[];
  /** 0-based, among all rows of the body. */
  readonly index: number;
  /** 0-based, among bots. */
  readonly botIndex: number;
  readonly measure: (row: HTMLTableRowElement | null) => void;
  /** The column at which the Tab key stops in this row, -1 for its head; null where it stops elsewhere. */
  readonly stop: number | null;
  readonly picked: MatrixPick | null;
  readonly onPick: (pick: MatrixPick | null) => void;
  readonly onFocusCell: (position: GridPosition) => void;
}

/** A bot with its verdicts. */
export const MatrixBotRow = memo(function MatrixBotRow(props: MatrixBotRowProps) {
  const { row, columns, index, botIndex, measure, stop, picked, onPick, onFocusCell } = props;
  const { bot, answers } = row;
  const { token } = bot.crawler;
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} className={styles.row}>
      <BotHead
        bot={bot}
        cell={`${botIndex} -1`}
        isStop={stop === -1}
        isPicked={picked !== null && picked.url === null}
        onPick={(isPicked) => onPick(isPicked ? { token, url: null } : null)}
        onFocus={() => onFocusCell({ row: botIndex, column: -1 })}
      />
      {columns.map(({ url, label }, column) => {
        const verdict = answers.verdicts[column];
        if (verdict === undefined) return null;
        return (
          <VerdictCell
            key={url}
            crawler={bot.crawler}
            label={label}
            verdict={verdict}
            exception={answers.exceptions[column] ?? null}
            cell={`${botIndex} ${column}`}
            isStop={stop === column}
            isPicked={picked?.url === url}
            onPick={(isPicked) => onPick(isPicked ? { token, url } : null)}
            onFocus={() => onFocusCell({ row: botIndex, column })}
          />
        );
      })}
      <td className={styles.note}>
        <span>{bot.crawler.stanceNote}</span>
      </td>
    </tr>
  );
});
