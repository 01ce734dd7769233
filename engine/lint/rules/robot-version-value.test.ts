import { testRule } from '../../testing/ruleTester.ts';
import { robotVersionValueDocs } from './robot-version-value.docs.ts';
import { robotVersionValue } from './robot-version-value.ts';

testRule(robotVersionValue, robotVersionValueDocs, [
  {
    text: 'Robot-version: 2 # x\nRobot-version: 2.0.0\nRobot-version:\n',
    findings: [{ messageId: 'version', data: { value: '2' }, at: '1:16-1:17' }],
  },
]);
