import { testRule } from '../../testing/ruleTester.ts';
import { cleanParamPlaceDocs } from './clean-param-place.docs.ts';
import { cleanParamPlace } from './clean-param-place.ts';

testRule(cleanParamPlace, cleanParamPlaceDocs, [
  {
    text: 'User-agent: Googlebot\nUser-agent: bingbot\nDisallow: /a\nClean-param: sid # x\n',
    findings: [{ messageId: 'place', data: { names: 'Googlebot, bingbot' }, at: '4:1-4:17' }],
  },
  { text: 'User-agent: Googlebot\nUser-agent: YandexBot\nDisallow:\nClean-param: a\n', findings: [] },
]);
