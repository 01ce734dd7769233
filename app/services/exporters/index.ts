export { exportCase, exportRobots, fileNameOf } from './exportFiles.ts';
export { type ExportedFile, exportResults, type ResultFormat } from './exportResults.ts';
